/**
 * Reads requests as they are written (JSON, curl, source code), locates fields in them, and edits them in place.
 * `read-errors.ts` reads the errors of the API in responses, logs and HAR files; it loads when there are some.
 */
export { LANGUAGES } from './dialects';
export { toHalfWidth } from './half-width';
export type { Syntax } from './detect-syntax';
export { parseJson, SYNTAX_PROBLEMS } from './parse-json';
export type { SyntaxProblem, TextProblem } from './parse-json';
export { findSpan } from './find-span';
export { createPositions } from './positions';
export type { Position } from './positions';
export { readRequest } from './read-request';
export type { Rejection, WrittenRequest } from './read-request';
export { listExpressions, toValue } from './text-node';
export type { Span, TextNode } from './text-node';
export { applyEdit, toEdit } from './to-edit';
export type { FieldFix, TextEdit } from './to-edit';
