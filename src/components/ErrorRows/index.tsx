import type { ReactNode } from 'react';
import Status from '../Status';
import styles from './styles.module.css';

/** What an operation can answer when it fails. */
export default function ErrorRows({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>;
}

export function ErrorRow({ status, children }: { status: number; children: ReactNode }): ReactNode {
  return (
    <li className={styles.row}>
      <Status code={status} />
      <div>{children}</div>
    </li>
  );
}
