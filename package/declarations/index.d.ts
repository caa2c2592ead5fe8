import type { Sandbox, SandboxOptions } from './sandbox-types.js';
export type { Call, Calls, Clock, Duration, FailOptions, OperationId, Sandbox, SandboxOptions, Scenario, Server, } from './sandbox-types.js';
/** Creates a simulation of the API in this process: no network, no file and no data that outlives it. */
export declare function createSandbox(options?: SandboxOptions): Promise<Sandbox>;
