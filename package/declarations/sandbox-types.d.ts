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
    scenario?: string;
    /** Token of the account: 32 to 128 letters, digits, _ and -. */
    token?: string;
};
/** A call that the sandbox received, with its response. */
export type Call = {
    method: string;
    /** Path below `/v1`: `/shipments` */
    path: string;
    query: Record<string, string>;
    headers: Record<string, string>;
    /** The body as parsed from JSON, or as text; undefined for none and for one of over 256 KiB. */
    body: unknown;
    /** 0 for a connection that was closed without a response. */
    status: number;
    response: unknown;
    /** When it was received, by the clock of the sandbox. */
    at: string;
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
    readonly calls: readonly Call[];
    /** Deletes all data and calls, and sets the clock to its start. The token remains valid. */
    reset: () => Promise<void>;
    /** Serves the same data over HTTP on 127.0.0.1; port 0, the default, selects a free one. */
    listen: (options?: {
        port?: number;
    }) => Promise<Server>;
};
