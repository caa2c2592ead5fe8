import type { CheckResults, CheckTask, CheckWorkerResponse } from '../workers/check/messages';
import { createWorkerClient } from './worker-client';

/** All checks of a page share one worker. */
const client = createWorkerClient<CheckTask, CheckWorkerResponse>(
  () => new Worker(/* webpackChunkName: "check-worker" */ new URL('../workers/check.worker.ts', import.meta.url)),
);

/**
 * Sends a task to the check. `extraWaitMs` is how long, beyond the usual wait, the result may need.
 *
 * @throws if the worker cannot be loaded or fails
 */
export async function sendTask<Type extends CheckTask['type']>(
  task: Extract<CheckTask, { type: Type }>,
  extraWaitMs?: number,
): Promise<CheckResults[Type]> {
  const response = await client.send(task, extraWaitMs).response;
  if ('error' in response) throw new Error(response.error);
  return response.value as CheckResults[Type];
}

/** Ends the worker with all its tasks, which are rejected. The next task starts it again. */
export const stopTasks = client.stop;
