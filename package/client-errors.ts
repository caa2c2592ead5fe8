import type { CheckedIssue } from './check-types';
import type { ErrorBody, ErrorDetail, Outcome } from './client-types';

/** What is known about a response with an error. */
type Received = { status?: number; headers?: Headers; cause?: unknown };

/** An error that the API returned. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** `rejected`: nothing was carried out. `unknown` after an internal error of the API, or if an earlier attempt was lost. */
  readonly outcome: Outcome;
  readonly status: number;
  readonly code: ErrorBody['code'];
  readonly details: ErrorDetail[];
  /** Include it when you contact support. */
  readonly debugId: string;
  readonly headers: Headers;

  constructor(
    { code, message, details, debug_id: debugId }: ErrorBody,
    { status, headers, outcome }: { status: number; headers: Headers; outcome: Outcome },
  ) {
    super(message);
    this.outcome = outcome;
    this.status = status;
    this.code = code;
    this.details = details;
    this.debugId = debugId;
    this.headers = headers;
  }
}

/** A request that was not sent, because the API would reject it. */
export class InvalidRequestError extends Error {
  override readonly name: string = 'InvalidRequestError';
  readonly outcome = 'not-sent';
  readonly issues: CheckedIssue[];

  constructor(message: string, issues: CheckedIssue[]) {
    super([message, ...issues.map(({ field, message: problem }) => `  ${field}: ${problem}`)].join('\n'));
    this.issues = issues;
  }
}

/** A request that did not reach the API: no connection could be established, or the call was canceled before. It can be repeated. */
export class NotSentError extends Error {
  override readonly name: string = 'NotSentError';
  readonly outcome = 'not-sent';
}

/** A request without a response of the API: whether the API carried it out is unknown. Look before you repeat it. */
export class ConnectionLostError extends Error {
  override readonly name: string = 'ConnectionLostError';
  readonly outcome = 'unknown';
  /** Status of a response that isn't from the API, for example from a gateway. */
  readonly status: number | undefined;
  readonly headers: Headers | undefined;

  constructor(message: string, { status, headers, cause }: Received = {}) {
    super(message, { cause });
    this.status = status;
    this.headers = headers;
  }
}
