import Translate from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { follow } from '../../hooks/follow';
import { askSandbox } from '../../hooks/sandbox-client';
import type { CallRecord, WebState } from '../../../sandbox/web';
import { renderDuration } from '../ResponseView/render-duration';
import Copy from './Copy';
import ShareCalls from './ShareCalls';
import { toCurl } from './to-curl';
import styles from './styles.module.css';

/** The calls of the reader, newest first, with export as curl, and for a support case as a HAR file or a link. */
export default function Calls({ state }: { state: WebState }): ReactNode {
  const calls = useCalls(state);
  return (
    <section className={styles.column} aria-labelledby="sandbox-calls">
      <h2 id="sandbox-calls" className={styles.title}>
        <Translate id="sandbox.calls" description="Above the calls to the sandbox">
          Calls
        </Translate>
      </h2>
      {calls.length === 0 ? (
        <p className={styles.hint}>
          <Translate id="sandbox.noCalls" description="When nothing was sent to the sandbox">
            You haven't sent a request yet.
          </Translate>
        </p>
      ) : (
        <>
          <ShareCalls calls={calls} state={state} />
          <ol className={styles.calls} reversed>
            {calls
              .map((call, index) => (
                <li key={index} className={styles.call}>
                  <span className={call.status > 0 && call.status < 400 ? styles.success : styles.failure}>
                    {call.status === 0 ? '—' : call.status}
                  </span>
                  <code translate="no">{`${call.method} ${call.path}`}</code>
                  <span className={styles.time}>{renderDuration(call.duration)}</span>
                  <Copy getText={() => `${toCurl(call)}\n`} label="curl" name={`curl ${call.method} ${call.path}`} />
                </li>
              ))
              .reverse()}
          </ol>
        </>
      )}
    </section>
  );
}

/** The log, read again whenever the sandbox changes: each call changes it. */
export function useCalls(state: WebState | undefined): CallRecord[] {
  const [calls, setCalls] = useState<CallRecord[]>([]);
  useEffect(() => follow(askSandbox('calls', null).result, setCalls), [state]);
  return calls;
}
