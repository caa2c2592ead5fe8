import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The HTTP method of an operation as a badge. */
export default function Method({ method }: { method: string }): ReactNode {
  return <span className={clsx(styles.method, styles[method])}>{method.toUpperCase()}</span>;
}
