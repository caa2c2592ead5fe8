/** The types of every operation and every schema of the API, by the names of the contract. */
export type { ApiOperations as operations, ApiTypes as components } from '../contract';
export type { ErrorCode } from '@package/error-codes';
