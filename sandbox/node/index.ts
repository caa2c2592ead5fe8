/** The sandbox for Node.js: reads files, stores data in a database and listens on a port. */
export { createNodeEnvironment } from './environment';
export { FLAG_NAMES, FLAGS, toVariable, USUAL_PORT } from './flags';
export type { SandboxOptions, FlagName } from './flags';
export { createGuard } from './guard-request';
export { openStore } from './open-store';
export { isBusy } from './retry';
export { listenSandbox } from './listen';
export type { Listening } from './listen';
export { loadMaterials, loadRuntimeData } from './load-materials';
export type { Materials } from './load-materials';
export { getStoreKind, locateData, showLocation } from './location';
export type { Location } from './location';
export { setAside } from './set-aside';
export { watchData } from './watch-data';
export { COMMANDS, readSettings } from './read-settings';
export type { Command, Settings } from './read-settings';
export { CliError } from './cli-error';
