import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './is-plain-click';
import styles from './styles.module.css';

/** Says that nothing was found and where else to look. */
export default function NoResults({ query, onLeave }: { query: string; onLeave: () => void }): ReactNode {
  const handleClick = (event: MouseEvent): void => {
    if (isPlainClick(event)) onLeave();
  };
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
          <Link onClick={handleClick} to="/#tasks">
            <Translate id="search.none.tasks" description="Link when nothing was found, to the list of tasks">
              What you can do
            </Translate>
          </Link>
        </li>
        <li>
          <Link onClick={handleClick} to="/getting-started">
            <Translate id="notFound.start" description="Link from the 404 page">
              Get started
            </Translate>
          </Link>
        </li>
        <li>
          <Link onClick={handleClick} to="/shipment-create">
            <Translate id="notFound.create" description="Link from the 404 page">
              Create a shipment
            </Translate>
          </Link>
        </li>
        <li>
          <Link onClick={handleClick} to="/common-car">
            <Translate id="search.none.carriers" description="Link when nothing was found">
              Carriers and services
            </Translate>
          </Link>
        </li>
        <li>
          <Link onClick={handleClick} to="/err-code">
            <Translate id="notFound.errors" description="Link from the 404 page">
              Error codes
            </Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}
