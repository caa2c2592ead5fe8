import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { describeLimit } from './describe-results';
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

/** States that only the beginning of a query is searched. */
export function LongHint(): ReactNode {
  return <p className={styles.note}>{describeLimit()}</p>;
}
