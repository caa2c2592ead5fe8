import { createLocalSandbox } from './create-sandbox';
import { loadPackageMaterials } from './package-materials';
import type { Sandbox, SandboxOptions } from './sandbox-types';

export type {
  Call,
  Calls,
  Clock,
  Duration,
  FailOptions,
  OperationId,
  Sandbox,
  SandboxOptions,
  Scenario,
  Server,
} from './sandbox-types';

/** Creates a simulation of the API in this process: no network, no file and no data that outlives it. */
export function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return createLocalSandbox(loadPackageMaterials(), options);
}
