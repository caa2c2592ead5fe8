/** The contract as data: what every runtime may use. What reads files stands behind `contract/node`. */
export { resolveExampleValue } from './example-values';
export { formatFact, getFact } from './facts';
export { fillContractFacts } from './fill-contract-facts';
export { fillValues } from './fill-values';
export { EXAMPLE_NOW, listCarriers, listServices, toPublishedOpenApi } from './publish';
export { mergePatch } from './merge-patch';
export { listMessageSchemas, toValidators } from './message-validators';
export type { Validate, Validators } from './message-validators';
export type { Contract, Example, Fault, Fact, OperationEntry } from './contract';
export type {
  HttpMethod,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
  Response,
  Schema,
} from './openapi-document';
export type { components as DataFiles } from './generated/data-files';
export type { components as ApiTypes, operations as ApiOperations } from './generated/openapi';
