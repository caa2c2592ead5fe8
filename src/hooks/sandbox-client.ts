import type { Requests, RequestType, WorkerError, WorkerMessage } from '../workers/protocol';

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
  return error instanceof SandboxError ? error : new SandboxError('crashed', String(error));
}

type Waiting = {
  type: RequestType;
  sent: unknown;
  resolve: (value: unknown) => void;
  reject: (error: SandboxError) => void;
  timer: ReturnType<typeof setTimeout>;
  patience: number;
  isRepeated: boolean;
};

/** A worker that says nothing for so long is stuck, in milliseconds. */
const PATIENCE = 10_000;

const waiting = new Map<number, Waiting>();
const listeners = new Set<() => void>();
let worker: Worker | undefined;
let hasResponded = false;
let lastId = 0;

/**
 * Sends a request to the sandbox of this page, which starts with the first one. When the worker crashes or is stuck, it is
 * started again and gets the same request once more.
 *
 * @throws SandboxError
 */
export function askSandbox<Type extends RequestType>(
  type: Type,
  sent: Requests[Type]['sent'],
  { extraPatience = 0 }: { extraPatience?: number } = {},
): { id: number; result: Promise<Requests[Type]['result']> } {
  const id = (lastId += 1);
  const result = new Promise((resolve, reject) => {
    const patience = PATIENCE + extraPatience;
    const timer = setTimeout(restart, patience);
    waiting.set(id, { type, sent, resolve, reject, timer, patience, isRepeated: false });
    post(id);
  });
  return { id, result: result as Promise<Requests[Type]['result']> };
}

/** Calls back when the sandbox changes, in this tab or in another. Returns the function that unsubscribes. */
export function onSandboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function post(id: number): void {
  const request = waiting.get(id);
  if (request) (worker ??= start()).postMessage({ id, type: request.type, sent: request.sent, page: document.title });
}

function start(): Worker {
  const started = new Worker(
    /* webpackChunkName: "sandbox-worker" */ new URL('../workers/sandbox.worker.ts', import.meta.url),
  );
  hasResponded = false;
  started.onmessage = ({ data }: MessageEvent<WorkerMessage>) => receive(data);
  started.onerror = (event) => {
    event.preventDefault();
    // A script that cannot be loaded has no message; an exception in it has one.
    if (!hasResponded && !event.message) failAll('gone', 'The script of the sandbox could not be loaded.');
    else restart();
  };
  return started;
}

function receive(message: WorkerMessage): void {
  hasResponded = true;
  if ('event' in message) {
    for (const listener of listeners) listener();
    return;
  }
  const request = waiting.get(message.id);
  if (!request) return;
  waiting.delete(message.id);
  clearTimeout(request.timer);
  if ('error' in message) request.reject(new SandboxError(message.error, message.message, message.holder));
  else request.resolve(message.value);
}

/** Starts the worker again for the requests that wait; those that waited twice fail. */
function restart(): void {
  worker?.terminate();
  worker = undefined;
  for (const [id, request] of waiting) {
    clearTimeout(request.timer);
    if (request.isRepeated) {
      waiting.delete(id);
      request.reject(new SandboxError('crashed', 'The sandbox stopped twice during this request.'));
      continue;
    }
    request.isRepeated = true;
    request.timer = setTimeout(restart, request.patience);
    post(id);
  }
}

function failAll(problem: SandboxProblem, message: string): void {
  worker?.terminate();
  worker = undefined;
  for (const [id, request] of waiting) {
    waiting.delete(id);
    clearTimeout(request.timer);
    request.reject(new SandboxError(problem, message));
  }
}
