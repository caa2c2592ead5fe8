import type {
  CheckResult,
  CheckTask,
  CheckWorkerRequest,
  CheckWorkerResponse,
  TextChange,
} from '../workers/check/messages';

/** How long a worker may be silent before it is taken for hung. */
const LONGEST_SILENCE = 10_000;

type Waiting = { task: CheckTask; resolve: (value: unknown) => void; reject: (error: Error) => void; tries: number };

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** The issues of a text, from the worker that all checks of a page share. It rejects when its code cannot be loaded. */
export function sendCheck(request: CheckTask['request']): Promise<CheckResult> {
  return send({ type: 'check', request }) as Promise<CheckResult>;
}

/** The one replacement that makes changes to a text. */
export function sendFix(
  request: CheckTask['request'],
  changes: Extract<CheckTask, { type: 'fix' }>['changes'],
): Promise<TextChange> {
  return send({ type: 'fix', request, changes }) as Promise<TextChange>;
}

function send(task: CheckTask): Promise<unknown> {
  return new Promise((resolve, reject) => post({ task, resolve, reject, tries: 0 }));
}

function post(entry: Waiting): void {
  const id = (lastId += 1);
  waiting.set(id, entry);
  getWorker().postMessage({ id, ...entry.task } satisfies CheckWorkerRequest);
  setTimeout(() => {
    if (waiting.has(id)) restart();
  }, LONGEST_SILENCE);
}

function getWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(/* webpackChunkName: "check-worker" */ new URL('../workers/check.worker.ts', import.meta.url));
  worker.addEventListener('message', ({ data }: MessageEvent<CheckWorkerResponse>) => {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) entry?.reject(new Error(data.error));
    else entry?.resolve(data.value);
  });
  // Its script is missing or broken; the next request tries to load it again.
  worker.addEventListener('error', () => stop().forEach(({ reject }) => reject(new Error('The check did not load.'))));
  return worker;
}

/** A hung worker is replaced once, and what it was asked is asked again. */
function restart(): void {
  for (const entry of stop()) {
    if (entry.tries > 0) entry.reject(new Error('The check does not respond.'));
    else post({ ...entry, tries: 1 });
  }
}

function stop(): Waiting[] {
  worker?.terminate();
  worker = undefined;
  const entries = [...waiting.values()];
  waiting.clear();
  return entries;
}
