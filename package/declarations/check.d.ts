import type { CheckedIssue, CheckedOperation, CheckOptions } from './check-types.js';
export type { Account, Change, CheckedIssue, CheckedOperation, CheckOptions, Fix } from './check-types.js';
/**
 * Checks the body of a request with the rules of the API and returns every issue, as the API would report them.
 *
 * @param operation ID of the operation: `shipment-create`
 * @param body the body as a value, not as JSON
 * @throws TypeError for an operation without a body, and for an unknown option
 */
export declare function checkRequest(operation: CheckedOperation, body: unknown, options?: CheckOptions): CheckedIssue[];
