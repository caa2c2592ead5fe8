import type { Contract } from '../contract';
import { toNamedFacts } from './to-named-facts';

/** Annotations of schemas and operations that only pages and tools read. */
const ANNOTATIONS = [
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'x-assumed',
  'x-carrier-limit',
  'x-enumDescriptions',
  'x-facts',
  'x-unit',
  'x-values',
];

/** The contract that the sandbox reads in the browser: without its prose, its examples and recorded errors. */
export function toSandboxContract(contract: Contract): object {
  const { openapi, operations, facts, phrases } = contract;
  return {
    ...contract,
    examples: [],
    errorCases: [],
    repeatedErrorCases: [],
    facts: toNamedFacts(facts),
    phrases: toSandboxPhrases(phrases),
    openapi: withoutAnnotations({ paths: {}, components: { schemas: openapi.components.schemas } }),
    operations: operations.map(({ id, method, path, operation }) => ({
      id,
      method,
      path,
      operation: withoutAnnotations({
        operationId: operation.operationId,
        parameters: operation.parameters,
        requestBody: operation.requestBody,
        'x-callers': operation['x-callers'],
      }),
    })),
  };
}

/** Without the phrases of the command and of the published contract. */
export function toSandboxPhrases<Phrase>(phrases: Record<string, Phrase>): Record<string, Phrase> {
  return Object.fromEntries(Object.entries(phrases).filter(([name]) => !/^(?:cli|example)-/.test(name)));
}

/** A field may be named like an annotation: its schema is an object, never a string. */
function withoutAnnotations(value: unknown): unknown {
  const isAnnotation = (key: string, one: unknown): boolean =>
    ANNOTATIONS.includes(key) && (typeof one !== 'object' || Array.isArray(one) || key.startsWith('x-'));
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (isAnnotation(key, one) ? undefined : one)));
}
