import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useEffect, useState, type ReactNode } from 'react';
import { askSandbox } from '../../hooks/sandbox-client';
import type { CallRecord, WebState } from '../../../sandbox/web';
import { saveFile } from '../ResponseView/save-file';
import ShareLink from '../ShareLink';
import Copy from './Copy';
import { toCurl } from './to-curl';
import { toHar } from './to-har';
import styles from './styles.module.css';

/** The calls of the reader, newest first, with export as curl or as a HAR file. */
export default function Calls({ state }: { state: WebState }): ReactNode {
  const calls = useCalls(state);
  const renderHar = (): string => JSON.stringify(toHar(calls, data.sandboxUrl), null, 2);
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
          <div className={styles.buttons}>
            <Copy
              getText={() => `${calls.map(toCurl).join('\n\n')}\n`}
              label={translate({ id: 'sandbox.copyCurl', message: 'Copy as curl', description: 'Button' })}
            />
            <Copy
              getText={renderHar}
              label={translate({ id: 'sandbox.copyHar', message: 'Copy as HAR', description: 'Button' })}
            />
            <button
              type="button"
              onClick={() => saveFile(new Blob([renderHar()], { type: 'application/json' }), 'sandbox-calls.har')}
            >
              <Translate id="sandbox.saveHar" description="Button that downloads the calls">
                Download HAR
              </Translate>
            </button>
          </div>
          <ShareLink calls={calls} state={state} />
          <ol className={styles.calls} reversed>
            {calls
              .map((call, index) => (
                <li key={index} className={styles.call}>
                  <span className={call.status > 0 && call.status < 400 ? styles.success : styles.failure}>
                    {call.status === 0 ? '—' : call.status}
                  </span>
                  <code translate="no">{`${call.method} ${call.path}`}</code>
                  <span className={styles.time}>{`${Math.max(1, Math.round(call.duration))} ms`}</span>
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
function useCalls(state: WebState): CallRecord[] {
  const [calls, setCalls] = useState<CallRecord[]>([]);
  useEffect(() => {
    let isCurrent = true;
    askSandbox('calls', null).result.then(
      (found) => isCurrent && setCalls(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return calls;
}
