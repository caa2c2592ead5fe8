import type { Contract, ErrorCase } from './contract';
import { EXAMPLE_NOW, resolveExampleValue } from './example-values';
import type { Language } from './language';
import type { MediaType, OpenApiDocument, Operation, Parameter, Response, Schema } from './openapi-document';
import { dereference, getReferenced } from './views/schema-view';

type Components = OpenApiDocument['components'];
type ErrorBody = { code: string; message: string; details: { message: string }[] };

/** Which phrase says how to replace a date that the samples compute. */
const DATE_PHRASES = { shipping_date: 'example-shipping-date', delivery_date: 'example-delivery-date' } as const;

/** Adds the recorded requests and responses of an operation to its bodies. */
export function addExamples(operation: Operation, contract: Contract): void {
  const examples = contract.examples.filter((example) => example.operation === operation.operationId);
  const add = (media: MediaType, part: 'request' | 'response'): void => {
    media.examples = Object.fromEntries(
      examples.map((example) => {
        const description = part === 'request' ? describeDates(example.request, contract) : undefined;
        const value = resolveExampleValue(example[part], EXAMPLE_NOW);
        return [example.name, { summary: example.title, ...(description ? { description } : {}), value }];
      }),
    );
  };
  if (operation.requestBody) add(operation.requestBody.content['application/json'], 'request');
  const success = operation.responses['200'];
  if (success && 'content' in success && success.content) add(success.content['application/json'], 'response');
}

/** How to replace the dates of a request, which are valid for a few days only. */
function describeDates(request: unknown, { phrases }: Contract): string | undefined {
  const text = JSON.stringify(request ?? null);
  const dates = Object.entries(DATE_PHRASES).filter(([name]) => text.includes(`{{${name}}}`));
  return dates.length > 0
    ? ['example-dates', ...dates.map(([, phrase]) => phrase)].map((name) => phrases[name]).join(' ')
    : undefined;
}

/**
 * Adds an example to each parameter of an operation: the value of a recorded call, or else one that its schema names.
 *
 * @throws on a parameter without one.
 */
export function addParameterExamples(
  operation: Operation,
  { contract, components }: { contract: Contract; components: Components },
): void {
  for (const one of operation.parameters) {
    const parameter = dereference(components.parameters, one);
    parameter.example = findExample(parameter, operation, contract);
  }
}

function findExample(parameter: Parameter, { operationId }: Operation, contract: Contract): unknown {
  const { name, schema: source } = parameter;
  const recorded = contract.examples
    .filter(({ operation }) => operation === operationId)
    .map(({ path, query }) => (parameter.in === 'path' ? path : query)[name])
    .find((value) => value !== undefined);
  const schema: Schema = {
    ...(source.$ref ? getReferenced(contract.openapi.components.schemas, source.$ref) : {}),
    ...source,
  };
  if (recorded !== undefined) {
    const value = resolveExampleValue(recorded, EXAMPLE_NOW);
    return schema.type === 'integer' ? Number(value) : value;
  }
  const named = schema.examples?.[0] ?? schema.default ?? schema.enum?.[0];
  if (named === undefined) throw new Error(`The parameter ${name} of ${operationId} needs an example in its schema.`);
  return named;
}

/** The failing requests to an operation: its own, then those that other operations reject as well. */
export function listErrorCases(operation: string, { errorCases, repeatedErrorCases }: Contract): ErrorCase[] {
  return [...errorCases, ...repeatedErrorCases].filter((errorCase) => errorCase.operation === operation);
}

/**
 * Adds the recorded errors of an operation to its error responses.
 *
 * @throws on a response of which no error is recorded.
 */
export function addErrorExamples(
  operation: Operation,
  { contract, components, locale }: { contract: Contract; components: Components; locale: Language },
): void {
  for (const [status, entry] of Object.entries(operation.responses)) {
    const response = dereference(components.responses, entry);
    const codes = Object.keys(response['x-errors'] ?? {});
    if (codes.length === 0) continue;
    const recorded = listErrorCases(operation.operationId, contract).filter(({ responses }) =>
      codes.includes(toBody(responses[locale])?.code ?? ''),
    );
    if (recorded.length === 0) throw new Error(`No request to ${operation.operationId} returns ${status}.`);
    operation.responses[status] = withExamples(response, recorded, locale);
  }
}

function withExamples(response: Response, errorCases: ErrorCase[], locale: Language): Response {
  const media = response.content?.['application/json'];
  if (!media) return response;
  const examples = Object.fromEntries(
    errorCases.map(({ name, responses }) => {
      const body = toBody(responses[locale]);
      return [name, { summary: body?.details[0]?.message ?? body?.message ?? name, value: body }];
    }),
  );
  return { ...response, content: { 'application/json': { ...media, examples } } };
}

function toBody(response: unknown): ErrorBody | undefined {
  return response as ErrorBody | undefined;
}
