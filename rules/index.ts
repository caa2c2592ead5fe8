/** What makes a request wrong: the rules as code, and the one call that judges a request by them. */
export { checkRequest } from './check-request';
export type { RequestToCheck, ValidateBody } from './check-request';
export { defineRule } from './define-rule';
export type { Rule } from './define-rule';
export { DETAIL_CODES } from './issue';
export type { DetailCode, Issue, Params } from './issue';
export { addDays, startOfJapanDay, toJapanClock, toJapanDay } from './japan-time';
export { renderSentence } from './render-sentence';
export { RULES } from './rules';
export type { RuleId } from './rules';
export { toSchemaIssues } from './schema-issues';
export type { SchemaFault } from './schema-issues';
export { toShippingSubject } from './shipping/subject';
export type { AccountFacts } from './shipping/subject';
