import type { Contract } from '../contract';
import { getLimit } from '../facts';
import { toDocumentedForms } from './documented-forms';
import type { Language } from '../language';
import type { Operation, Parameter } from '../openapi-document';
import type { ConsoleData, ConsoleParameter } from './console-data';

export function toConsoleData(contract: Contract, locale: Language): ConsoleData {
  const { operator, operations, examples, scenarios, catalogue, phrases } = contract;
  return {
    sandboxUrl: operator.sandbox_url,
    callLimit: { calls: getLimit(contract, 'call-limit-calls'), seconds: getLimit(contract, 'call-limit-seconds') },
    operations: operations.map(({ id, method, path, operation }) => ({
      id,
      method: method.toUpperCase(),
      path,
      title: operation.summary,
      hasBody: operation.requestBody !== undefined,
      parameters: listParameters(operation).map(toConsoleParameter),
    })),
    examples: examples.map(({ operation, name, title, carrier, pathSource, query, after, hoursLater, request }) => ({
      operation,
      name,
      title,
      ...(carrier === undefined ? {} : { carrier }),
      path: pathSource,
      query,
      after,
      hoursLater,
      request,
    })),
    scenarios: Object.entries(scenarios).map(([name, { does }]) => ({ name, does })),
    carriers: Object.fromEntries(
      Object.entries(catalogue.carriers).map(([type, { name }]) => [
        type,
        typeof name === 'string' ? name : name[locale],
      ]),
    ),
    forms: toDocumentedForms(contract),
    statuses: Object.fromEntries(
      Object.entries(phrases)
        .filter(([id]) => id.startsWith(TRACKING))
        .map(([id, text]) => [id.slice(TRACKING.length), text]),
    ),
  };
}

/** The prefix of the phrases of tracking. */
const TRACKING = 'tracking-';

function listParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter((one): one is Parameter => 'in' in one && one.in !== 'header');
}

function toConsoleParameter({ name, in: place, required, schema }: Parameter): ConsoleParameter {
  const { default: usual } = schema as { default?: string | number };
  return {
    name,
    in: place === 'path' ? 'path' : 'query',
    isRequired: required,
    values: (schema.enum ?? []).map(String),
    placeholder: usual === undefined ? '' : String(usual),
  };
}
