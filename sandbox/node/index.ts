/** The sandbox's door for Node: what reads files, keeps a database and listens on a port. */
export { createNodeEnvironment } from './environment';
export { FLAG_NAMES, FLAGS, toVariable, USUAL_PORT } from './flags';
export type { Asked, FlagName } from './flags';
export { openLibsqlStore } from './libsql-store';
export { listenSandbox } from './listen';
export type { Listening } from './listen';
export { loadMaterials, loadMaterialsFast } from './load-materials';
export type { Materials } from './load-materials';
export { kindOf, locateData, showLocation } from './location';
export type { Location } from './location';
export { COMMANDS, readSettings } from './read-settings';
export type { Command, Settings } from './read-settings';
export { Refusal } from './refusal';
