import data from '@package/client-data.json';
import { createClientOf } from './client/create-client';
import type { CheckedIssue, CheckOptions } from './check-types';
import type { Client } from './client-interface';
import type { ClientOptions } from './client-types';

export { ApiError, ConnectionLostError, InvalidRequestError, NotSentError } from './client-errors';
export type * from './client-interface';
export type {
  ApiPromise,
  ClientOptions,
  EnsureInput,
  ErrorBody,
  ErrorDetail,
  Input,
  Outcome,
  ReceivedResponse,
  ResponseInfo,
  SentRequest,
} from './client-types';

type CheckAny = (operation: string, body: unknown, options: CheckOptions) => CheckedIssue[];

/**
 * Creates a client of the API: one method for each operation, which returns the body of the response.
 *
 * Each error has an `outcome`: after `not-sent` and `rejected`, nothing was carried out; after `unknown`, look before you repeat
 * the call, or use `ensureShipment` from the start.
 *
 * @throws TypeError for an option that could not be used
 */
export function createClient(options: ClientOptions): Client {
  return createClientOf(data, options, async () => (await import('./check')).checkRequest as CheckAny);
}
