import { ApiError, ConnectionLostError, NotSentError } from '../client-errors';
import type { ErrorBody, Outcome } from '../client-types';
import type { BuiltRequest } from './build-request';
import { EARLIEST, type ClientData, type Entry } from './client-data';
import { isErrorBody, type Attempt } from './judge';
import type { Settings } from './read-options';
import { TimeLimitError } from './send';

type Given = {
  name: string;
  entry: Entry;
  request: Pick<BuiltRequest, 'url'>;
  body?: unknown;
  settings: Settings;
  data: ClientData;
  signal?: AbortSignal;
};

const START_LENGTH = 200;

/** The error for an attempt that is not repeated: what happened, and how to go on. */
export function toError(attempt: Attempt, outcome: Outcome, given: Given): Error {
  const { status, headers, error, body } = attempt;
  const { settings, name, request } = given;
  if (status !== undefined && headers && error === undefined && status >= 400 && isErrorBody(body))
    return new ApiError(body as ErrorBody, { status, headers, outcome });
  if (outcome === 'not-sent') {
    const problem = getReason(error);
    return new NotSentError(settings.say('client-not-sent', { method: name, url: request.url, problem }), {
      cause: error,
    });
  }
  const cause = error ?? new Error(`${headers?.get('content-type') ?? ''} ${getStart(attempt)}`.trim());
  return new ConnectionLostError(`${explainLoss(attempt, given)} ${explainNext(given)}`, {
    cause,
    ...(status === undefined ? {} : { status }),
    ...(headers === undefined ? {} : { headers }),
  });
}

function explainLoss(attempt: Attempt, { settings: { say }, name, request, signal }: Given): string {
  const { status, headers, error } = attempt;
  const values = { method: name, url: request.url, status: String(status) };
  if (error instanceof TimeLimitError) return say('client-lost-timeout', { ...values, time: error.message });
  if (error !== undefined && signal?.aborted) return say('client-lost-canceled', values);
  if (error !== undefined) return say('client-lost', { ...values, problem: getReason(error) });
  if (status !== undefined && status >= 300 && status < 400)
    return say('client-lost-redirected', { ...values, location: headers?.get('location') ?? '–' });
  return say('client-lost-not-api', { ...values, start: getStart(attempt) || '–' });
}

function explainNext({ settings: { say }, name, entry, body, data }: Given): string {
  if (entry.idempotent) return say('client-next-repeat');
  if (name !== 'createShipment') return say('client-next-look', { reader: findReader(entry, data) });
  const reference = (body as { setup?: { ref_number?: unknown } } | undefined)?.setup?.ref_number;
  const seconds = String(data.creationSeconds);
  return reference === undefined
    ? say('client-next-list', { seconds })
    : say('client-next-reference', { seconds, reference: JSON.stringify(reference), earliest: EARLIEST });
}

/** The operation that shows the state of the same resource: `DELETE /carriers/{id}` → listCarriers */
function findReader({ path }: Entry, { operations }: ClientData): string {
  for (let place = path; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const found = Object.entries(operations).find(([, one]) => one.method === 'get' && one.path === place);
    if (found) return found[0];
  }
  return 'listShipments';
}

/** The innermost reason: `fetch failed` alone says nothing. */
export function getReason(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  if (!(reason instanceof Error)) return String(reason);
  const { message, name } = reason;
  const { code } = reason as { code?: unknown };
  return message || (typeof code === 'string' ? code : name);
}

function getStart({ bytes }: Attempt): string {
  const text = new TextDecoder().decode(bytes?.slice(0, START_LENGTH * 4)).replace(/\s+/g, ' ');
  return text.trim().slice(0, START_LENGTH);
}
