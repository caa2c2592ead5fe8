/** The contract as data, for every runtime. `contract/node` exports what reads files. */
export { listSteps, toVariables } from './list-steps';
export type { Step } from './list-steps';
export { toCredentialsName } from './carrier-registrations';
export { EXAMPLE_NOW, resolveExampleValue } from './example-values';
export { findCurrencyDecimals } from './currency-decimals';
export { isSundayOrHoliday } from './working-days';
export { formatFact, getFact, getLimit } from './facts';
export { fillErrorFacts, finishContract } from './finish-contract';
export { fillValues } from './fill-values';
export { toLanguage, toLanguageRoot } from './language';
export type { Language } from './language';
export { findLeadDays, findPrefectureLeadDays } from './find-lead-days';
export { joinSentences } from './join-sentences';
export { LINE_LIMITS } from './line-limits';
export { listReported } from './list-reported';
export type { ReportedError } from './list-reported';
export { listCarrierNames } from './list-carrier-names';
export { listErrorCases } from './publish-examples';
export { listCarriers, listServices, toFunctionName, toPublishedOpenApi } from './publish';
export {
  dereference,
  getReferenced,
  toDescribedPath,
  toErrorAnchor,
  toFieldId,
  viewBody,
  viewComponent,
  viewSchema,
} from './views/schema-view';
export type { RuleSchemaView, SchemaView } from './views/schema-view';
export { shortenBase64 } from './shorten-base64';
export { buildTrackingNumber, isTrackingNumber } from './tracking-number';
export { matchesPath } from './matches-path';
export { mergePatch } from './merge-patch';
export { listMessageSchemas, toValidators } from './message-validators';
export type { MessageKind, Validate, Validators } from './message-validators';
export type { Catalogue, Contract, Example, ErrorCase, Fact, OperationEntry } from './contract';
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
export { toPoBoxPattern } from './po-box-pattern';
export { toRuleContract } from './views/rule-contract';
export type { RuleCarrier, RuleContract, RuleOperation, RuleSchema, RuleService } from './views/rule-contract';
export { toDocumentedForms, type DocumentedForms } from './views/documented-forms';
export { toConsoleData } from './views/to-console-data';
export type { ConsoleData, ConsoleExample, ConsoleOperation, ConsoleParameter } from './views/to-console-data';
export { toCarriers, toLimits } from './views/published-data';
export { toSandboxContract, toSandboxPhrases } from './views/sandbox-contract';
