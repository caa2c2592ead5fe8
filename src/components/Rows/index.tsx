import type { ReactNode } from 'react';
import Method from '../Method';
import Status from '../Status';
import styles from './styles.module.css';

/** The errors that an operation can return, or the operations of a resource. */
export default function Rows({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>;
}

type ErrorProps = { status: number; code: string; children: ReactNode };

export function ErrorRow({ status, code, children }: ErrorProps): ReactNode {
  return (
    <li className={styles.error} data-error={`${status} ${code}`}>
      <Status code={status} />
      <div className={styles.words}>{children}</div>
    </li>
  );
}

type OperationProps = { method: string; path: string; children: ReactNode };

export function OperationRow({ method, path, children }: OperationProps): ReactNode {
  return (
    <li className={styles.operation}>
      <p className={styles.call}>
        <Method method={method} /> <code translate="no">{path}</code>
      </p>
      <div className={styles.words}>{children}</div>
    </li>
  );
}
