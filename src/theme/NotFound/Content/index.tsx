// Difference from the theme: the search, the page that was probably meant and all pages instead of a request to contact the owner. Title
// and metadata are here, because the docs plugin shows this part without the page around it.
// From: @docusaurus/theme-classic 3.10.2.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import type { PageList } from '../../../../plugins/page-list/page-list';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  const { groups } = usePluginData('page-list') as PageList;
  const nearest = translate({
    id: 'notFound.nearest',
    message: 'Did you mean {page}?',
    description: 'Names the page whose URL is nearest to the one without a page; {page} is its link',
  });
  return (
    <>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page not found',
          description: 'Title of the 404 page',
        })}
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>
          <Translate id="theme.NotFound.title" description="Title of the 404 page">
            Page not found
          </Translate>
        </h1>
        <p>
          <Translate id="theme.NotFound.p1" description="First paragraph of the 404 page">
            There is no page at this URL.
          </Translate>
        </p>
        {/* The page that was probably meant, found by its URL (`src/behaviors/navigation/nearest-page.ts`). */}
        <p className={styles.nearest} data-nearest={nearest} />
        <button type="button" className="control" data-opens-search="">
          <Translate id="notFound.search" description="Button that opens the search on the 404 page">
            Find a page
          </Translate>
        </button>
        <h2>
          <Translate id="notFound.pages" description="Heading over the list of all pages on the 404 page">
            All pages
          </Translate>
        </h2>
        <div className={styles.groups} data-page-list="">
          {groups.map(({ label, pages }) => (
            <section key={label}>
              <h3>{label}</h3>
              <ul>
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </>
  );
}
