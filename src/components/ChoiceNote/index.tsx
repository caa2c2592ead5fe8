import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Which of several fields are needed. */
export default function ChoiceNote({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.note}>{children}</div>;
}
