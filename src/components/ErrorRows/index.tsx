import type { ReactNode } from 'react';
import Status from '../Status';
import styles from './styles.module.css';

/** The errors that an operation can return. */
export default function ErrorRows({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>;
}

type RowProps = { status: number; code: string; children: ReactNode };

export function ErrorRow({ status, code, children }: RowProps): ReactNode {
  return (
    <li className={styles.row} data-error={`${status} ${code}`}>
      <Status code={status} />
      <div>{children}</div>
    </li>
  );
}
