// What differs: ways on from here instead of a request to tell the owner. Title and metadata stand here, since the docs
// plugin shows this part without the page around it.
// From: @docusaurus/theme-classic 3.10.2.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
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
            There is no page at this address. It may have been typed wrongly, or the link that led here is old.
          </Translate>
        </p>
        <ul>
          <li>
            <Link to="/">
              <Translate id="notFound.home" description="Link from the 404 page">
                Home
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/getting-started">
              <Translate id="notFound.start" description="Link from the 404 page">
                Get started
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/shipment-create">
              <Translate id="notFound.create" description="Link from the 404 page">
                Create a shipment
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/err-code">
              <Translate id="notFound.errors" description="Link from the 404 page">
                Error codes
              </Translate>
            </Link>
          </li>
        </ul>
      </main>
    </>
  );
}
