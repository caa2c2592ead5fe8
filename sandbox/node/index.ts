/** The sandbox's door for Node: what reads files, keeps a database and listens on a port. */
export { loadMaterials } from './load-materials';
export type { Materials } from './load-materials';
export { listenSandbox } from './listen';
