import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says that nothing was found and where else to look. */
export default function NoResults({ query }: { query: string }): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        <Translate id="search.none" description="When nothing was found" values={{ query }}>
          {'Nothing was found for “{query}”.'}
        </Translate>
      </p>
      <p>
        <Translate id="search.none.hint" description="What to do when nothing was found">
          Try a shorter word, another spelling, or the name of a field. Or begin here:
        </Translate>
      </p>
      <ul>
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
          <Link to="/common-car">
            <Translate id="search.none.carriers" description="Link when nothing was found">
              Carriers and services
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
    </div>
  );
}
