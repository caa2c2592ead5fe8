import type { ReactNode } from 'react';
import Method from '../../Method';
import styles from './styles.module.css';

/** The method and path of an operation, or nothing if the string isn't one. */
export default function Call({ call }: { call: string }): ReactNode {
  const [method, path] = call.split(' ');
  if (!method || !path) return null;
  return (
    <span className={styles.call} translate="no">
      <Method method={method.toLowerCase()} /> <code>{path}</code>
    </span>
  );
}
