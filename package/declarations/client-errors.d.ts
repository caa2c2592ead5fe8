import type { CheckedIssue } from './check-types.js';
import type { ErrorBody, ErrorDetail, Outcome } from './client-types.js';
/** What is known about a response with an error. */
type Received = {
    status?: number;
    headers?: Headers;
    cause?: unknown;
};
/** An error that the API returned. */
export declare class ApiError extends Error {
    readonly name: string;
    /** `rejected`: nothing was carried out. `unknown` after an internal error of the API, or if an earlier attempt was lost. */
    readonly outcome: Outcome;
    readonly status: number;
    readonly code: ErrorBody['code'];
    readonly details: ErrorDetail[];
    /** Include it when you contact support. */
    readonly debugId: string;
    readonly headers: Headers;
    constructor({ code, message, details, debug_id: debugId }: ErrorBody, { status, headers, outcome }: {
        status: number;
        headers: Headers;
        outcome: Outcome;
    });
}
/** A request that was not sent, because the API would reject it. */
export declare class InvalidRequestError extends Error {
    readonly name: string;
    readonly outcome = "not-sent";
    readonly issues: CheckedIssue[];
    constructor(message: string, issues: CheckedIssue[]);
}
/** A request that did not reach the API: no connection could be established, or the call was canceled before. It can be repeated. */
export declare class NotSentError extends Error {
    readonly name: string;
    readonly outcome = "not-sent";
}
/** A request without a response of the API: whether the API carried it out is unknown. Look before you repeat it. */
export declare class ConnectionLostError extends Error {
    readonly name: string;
    readonly outcome = "unknown";
    /** Status of a response that isn't from the API, for example from a gateway. */
    readonly status: number | undefined;
    readonly headers: Headers | undefined;
    constructor(message: string, { status, headers, cause }?: Received);
}
export {};
