import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { name: string; count: number; children: ReactNode };

/** The fields of a field, folded (`src/behaviors/content/folds.ts`). A link to one of them opens it. */
export default function Nested({ name, count, children }: Props): ReactNode {
  return (
    <details className={styles.nested} data-collapsed="true">
      <summary data-aside="">
        <Translate
          id="nested.summary"
          description="Opens the fields of a field"
          values={{ name: <code translate="no">{name}</code>, count }}
        >
          {'Fields of {name} ({count})'}
        </Translate>
      </summary>
      <div>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
