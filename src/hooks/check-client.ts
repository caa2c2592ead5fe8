import type {
  CheckResult,
  CheckTask,
  CheckWorkerResponse,
  NearestExample,
  TextChange,
} from '../workers/check/messages';
import { createWorkerClient } from './worker-client';

/** All checks of a page share one worker. */
const client = createWorkerClient<CheckTask, CheckWorkerResponse>(
  () => new Worker(/* webpackChunkName: "check-worker" */ new URL('../workers/check.worker.ts', import.meta.url)),
);

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

async function send(task: CheckTask): Promise<CheckResult | TextChange | NearestExample> {
  const response = await client.send(task).response;
  if ('error' in response) throw new Error(response.error);
  return response.value;
}
