import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The rows of an object. */
export default function Fields({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}
