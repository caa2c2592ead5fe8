import { translate } from '@docusaurus/Translate';
import { flushSync } from 'react-dom';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { csvFiles, sendCsv as sendStep } from '../../hooks/csv-client';
import { follow } from '../../hooks/follow';
import { saveFile } from '../../hooks/save-file';
import type { CsvAction, CsvChoices, CsvResult, CsvView } from '../../workers/check/messages';
import Groups, { toPlaceKey, type Rejected } from './Groups';
import Layout from './Layout';
import Rows from './Rows';
import { renderCsvProblem, renderProgress, renderVerdict } from './words';
import Actions, { MoreActions } from '../Actions';
import Json from '../ResponseView/Json';
import styles from '../Check/styles.module.css';
import frame from '../Counter/styles.module.css';

/** Loads for a reader who creates labels. */
const Proof = lazy(() => import('./Proof'));

type Props = {
  /** Of another file, another one. */
  id: string;
  name: string;
  bytes: Uint8Array;
};

/** Checks the rows of a CSV file in the worker of the check. Nothing is sent or kept. Another file needs another key. */
export default function Csv({ id, name, bytes }: Props): ReactNode {
  const [view, setView] = useState<CsvView>();
  const [options, setOptions] = useState(() => csvFiles.get(id)?.options ?? {});
  const sendCsv = useCallback((step: CsvAction): Promise<CsvResult> => sendStep({ ...step, id }), [id]);
  const [problem, setProblem] = useState('');
  /** The cells whose text the file can't contain, by their places. */
  const [rejected, setRejected] = useState<Rejected>(new Map());
  const answer = useRef<HTMLDivElement>(null);
  /** The worker that had the file is gone. */
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(true);
  /** The number of the file whose rows are being checked; those of another number are dropped. */
  const reading = useRef(0);
  /** Whether the reader has stopped it. The step that is being made ends first, so that page and worker have the same rows. */
  const isStopped = useRef(false);
  const [isReading, setIsReading] = useState(true);
  /** The row that is looked at; undefined for all. */
  const [row, setRow] = useState<number>();
  const [request, setRequest] = useState<{ row: number; body: Record<string, unknown> }>();
  /** The requests of the proof sheet; each click begins another one. */
  const [proof, setProof] = useState<ComponentProps<typeof Proof> & { id: number }>();

  function receive(result: CsvResult | undefined, kind?: CsvAction['kind']): void {
    const rows = result && 'head' in result ? result : undefined;
    if (rows) setView((before) => merge(kind === 'open' ? undefined : before, rows));
    setHasFailed(!result);
    setIsBusy(rows !== undefined && rows.stale > 0);
    // Further rows leave what is said of the file; what is said of a cell is below it.
    if (!rows ? kind !== 'cell' || !result : kind !== 'continue')
      setProblem(result && !('problem' in result) ? '' : renderCsvProblem(result));
  }
  /** Sends a step, and goes on until all rows that it has changed are checked, and all of the file unless that is stopped. */
  const send = (step: CsvAction, number = reading.current): void => {
    const goOn = (result: CsvResult | undefined): void => {
      if (reading.current !== number) return;
      if (step.kind === 'cell') setRejected((before) => markCell(before, step, result));
      receive(result, step.kind);
      if (result && 'head' in result && (result.stale > 0 || (result.unread > 0 && !isStopped.current)))
        send({ kind: 'continue' }, number);
      else if (step.kind === 'open' || step.kind === 'continue') setIsReading(false);
    };
    sendCsv(step).then(goOn, () => goOn(undefined));
  };
  const open = (step: CsvAction): void => {
    reading.current += 1;
    isStopped.current = false;
    send(step);
  };
  const mark = (isEdited: boolean, choices = options): void => void csvFiles.set(id, { options: choices, isEdited });
  const run = (step: CsvAction): void => {
    setIsBusy(true);
    setProof(undefined);
    mark(true);
    send(step);
  };
  const reopen = (change: CsvChoices, from?: Uint8Array): void => {
    const next = { ...options, ...change };
    setOptions(next);
    setProof(undefined);
    mark(from === undefined, next);
    setIsBusy(true);
    setIsReading(true);
    open({ kind: 'open', options: next, ...(from && { bytes: from }) });
  };
  const save = async (as: 'csv' | 'jsonl'): Promise<void> => {
    if (rejected.size > 0) {
      // All groups are shown, so that the cell is there.
      flushSync(() => setRow(undefined));
      const cell = answer.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      cell?.focus();
      // A fix can have removed the issue, and the cell with it.
      if (cell) return;
    }
    const result = await sendCsv({ kind: 'save', as }).catch(() => undefined);
    receive(result);
    if (!result || !('saved' in result)) return;
    if (as === 'csv') saveFile(result.saved, name, 'text/csv');
    else saveFile(result.saved, `${name}.jsonl`, 'application/jsonl');
    if (as === 'csv') mark(false);
  };

  const prove = async (rows: CsvView['rows']): Promise<void> => {
    const result = await sendCsv({ kind: 'save', as: 'jsonl' }).catch(() => undefined);
    if (!result || !('saved' in result)) {
      receive(result);
      return;
    }
    const right = rows.filter(({ issues }) => !issues.some(({ severity }) => severity === 'error'));
    const bodies = new TextDecoder().decode(result.saved).split('\n');
    const requests = right.map(({ line }, index) => ({ line, body: bodies[index] ?? '' }));
    setProof((before) => ({ id: (before?.id ?? 0) + 1, requests }));
  };

  useEffect(() => {
    const isReturned = csvFiles.has(id);
    mark(csvFiles.get(id)?.isEdited === true);
    // A reader who returns to the page finds the file as it was corrected.
    open({ kind: 'open', options, ...(!isReturned && { bytes }) });
    const warn = (event: BeforeUnloadEvent): void => {
      // A cell that is being typed counts as well.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      if (csvFiles.get(id)?.isEdited) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      reading.current += 1;
      window.removeEventListener('beforeunload', warn);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opens each file once
  }, [bytes]);

  const picked = row === undefined ? undefined : view?.rows[row];
  useEffect(() => {
    if (row === undefined || !picked) return undefined;
    return follow(sendCsv({ kind: 'request', row }), (result) => {
      if ('request' in result) setRequest({ row, body: result.request });
    });
  }, [row, picked, sendCsv]);

  const needsAnswer = view && (view.isUnknown || !view.columns.some(({ field }) => field));
  const layout = view && <Layout view={view} options={options} onChange={reopen} />;
  return (
    <>
      <div className={frame.text} aria-busy={isBusy}>
        {needsAnswer && layout}
        {view && <Rows view={view} picked={row} onPick={(next) => setRow(next === row ? undefined : next)} />}
        {!needsAnswer && layout}
      </div>
      <div className={frame.answer} ref={answer}>
        <div className={styles.summary}>
          <p className={styles.count} aria-live="polite">
            {view?.isUnknown ? '' : isReading || !view ? problem === '' && renderProgress(view) : renderVerdict(view)}
          </p>
          {!isReading && view && view.rows.length < view.total && (
            <button
              type="button"
              onClick={() => {
                isStopped.current = false;
                setIsReading(true);
                send({ kind: 'continue' });
              }}
            >
              {translate({
                id: 'csv.continue',
                message: 'Continue',
                description: 'Button that goes on with the check of further rows after it was stopped',
              })}
            </button>
          )}
          {isReading && view && (
            <button type="button" onClick={() => (isStopped.current = true)}>
              {translate({
                id: 'csv.stop',
                message: 'Stop',
                description: 'Button that stops the check of further rows',
              })}
            </button>
          )}
        </div>
        {problem !== '' && (
          <>
            <p role="alert" className="notice">
              {problem}
            </p>
            {hasFailed && (
              <button type="button" onClick={() => reopen({}, bytes)}>
                {translate({ id: 'check.retry', message: 'Retry', description: 'Button that loads the check again' })}
              </button>
            )}
          </>
        )}
        {view && <Groups view={view} row={row} rejected={rejected} onStep={run} />}
        {request && request.row === row && (
          <Json
            value={request.body}
            text=""
            label={translate({ id: 'csv.request', message: 'Request', description: 'Name of the request of a row' })}
          />
        )}
        {proof && (
          <Suspense>
            <Proof key={proof.id} requests={proof.requests} />
          </Suspense>
        )}
      </div>
      {view && view.rows.length > 0 && (
        <Actions>
          <button type="button" className="control--main" onClick={() => void save('csv')}>
            {translate({
              id: 'csv.save',
              message: 'Save corrected CSV',
              description: 'Button that saves the corrected file',
            })}
          </button>
          <MoreActions>
            <button type="button" disabled={isBusy} onClick={() => void save('jsonl')}>
              {translate({
                id: 'csv.save.requests',
                message: 'Save requests (JSON Lines)',
                description: 'Button that saves the requests of the rows without errors',
              })}
            </button>
            <button type="button" disabled={isBusy} onClick={() => void prove(view.rows)}>
              {translate({
                id: 'csv.prove',
                message: 'Create labels in the sandbox',
                description: 'Button that creates the shipments of the rows without errors',
              })}
            </button>
          </MoreActions>
        </Actions>
      )}
    </>
  );
}

/** The rejected cells after the text of one of them was sent. */
function markCell(
  before: Rejected,
  { place, text }: Extract<CsvAction, { kind: 'cell' }>,
  result: CsvResult | undefined,
): Rejected {
  const after = new Map(before);
  if (result && 'problem' in result) after.set(toPlaceKey(place), { text, problem: result.problem });
  else after.delete(toPlaceKey(place));
  return after;
}

/** The rows of a page with those that were checked since. */
function merge(before: CsvView | undefined, { head, checked, stale }: Extract<CsvResult, { head: unknown }>): CsvView {
  const rows = [...(before?.rows ?? [])];
  for (const [row, found] of checked) rows[row] = found;
  return { ...head, rows, stale };
}
