import type { CheckedIssue } from './check-types.js';
import type { Client, ClientOptions, ErrorBody, ErrorDetail } from './client-types.js';
export type { Client, ClientOptions, ErrorBody, ErrorDetail, Input } from './client-types.js';
/** An error that the API returned. */
export declare class ApiError extends Error {
    readonly name: string;
    readonly status: number;
    readonly code: ErrorBody['code'];
    readonly details: ErrorDetail[];
    /** Include it when you contact support. */
    readonly debugId: string;
    constructor(status: number, { code, message, details, debug_id: debugId }: ErrorBody);
}
/** A request that was not sent, because the API would reject it. */
export declare class InvalidRequestError extends Error {
    readonly name: string;
    readonly issues: CheckedIssue[];
    constructor(operation: string, issues: CheckedIssue[]);
}
/** A request whose response did not arrive: whether the API carried it out is unknown. */
export declare class ConnectionLostError extends Error {
    readonly name: string;
}
/** Creates a client of the API: one method for each operation, which returns the body of the response. */
export declare function createClient(options: ClientOptions): Client;
