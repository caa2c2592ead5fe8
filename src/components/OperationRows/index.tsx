import type { ReactNode } from 'react';
import Method from '../Method';
import styles from './styles.module.css';

/** The operations of a resource. */
export default function OperationRows({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>;
}

export function OperationRow({
  method,
  path,
  children,
}: {
  method: string;
  path: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={styles.row}>
      <p className={styles.call}>
        <Method method={method} /> <code translate="no">{path}</code>
      </p>
      <div className={styles.words}>{children}</div>
    </li>
  );
}
