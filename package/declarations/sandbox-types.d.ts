import type { ErrorBody, Input } from './client-types.js';
import type { operations } from './types.js';
/** Hours, minutes and days by which the clock moves; negative numbers move it back. */
export type Duration = {
    days?: number;
    hours?: number;
    minutes?: number;
};
export type SandboxOptions = {
    /** Stops the clock at a time: a date, or a string with a time zone such as `2026-11-24T10:00:00+09:00`. */
    now?: Date | string | number;
    /** The same seed and the same calls return the same IDs. The default returns those of the portal. */
    seed?: string;
    /** `all` registers a carrier account with every carrier. */
    accounts?: 'all' | 'none';
    /**
     * `sample` returns invented prices in Japan where no rates were negotiated; `none` returns no rates, as the API does. The
     * default is `sample` with `accounts: 'all'`, and otherwise `none`.
     */
    rates?: 'sample' | 'none';
    /** Number of calls per token in a number of seconds; without it, there is no limit. */
    callLimit?: {
        calls: number;
        seconds: number;
    };
    /** Accepts Yamato test labels at any hour (default: true). */
    ignoreHours?: boolean;
    /** Language of the messages for requests that ask for none. */
    language?: 'en' | 'ja';
    /** URL of the portal that errors link to. */
    docsUrl?: string;
    /** Error to simulate for each request that names none: a value of the header `Sandbox-Scenario`. */
    scenario?: Scenario;
    /** Token of the account: 32 to 128 letters, digits, _ and -. */
    token?: string;
};
/** An operation of the API: `shipment-create` */
export type OperationId = keyof operations;
/** An error that the sandbox can simulate, as in the header `Sandbox-Scenario`. */
export type Scenario = 'token-error' | 'validation-error' | 'not-found' | 'too-many-requests' | 'internal-error' | 'carrier-refused' | `carrier-refused:${string}` | `rates-fail:${string}` | 'account-pending' | `slow:${number}` | 'drop';
/** Which calls fail: those of an operation (default: of all), after a number of others (default: 0), how many times (default: 1). */
export type FailOptions = {
    operation?: OperationId;
    after?: number;
    times?: number;
};
type CallBase = {
    method: string;
    /** Path below `/v1`: `/shipments` */
    path: string;
    query: Record<string, string>;
    headers: Record<string, string>;
    /** When it was received, by the clock of the sandbox. */
    at: string;
};
type Responses = {
    [Id in OperationId]: operations[Id]['responses'];
};
type ResultOf<Operation> = Operation extends {
    responses: {
        200: {
            content: {
                'application/json': infer Body;
            };
        };
    };
} ? Body : never;
type ResponseOf<Operation> = {
    status: 200;
    response: ResultOf<Operation>;
} | {
    status: Exclude<{
        [Id in OperationId]: keyof Responses[Id];
    }[OperationId], 200>;
    response: ErrorBody;
}
/** A connection that was closed without a response. */
 | {
    status: 0;
    response: undefined;
};
/**
 * A call that the sandbox received, with its response. `body` is what was sent, parsed from JSON: it has the type of a valid
 * request of its `operation`, and `response` that of its `operation` and `status`. `operation` is null for a path that is none of the
 * API.
 */
export type Call = {
    [Id in OperationId]: CallBase & {
        operation: Id;
        body: Input<Id>['body'];
    } & ResponseOf<operations[Id]>;
}[OperationId] | (CallBase & {
    operation: null;
    body: unknown;
    status: number;
    response: unknown;
});
/** Calls, oldest first, and how many older ones were dropped because all together were too large. */
export type Calls = readonly Call[] & {
    readonly dropped: number;
};
export type Clock = {
    now: () => Date;
    advance: (by: Duration) => Date;
    /** Stops the clock at a time. */
    set: (to: Date | string | number) => Date;
};
export type Server = {
    /** Base URL with the version: `http://127.0.0.1:4010/v1` */
    url: string;
    close: () => Promise<void>;
};
export type Sandbox = {
    /** Base URL of `fetch`, with the version. Nothing listens there. */
    url: string;
    token: string;
    /** The header with the token. */
    headers: {
        'x-access-token': string;
    };
    /** Calls the API in this process; the host of the URL doesn't matter. */
    fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
    clock: Clock;
    /** All calls since the start or the last reset, oldest first. */
    readonly calls: Calls;
    /** Simulates an error in the next calls, unless they ask for another one: `fail('drop', { operation: 'shipment-create' })` */
    fail: (scenario: Scenario, options?: FailOptions) => void;
    /** Deletes all data, calls and simulated errors, and sets the clock to its start. The token remains valid. */
    reset: () => Promise<void>;
    /** Serves the same data over HTTP on 127.0.0.1; port 0, the default, selects a free one. */
    listen: (options?: {
        port?: number;
    }) => Promise<Server>;
};
export {};
