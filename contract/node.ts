/** The contract for Node.js: reads it from files. */
export { listAssumptions } from './assumptions';
export type { Assumption } from './assumptions';
export { deriveText, deriveTextLater } from './derive-text';
export { loadContract, loadContractSource } from './load';
export { loadCachedSource } from './load-cached';
export { resolveReference } from './read-examples';
export { renderValidators } from './render-validators';
export { createAjv, createValidators } from './validators';
