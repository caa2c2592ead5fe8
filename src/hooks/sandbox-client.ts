import type { Requests, RequestType, WorkerError, WorkerRequest, WorkerResponse } from '../workers/protocol';
import { createWorkerClient, WorkerFailure } from './worker-client';

/** Why the sandbox did not respond: what the worker reports, or its script is gone after a deployment or unreachable. */
export type SandboxProblem = WorkerError | 'gone';

export class SandboxError extends Error {
  constructor(
    readonly problem: SandboxProblem,
    message: string,
    /** The title of the page in the tab that has locked the sandbox. */
    readonly holder?: string,
  ) {
    super(message);
  }
}

/** Any other exception counts as a crash. */
export function toSandboxError(error: unknown): SandboxError {
  if (error instanceof SandboxError) return error;
  return new SandboxError(
    error instanceof WorkerFailure && error.problem === 'gone' ? 'gone' : 'crashed',
    String(error),
  );
}

/** Has an event `change` when the sandbox changes, in this tab or in another. */
export const sandboxChanges = new EventTarget();
const client = createWorkerClient<Omit<WorkerRequest, 'id'>, WorkerResponse>(
  () => new Worker(/* webpackChunkName: "sandbox-worker" */ new URL('../workers/sandbox.worker.ts', import.meta.url)),
  () => sandboxChanges.dispatchEvent(new Event('change')),
);

/**
 * Sends a request to the sandbox of this page. `extraWaitMs` is how long, beyond the usual wait, the response may need.
 *
 * @throws SandboxError
 */
export function askSandbox<Type extends RequestType>(
  type: Type,
  sent: Requests[Type]['sent'],
  { extraWaitMs = 0 }: { extraWaitMs?: number } = {},
): { id: number; result: Promise<Requests[Type]['result']> } {
  const { id, response } = client.send({ type, sent, page: document.title }, extraWaitMs);
  return { id, result: readResult(response) as Promise<Requests[Type]['result']> };
}

/** Ends the worker, and with it the connection to the database, until the next request. */
export const disconnectSandbox = client.end;

async function readResult(response: Promise<WorkerResponse>): Promise<unknown> {
  const message = await response.catch((error: unknown) => {
    throw toSandboxError(error);
  });
  if ('error' in message) throw new SandboxError(message.error, message.message, message.holder);
  return message.value;
}
