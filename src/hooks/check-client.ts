import type {
  CheckResult,
  CheckTask,
  CheckWorkerResponse,
  CsvResult,
  CsvStep,
  NearestExample,
  TextChange,
} from '../workers/check/messages';
import { createWorkerClient } from './worker-client';

/** All checks of a page share one worker. */
const client = createWorkerClient<CheckTask, CheckWorkerResponse>(
  () => new Worker(/* webpackChunkName: "check-worker" */ new URL('../workers/check.worker.ts', import.meta.url)),
);

/** 5,000 rows take several seconds on a slow phone. */
const CSV_WAIT_MS = 60_000;

/** Returns the issues of a text. @throws if the worker cannot be loaded or fails */
export function sendCheck(request: CheckTask['request']): Promise<CheckResult> {
  return send({ type: 'check', request }) as Promise<CheckResult>;
}

/** Returns the one replacement that makes changes to a text. @throws if the worker cannot be loaded or fails */
export function sendFix(
  request: CheckTask['request'],
  changes: Extract<CheckTask, { type: 'fix' }>['changes'],
): Promise<TextChange> {
  return send({ type: 'fix', request, changes }) as Promise<TextChange>;
}

/** Returns the recorded example that is nearest to a request. @throws if the worker cannot be loaded or fails */
export function sendNearest(request: CheckTask['request']): Promise<NearestExample | undefined> {
  return send({ type: 'nearest', request }) as Promise<NearestExample | undefined>;
}

/** Opens, changes or saves the CSV file of the page. @throws if the worker cannot be loaded or fails */
export function sendCsv(step: CsvStep, request: CheckTask['request']): Promise<CsvResult> {
  return send({ type: 'csv', step, request }, CSV_WAIT_MS) as Promise<CsvResult>;
}

async function send(task: CheckTask, extraWaitMs = 0): Promise<CheckResult | CsvResult | TextChange | NearestExample> {
  const response = await client.send(task, extraWaitMs).response;
  if ('error' in response) throw new Error(response.error);
  return response.value;
}
