import type { Contract } from './contract';
import { resolveExampleValue } from './example-values';
import { isObject, mapTexts } from './json';
import type { MediaType, OpenApiDocument, Schema } from './openapi-document';

/** The day on which the published examples are ordered: Tuesday 24 November 2026, 10:00 in Japan. */
export const EXAMPLE_NOW = Date.parse('2026-11-24T01:00:00.000Z');

/** Extensions that only this repository reads. */
const INTERNAL = ['x-assumed', 'x-facts', 'x-values', 'x-carrier-limit', 'x-callers', 'x-error-codes', 'x-format-name'];

/**
 * The document that the portal serves: OpenAPI 3.1 with the examples in their places, capabilities written out as lists
 * of carriers or services, and without the marks that only this repository reads.
 */
export function toPublishedOpenApi(contract: Contract): OpenApiDocument {
  const document = mapTexts(contract.openapi, (text) => text) as OpenApiDocument;
  for (const { operation } of Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => ({ operation })),
  )) {
    const examples = contract.examples.filter((example) => example.operation === operation.operationId);
    const attach = (media: MediaType, part: 'request' | 'response'): void => {
      media.examples = Object.fromEntries(
        examples.map((example) => [
          example.name,
          { summary: example.title, value: resolveExampleValue(example[part], EXAMPLE_NOW) },
        ]),
      );
    };
    if (operation.requestBody) attach(operation.requestBody.content['application/json'], 'request');
    const success = operation.responses['200'];
    if (success && 'content' in success && success.content) attach(success.content['application/json'], 'response');
  }
  return strip(document, contract) as OpenApiDocument;
}

function strip(value: unknown, contract: Contract): unknown {
  if (Array.isArray(value)) return value.map((entry) => strip(entry, contract));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !INTERNAL.includes(key))
      .map(([key, entry]) => {
        if (key === 'value' && 'summary' in value) return [key, entry];
        if (key === 'x-carriers') return [key, listCarriers(contract, String(entry))];
        if (key === 'x-services') return [key, listServices(contract, String(entry))];
        return [key, strip(entry, contract)];
      }),
  );
}

/**
 * The carrier types that have a capability of carriers.yaml, in catalogue order.
 *
 * @throws on a capability that no carrier has.
 */
export function listCarriers(contract: Contract, capability: NonNullable<Schema['x-carriers']>): string[] {
  const types = Object.entries(contract.catalogue.carriers)
    .filter(([, carrier]) => hasCapability((carrier as Record<string, unknown>)[capability]))
    .map(([type]) => type);
  if (types.length === 0) throw new Error(`No carrier of carriers.yaml has "${capability}".`);
  return types;
}

/** The services that have a capability of carriers.yaml, in catalogue order. */
export function listServices(contract: Contract, capability: NonNullable<Schema['x-services']>): string[] {
  const services = Object.values(contract.catalogue.carriers)
    .flatMap((carrier) => Object.entries(carrier.services))
    .filter(([, service]) => hasCapability((service as Record<string, unknown>)[capability]))
    .map(([code]) => code);
  if (services.length === 0) throw new Error(`No service of carriers.yaml has "${capability}".`);
  return services;
}

/** A capability is absent when it is false, null, an empty list, or a list of temperatures with room temperature only. */
function hasCapability(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && !(value.length === 1 && value[0] === 'regular');
  return Boolean(value);
}
