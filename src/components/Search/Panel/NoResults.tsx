import Translate from '@docusaurus/Translate';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../../behaviors/navigation/plain-click';
import styles from './styles.module.css';

type Props = { baseUrl: string; query: string; onLeave: () => void };

/** Says that nothing was found and where else to look. */
export default function NoResults({ baseUrl, query, onLeave }: Props): ReactNode {
  const handleClick = (event: MouseEvent): void => {
    if (isPlainClick(event)) onLeave();
  };
  return (
    <div className={styles.note}>
      <p>
        <Translate id="search.none" description="When nothing was found" values={{ query }}>
          {'No results for “{query}”.'}
        </Translate>
      </p>
      <p>
        <Translate id="search.none.hint" description="What to do when nothing was found">
          Try a shorter word, another spelling, or the name of a field. Or begin here:
        </Translate>
      </p>
      <ul>
        <li>
          <a onClick={handleClick} href={`${baseUrl}#tasks`}>
            <Translate id="search.none.tasks" description="Link when nothing was found, to the list of tasks">
              What you can do
            </Translate>
          </a>
        </li>
        <li>
          <a onClick={handleClick} href={`${baseUrl}common-car`}>
            <Translate id="search.none.carriers" description="Link when nothing was found">
              Carriers and services
            </Translate>
          </a>
        </li>
        <li>
          <a onClick={handleClick} href={`${baseUrl}err-code`}>
            <Translate id="notFound.errors" description="Link from the 404 page">
              Error codes
            </Translate>
          </a>
        </li>
      </ul>
    </div>
  );
}
