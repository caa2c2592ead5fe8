import type { Contract } from '../contract';
import { toNamedFacts, withoutPageKeywords } from './rule-contract';

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
    openapi: withoutPageKeywords({ paths: {}, components: { schemas: openapi.components.schemas } }),
    operations: operations.map(({ id, method, path, operation }) => ({
      id,
      method,
      path,
      operation: withoutPageKeywords({
        operationId: operation.operationId,
        parameters: operation.parameters,
        requestBody: operation.requestBody,
        'x-callers': operation['x-callers'],
      }),
    })),
  };
}

/** Without the phrases of the check, the command, CSV files, the client and the published contract. */
export function toSandboxPhrases<Phrase>(phrases: Record<string, Phrase>): Record<string, Phrase> {
  return Object.fromEntries(
    Object.entries(phrases).filter(([name]) => !/^(?:cli|csv|check|client|example|openapi)-/.test(name)),
  );
}
