import type { components, ErrorCode, operations } from './types.js';
type Join<Verb extends string, Noun extends string> = `${Verb}${Capitalize<Noun>}`;
/** 'shipment-create' → 'createShipment', as in the published OpenAPI document */
type FunctionName<Id> = Id extends `${infer First}-${infer Second}-${infer Verb}` ? Join<Verb, Join<First, Second>> : Id extends `${infer Noun}-${infer Verb}` ? Join<Verb, Noun> : never;
type Body<Operation> = Operation extends {
    requestBody: {
        content: {
            'application/json': infer Found;
        };
    };
} ? {
    body: Found;
} : {
    body?: never;
};
type Path<Operation> = Operation extends {
    parameters: {
        path: infer Found;
    };
} ? {
    path: Found;
} : {
    path?: never;
};
type Query<Operation> = Operation extends {
    parameters: {
        query?: infer Found;
    };
} ? {
    query?: Found;
} : {
    query?: never;
};
type Result<Operation> = Operation extends {
    responses: {
        200: {
            content: {
                'application/json': infer Found;
            };
        };
    };
} ? Found : never;
/** The parts of a request, and a signal that cancels it. */
export type Input<Operation> = Body<Operation> & Path<Operation> & Query<Operation> & {
    signal?: AbortSignal;
};
type Method<Operation> = Partial<Input<Operation>> extends Input<Operation> ? (input?: Input<Operation>) => Promise<Result<Operation>> : (input: Input<Operation>) => Promise<Result<Operation>>;
/** One method for each operation, by its `operationId`. */
export type Client = {
    [Id in keyof operations as FunctionName<Id>]: Method<operations[Id]>;
};
export type ErrorBody = Omit<components['schemas']['ApiError'], 'code'> & {
    code: ErrorCode;
};
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ClientOptions = {
    /** Base URL with the version: `https://…/v1` */
    baseUrl: string;
    token: string;
    /** Language of messages (default: English). */
    language?: 'en' | 'ja';
    /** The function that sends requests, for example that of a sandbox (default: the `fetch` of the platform). */
    fetch?: (input: string, init: RequestInit) => Promise<Response>;
    /** Checks bodies with the rules of the API and sends no invalid request; `now` is the clock of a sandbox. */
    check?: boolean | {
        now: () => Date;
    };
    /** How often a request is repeated after the call limit, or if it only reads, after a lost connection (default: 3). */
    retry?: number;
};
export {};
