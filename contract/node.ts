/** The contract for Node.js: reads it from files. */
export { listAssumptions } from './load/assumptions';
export type { Assumption } from './load/assumptions';
export { deriveText, deriveTextLater } from './load/derive-text';
export { loadContract, loadContractSource } from './load/load';
export { loadCachedSource } from './load/load-cached';
export { resolveReference } from './load/read-examples';
export { renderValidatorModules, renderValidators } from './load/render-validators';
export { SPECIFIED_CARRIERS } from './load/specified-carriers';
export { createAjv, createValidators } from './load/validators';
