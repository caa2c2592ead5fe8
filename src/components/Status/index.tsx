import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** An HTTP status as a badge. */
export default function Status({ code }: { code: number }): ReactNode {
  return <span className={clsx(styles.status, code < 400 ? styles.good : styles.bad)}>{code}</span>;
}
