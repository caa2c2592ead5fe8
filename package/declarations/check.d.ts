import type { CheckedIssue, CheckedOperation, CheckOptions, CodeField, CodeOptions } from './check-types.js';
export type { Account, Change, CheckedIssue, CheckedOperation, CheckOptions, CodeField, CodeOptions, Fix, } from './check-types.js';
/**
 * Checks the body of a request with the rules of the API and returns every issue, as the API would report them.
 *
 * @param operation ID of the operation: `shipment-create`
 * @param body the body as a value, not as JSON
 * @throws TypeError for an operation without a body, and for an unknown option
 */
export declare function checkRequest(operation: CheckedOperation, body: unknown, options?: CheckOptions): CheckedIssue[];
/**
 * Returns the code that a name means, in English or Japanese, with the aliases that shops and other APIs send; `undefined` for a
 * name that means none or could mean several. A province requires its country; in Japan, provinces are names in the language
 * in which they are specified.
 *
 * `findCode('country', 'England')` → `GB`, `findCode('province', 'Calif.', { country: 'US' })` → `CA`,
 * `findCode('delivery_time', '14:00-16:00')` → `14-16`
 *
 * @throws TypeError for a field without codes, a country or carrier that is no code, and a province without its country
 */
export declare function findCode(field: CodeField, name: string, options?: CodeOptions): string | undefined;
