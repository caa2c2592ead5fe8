import type { Client } from './client-interface.js';
import type { ClientOptions } from './client-types.js';
export { ApiError, ConnectionLostError, InvalidRequestError, NotSentError } from './client-errors.js';
export type * from './client-interface.js';
export type { ApiPromise, ClientOptions, EnsureInput, ErrorBody, ErrorDetail, Input, Outcome, ReceivedResponse, ResponseInfo, SentRequest, } from './client-types.js';
/**
 * Creates a client of the API: one method for each operation, which returns the body of the response.
 *
 * Each error has an `outcome`: after `not-sent` and `rejected`, nothing was carried out; after `unknown`, look before you repeat
 * the call, or use `ensureShipment` from the start.
 *
 * @throws TypeError for an option that could not be used
 */
export declare function createClient(options: ClientOptions): Client;
