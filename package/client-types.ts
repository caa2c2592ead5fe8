import type { components, ErrorCode, operations } from './types';

/**
 * What happened to a request that failed: `not-sent` and `rejected` changed nothing and can be repeated; after `unknown`,
 * look first.
 */
export type Outcome = 'not-sent' | 'rejected' | 'unknown';

type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Found } } }
  ? { body: Found }
  : { body?: never };
type Path<Operation> = Operation extends { parameters: { path: infer Found } } ? { path: Found } : { path?: never };
type Query<Operation> = Operation extends { parameters: { query?: infer Found } }
  ? { query?: Found }
  : { query?: never };

/** The parts of a request, and a signal that cancels it. */
export type Input<Operation extends keyof operations> = Body<operations[Operation]> &
  Path<operations[Operation]> &
  Query<operations[Operation]> & { signal?: AbortSignal | undefined };

/** The status and the headers of a response, such as `x-api-call-limit`. */
export type ResponseInfo = { status: number; headers: Headers };

/** The body of a response; `withResponse()` also returns its status and headers. */
export type ApiPromise<Data> = Promise<Data> & {
  withResponse: () => Promise<{ data: Data; response: ResponseInfo }>;
};

export type ErrorBody = Omit<components['schemas']['ApiError'], 'code'> & { code: ErrorCode };
export type ErrorDetail = components['schemas']['ErrorDetail'];

/** A request as hooks see it: without the token and the body, so that it can be logged. */
export type SentRequest = {
  /** ID of the operation: `shipment-create` */
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** 1 for the first time that the request is sent. */
  attempt: number;
};

/** The end of a request: a response, or an error. */
export type ReceivedResponse = SentRequest & {
  status?: number;
  responseHeaders?: Headers;
  /** Why there is no response of the API. */
  error?: unknown;
  milliseconds: number;
};

export type ClientOptions = {
  /** Base URL with the version: `https://…/v1` */
  baseUrl: string;
  token: string;
  /** Language of messages (default: English). */
  language?: 'en' | 'ja';
  /** The function that sends requests, for example that of a sandbox (default: the `fetch` of the platform). */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Checks bodies with the rules of the API and sends no invalid request; `now` is the clock of a sandbox. */
  check?: boolean | { now: () => Date };
  /**
   * Maximum number of repeats (default: 3): after status 429, if the request wasn't sent, and after a lost connection if
   * repeating it is safe.
   */
  retry?: number;
  /** Milliseconds until a response has to be complete (default: 30,000 for POST, 10,000 for others). */
  timeout?: number;
  /** Milliseconds that a call waits in total before it is repeated (default: 60,000). */
  maxWait?: number;
  /** Headers to send with each request. */
  headers?: Record<string, string>;
  /** Queues calls, so that they stay within the call limit. */
  limit?: boolean;
  /** Called before each request. */
  onRequest?: (request: SentRequest) => void;
  /** Called after each response, and after each request without one. */
  onResponse?: (response: ReceivedResponse) => void;
};

/** A shipment to create exactly once. */
export type EnsureInput = Input<'shipment-create'> & {
  /** Returns a shipment that was created with this reference before, instead of another one (default: false). */
  lookFirst?: boolean;
  /**
   * Milliseconds for which the API may still carry out a creation whose response is lost (default: 60,000, the maximum). The shipment is looked up several times during this time, and is only created again after it.
   */
  wait?: number;
};
