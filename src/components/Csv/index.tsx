import { translate } from '@docusaurus/Translate';
import { lazy, Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { CsvOptions } from '../../../csv';
import { sendCsv } from '../../hooks/csv-client';
import type { CsvResult, CsvStep, CsvView } from '../../workers/check/messages';
import Groups from './Groups';
import Layout from './Layout';
import Rows from './Rows';
import { renderCsvProblem, renderVerdict } from './words';
import styles from '../Check/styles.module.css';

/** Loads for a reader who creates labels. */
const Proof = lazy(() => import('./Proof'));

export type CsvProps = {
  file: { name: string; bytes: Uint8Array };
  /** The base URL of links to pages: `/en/`. */
  baseUrl: string;
  onClose: () => void;
};

/** Checks the rows of a CSV file in the worker of the check. Nothing is sent or kept. Another file needs another key. */
export default function Csv({ file, baseUrl, onClose }: CsvProps): ReactNode {
  const [view, setView] = useState<CsvView>();
  const [options, setOptions] = useState<CsvOptions>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(true);
  const [proof, setProof] = useState<ComponentProps<typeof Proof>['requests']>();

  function receive(result: CsvResult | undefined): void {
    setIsBusy(false);
    if (result && 'view' in result) setView(result.view);
    setProblem(result && !('problem' in result) ? '' : renderCsvProblem(result));
  }
  const run = (step: CsvStep): void => {
    setIsBusy(true);
    sendCsv(step).then(receive, () => receive(undefined));
  };
  const reopen = (change: CsvOptions): void => {
    const next = { ...options, ...change };
    setOptions(next);
    run({ kind: 'open', options: next });
  };
  const save = async (as: 'csv' | 'jsonl'): Promise<void> => {
    const result = await sendCsv({ kind: 'save', as }).catch(() => undefined);
    receive(result);
    if (result && 'saved' in result) download(result.saved, as === 'csv' ? file.name : `${file.name}.jsonl`);
  };

  const prove = async (rows: CsvView['rows']): Promise<void> => {
    const result = await sendCsv({ kind: 'save', as: 'jsonl' }).catch(() => undefined);
    if (!result || !('saved' in result)) {
      receive(result);
      return;
    }
    const right = rows.filter(({ issues }) => !issues.some(({ severity }) => severity === 'error'));
    const bodies = new TextDecoder().decode(result.saved).split('\n');
    setProof(right.map(({ line }, index) => ({ line, body: bodies[index] ?? '' })));
  };

  useEffect(() => {
    sendCsv({ kind: 'open', bytes: file.bytes, options: {} }).then(receive, () => receive(undefined));
  }, [file]);

  return (
    <div className={styles.check} aria-busy={isBusy}>
      <div className={styles.summary}>
        <p className={styles.count} aria-live="polite">
          {view && !view.isUnknown ? renderVerdict(view) : ''}
        </p>
        {view && view.rows.length > 0 && (
          <>
            <button type="button" onClick={() => void save('csv')}>
              {translate({ id: 'csv.save', message: 'Save CSV', description: 'Button that saves the corrected file' })}
            </button>
            <button type="button" onClick={() => void save('jsonl')}>
              {translate({
                id: 'csv.save.requests',
                message: 'Save requests (JSON Lines)',
                description: 'Button that saves the requests of the rows without errors',
              })}
            </button>
            <button type="button" onClick={() => void prove(view.rows)}>
              {translate({
                id: 'csv.prove',
                message: 'Create labels in the sandbox',
                description: 'Button that creates the shipments of the rows without errors',
              })}
            </button>
          </>
        )}
        <button type="button" onClick={onClose}>
          {translate({ id: 'csv.close', message: 'Close file', description: 'Button that closes a CSV file' })}
        </button>
      </div>
      {problem !== '' && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      {view && <Layout view={view} options={options} onChange={reopen} />}
      {view && <Groups view={view} baseUrl={baseUrl} onStep={run} />}
      {proof && (
        <Suspense>
          <Proof requests={proof} />
        </Suspense>
      )}
      {view && <Rows view={view} />}
    </div>
  );
}

function download(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
