import type { ReactNode } from 'react';
import type { StoryCall } from '../../../stories';
import styles from './styles.module.css';

/** Recorded calls, each with its status; a dropped connection has none. */
export default function CallList({ calls }: { calls: readonly StoryCall[] }): ReactNode {
  return (
    <ol className={styles.calls} tabIndex={0}>
      {calls.map(({ method, path, status }, index) => (
        <li key={index}>
          <code translate="no">{`${method} ${path}`}</code> {status === 0 ? '' : status}
        </li>
      ))}
    </ol>
  );
}
