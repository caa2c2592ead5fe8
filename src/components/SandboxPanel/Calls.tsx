import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { askSandbox } from '../../hooks/sandbox-client';
import type { CallRecord, WebState } from '../../../sandbox/web';
import { maskCalls, toHar } from '../../../stories';
import ShareLink from '../ShareLink';
import Copy from './Copy';
import MaskNote from './MaskNote';
import { toCurl } from './to-curl';
import styles from './styles.module.css';

/** The calls of the reader, newest first, with export as curl, and for a support case as a HAR file or a link. */
export default function Calls({ state }: { state: WebState }): ReactNode {
  const calls = useCalls(state);
  const [keepsPersonal, setKeepsPersonal] = useState(false);
  const masked = useMemo(() => maskCalls(calls, { keepsPersonal, forms: data.forms }), [calls, keepsPersonal]);
  const renderHar = (): string => JSON.stringify(toHar(masked.calls, data.sandboxUrl, state), null, 2);
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
          <ShareLink calls={masked.calls} state={state} />
          <MaskNote keepsPersonal={keepsPersonal} counts={masked.counts} onChange={setKeepsPersonal} />
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

/** Offers a file of this page as a download. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has taken it over long before.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
