import type { ReactNode } from 'react';
import type { StoryCall } from '../../../stories';
import InParts from '../InParts';
import styles from './styles.module.css';

/** Recorded calls, each with its status; a dropped connection has none. */
export default function CallList({ calls }: { calls: readonly StoryCall[] }): ReactNode {
  return (
    <InParts
      items={calls}
      toItem={({ method, path, status }, index) => (
        <li key={index}>
          <code translate="no">{`${method} ${path}`}</code> {status === 0 ? '' : status}
        </li>
      )}
    >
      {(drawn) => (
        <ol className={styles.calls} tabIndex={0}>
          {drawn}
        </ol>
      )}
    </InParts>
  );
}
