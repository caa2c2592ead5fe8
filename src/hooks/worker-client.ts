/** The longest wait for a response; after it, the worker counts as stuck. */
const RESPONSE_WAIT_MS = 10_000;

/** Why there is no response: the script of the worker cannot be loaded, the worker crashed twice during the request, or it was ended on purpose. */
export class WorkerFailure extends Error {
  constructor(
    readonly problem: 'gone' | 'crashed' | 'stopped',
    message: string,
  ) {
    super(message);
  }
}

export type WorkerClient<Sent, Response> = {
  /** Sends a request. Its ID is the one that the worker receives. `extraWaitMs` is how long the response may need beyond the usual wait. */
  send: (sent: Sent, extraWaitMs?: number) => { id: number; response: Promise<Response> };
  /** Ends the worker. The next request starts it again; a request without a response is repeated when its wait is over. */
  end: () => void;
  /** Ends the worker and rejects the requests without a response. The next request starts it again. */
  stop: () => void;
};

type Request<Response> = {
  sent: object;
  waitMs: number;
  isRepeated: boolean;
  resolve: (response: Response) => void;
  reject: (error: WorkerFailure) => void;
};

/**
 * Creates a client of a worker, which starts with the first request. A worker that crashes or is stuck is started again
 * and receives the requests without a response once more. A response has the ID of its request.
 *
 * @param onEvent is called for messages without an ID
 */
export function createWorkerClient<Sent extends object, Response extends { id: number }>(
  start: () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>,
  onEvent: () => void = () => undefined,
): WorkerClient<Sent, Response> {
  const waiting = new Map<number, Request<Response> & { timer: ReturnType<typeof setTimeout> }>();
  let worker: ReturnType<typeof start> | undefined;
  let hasResponded = false;
  let lastId = 0;

  return {
    send(sent, extraWaitMs = 0) {
      const id = (lastId += 1);
      const response = new Promise<Response>((resolve, reject) => {
        post(id, { sent, waitMs: RESPONSE_WAIT_MS + extraWaitMs, isRepeated: false, resolve, reject });
      });
      return { id, response };
    },
    end: terminate,
    stop() {
      rejectAll(new WorkerFailure('stopped', 'The worker was ended.'));
    },
  };

  function post(id: number, request: Request<Response>): void {
    waiting.set(id, { ...request, timer: setTimeout(restart, request.waitMs) });
    (worker ??= startWorker()).postMessage({ ...request.sent, id });
  }

  function startWorker(): ReturnType<typeof start> {
    const started = start();
    hasResponded = false;
    started.onmessage = ({ data }: MessageEvent<Response | { id?: undefined }>) => receive(data);
    started.onerror = (event) => {
      event.preventDefault();
      // The error of a script that cannot be loaded has no message; an exception in it has one.
      if (hasResponded || event.message) restart();
      else rejectAll(new WorkerFailure('gone', 'The worker could not be loaded.'));
    };
    return started;
  }

  function receive(message: Response | { id?: undefined }): void {
    hasResponded = true;
    if (message.id === undefined) return onEvent();
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    clearTimeout(request?.timer);
    request?.resolve(message);
  }

  function restart(): void {
    for (const [id, request] of stop()) {
      if (request.isRepeated)
        request.reject(new WorkerFailure('crashed', 'The worker stopped twice during a request.'));
      else post(id, { ...request, isRepeated: true });
    }
  }

  function rejectAll(failure: WorkerFailure): void {
    for (const [, { reject }] of stop()) reject(failure);
  }

  /** Ends the worker. Returns the requests without a response. */
  function stop(): [number, Request<Response>][] {
    terminate();
    const requests = [...waiting];
    waiting.clear();
    for (const [, { timer }] of requests) clearTimeout(timer);
    return requests;
  }

  function terminate(): void {
    worker?.terminate();
    worker = undefined;
  }
}
