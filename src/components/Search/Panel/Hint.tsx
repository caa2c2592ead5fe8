import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** States that a query is still too short. */
export function ShortHint(): ReactNode {
  return (
    <p className={styles.note}>
      <Translate id="search.short" description="When fewer than two characters were typed">
        Type at least two characters.
      </Translate>
    </p>
  );
}

/** The keys, at the foot of the list, where there is a keyboard. The role of the text box names them to screen readers. */
export function Keys(): ReactNode {
  const keys = [
    [
      '↑ ↓',
      translate({ id: 'search.keys.choose', message: 'Choose', description: 'What the arrow keys do in search' }),
    ],
    ['Enter', translate({ id: 'search.keys.open', message: 'Open', description: 'What Enter does in search' })],
    ['Esc', translate({ id: 'search.keys.close', message: 'Close', description: 'What Escape does in search' })],
  ];
  return (
    <p className={styles.keys} aria-hidden="true">
      {keys.map(([key, action]) => (
        <span key={key}>
          <kbd>{key}</kbd> {action}
        </span>
      ))}
    </p>
  );
}
