import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useMemo, useState, type ReactNode } from 'react';
import { saveFile } from '../../hooks/save-file';
import type { CallRecord, WebState } from '../../../sandbox/web';
import { maskCalls, toHar } from '../../../stories';
import ShareLink from '../ShareLink';
import Copy from './Copy';
import MaskNote from './MaskNote';
import { toCurl } from './to-curl';
import styles from './styles.module.css';

/** Calls to the sandbox as curl, and masked for a support case as a HAR file or a link. */
export default function ShareCalls({ calls, state }: { calls: CallRecord[]; state: WebState }): ReactNode {
  const [keepsPersonal, setKeepsPersonal] = useState(false);
  const masked = useMemo(() => maskCalls(calls, { keepsPersonal, forms: data.forms }), [calls, keepsPersonal]);
  const renderHar = (): string => JSON.stringify(toHar(masked.calls, data.sandboxUrl, state), null, 2);
  return (
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
        <button type="button" onClick={() => saveFile(renderHar(), 'sandbox-calls.har', 'application/json')}>
          <Translate id="sandbox.saveHar" description="Button that downloads the calls">
            Download HAR
          </Translate>
        </button>
      </div>
      <ShareLink calls={masked.calls} state={state} />
      <MaskNote keepsPersonal={keepsPersonal} counts={masked.counts} onChange={setKeepsPersonal} />
    </>
  );
}
