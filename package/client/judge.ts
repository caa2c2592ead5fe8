import type { Outcome } from '../client-types';
import type { Entry } from './client-data';

/** How an attempt to send a request ended. */
export type Attempt = {
  /** Why there is no complete response. */
  error?: unknown;
  status?: number;
  headers?: Headers;
  bytes?: ArrayBuffer;
  /** The body as JSON; undefined if it is something else. */
  body?: unknown;
};

/**
 * Decides what is known about a request, from the error, the status and whether the body is that of the API. Only the API
 * itself can say that it rejected a request: an intermediary may have passed the request on.
 */
export function judge({ error, status, body }: Attempt, entry: Entry): Outcome | 'done' {
  if (status === undefined) return findConnectionProblem(error) ? 'not-sent' : 'unknown';
  if (error !== undefined) return 'unknown';
  if (status >= 200 && status < 300) return isResult(body, entry) ? 'done' : 'unknown';
  // After an internal error, the API asks to list the shipments before another one is created.
  return status >= 400 && status < 500 && isErrorBody(body) ? 'rejected' : 'unknown';
}

/** Whether the same request may be sent again and may have another outcome then. */
export function mayRepeat(attempt: Attempt, outcome: Outcome, { idempotent }: Entry): boolean {
  const { status, error, body } = attempt;
  if (outcome === 'rejected') return status === 429;
  if (outcome === 'not-sent') return TEMPORARY.test(findConnectionProblem(error) ?? '');
  if (!idempotent) return false;
  if (isErrorBody(body)) return status !== undefined && status >= 500;
  return status === undefined || error !== undefined || status < 300 || status === 429 || status >= 500;
}

export function isErrorBody(body: unknown): boolean {
  const { debug_id: id, code, message } = (body ?? {}) as Record<string, unknown>;
  return [id, code, message].every((value) => typeof value === 'string' && value !== '');
}

/** Whether a body is a result of the operation. One field is enough, so that the servers of tests can omit the others. */
function isResult(body: unknown, { fields }: Entry): boolean {
  if (!fields) return Array.isArray(body);
  return typeof body === 'object' && body !== null && fields.some((field) => Object.hasOwn(body, field));
}

/** Problems of a connection that may soon be over, by the codes and messages of Node, undici and Bun. */
const TEMPORARY =
  /^(?:ECONNREFUSED|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT|ConnectionRefused|FailedToOpenSocket|Client network socket disconnected before secure TLS connection was established|Proxy response \(5\d\d\) !== 200 when HTTP Tunneling)$/;

/**
 * Problems that remain: the host is unknown, a certificate is rejected, there is no common version of TLS, or a proxy rejects
 * the connection. `bad port` is what fetch says.
 */
const LASTING =
  /^(?:ENOTFOUND|EADDRNOTAVAIL|(?:CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS_CERT|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH)\w*|ERR_SSL_(?:\S*ALERT_(?:HANDSHAKE_FAILURE|PROTOCOL_VERSION)|WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|TLSV1_UNRECOGNIZED_NAME)|bad port|Proxy response \(\d+\) !== 200 when HTTP Tunneling)$/;

/** The code of the problem for which no connection was made, so that no byte of the request was sent. */
export function findConnectionProblem(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined;
  const { code, syscall, cause, message, errors } = error as Record<string, unknown>;
  if (Array.isArray(errors) && errors.length > 0) {
    // Several addresses of a host were tried.
    const found = errors.map((one) => findConnectionProblem(one, depth + 1));
    return found.includes(undefined) ? undefined : found[0];
  }
  if (typeof code === 'string' && (syscall === 'connect' || syscall === 'getaddrinfo')) return code;
  // A time-out of the system is one of the connection only where that is said.
  const known = [code, message].find(
    (one): one is string =>
      typeof one === 'string' && one !== 'ETIMEDOUT' && (TEMPORARY.test(one) || LASTING.test(one)),
  );
  return known ?? findConnectionProblem(cause, depth + 1);
}
