import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says that a query is still too short. */
export default function Hint(): ReactNode {
  return (
    <p className={styles.note}>
      <Translate id="search.short" description="When fewer than two characters were typed">
        Type at least two characters.
      </Translate>
    </p>
  );
}
