import type { Contract } from '../contract';
import { toNamedFacts } from './to-named-facts';

/** The parts of the contract that rules and fixes read, without its sentences. */
export function toCheckContract(contract: Contract): Contract {
  const { openapi, operations, catalogue, prefectures, limits, facts } = contract;
  const withBody = operations.filter(({ operation }) => operation.requestBody);
  const schemas = listNeeded(
    openapi.components.schemas,
    withBody.map(({ operation }) => operation.requestBody),
  );
  return withoutAnnotations({
    openapi: { components: { schemas } },
    operations: withBody.map(({ id, method, path, operation: { requestBody } }) => ({
      id,
      method,
      path,
      operation: { requestBody, parameters: [] },
    })),
    catalogue: toRuleCatalogue(catalogue),
    prefectures,
    limits: Object.fromEntries(Object.entries(limits).filter(([name]) => READ_LIMITS.test(name))),
    // Limits are read by their name.
    facts: toNamedFacts(omitLimits(facts, limits)),
  }) as Contract;
}

/** The limits that rules and the check read. */
const READ_LIMITS = /^(?:body-size|file-size|image-pixels|price-decimals)/;

function omitLimits(facts: Contract['facts'], limits: Contract['limits']): Contract['facts'] {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !(name in limits)));
}

/** The schemas that bodies refer to, directly or through others. */
function listNeeded(schemas: Record<string, unknown>, from: unknown): Record<string, unknown> {
  const needed = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      visit(schemas[name]);
    }
  };
  visit(from);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => needed.has(name)));
}

/** The parts of the catalog that only pages and the sandbox read. */
const NOT_FOR_RULES = [
  'carrier_invoice',
  'credentials',
  'en',
  'height_mm',
  'incoterms',
  'international_pricing',
  'ja',
  'meaning',
  'note',
  'paperless_invoice',
  'position',
  'pricing',
  'tariff',
  'tracked',
  'tracking',
  'tracking_number',
  'tracking_scenarios',
  'width_mm',
];

/** Names of carriers and services, and those in `en` and `ja`, are for pages, too. */
function toRuleCatalogue(catalogue: Contract['catalogue']): unknown {
  return JSON.parse(
    JSON.stringify(catalogue, (key, value: unknown) =>
      NOT_FOR_RULES.includes(key) || (['name', 'short_name', 'regular_name'].includes(key) && typeof value === 'object')
        ? undefined
        : value,
    ),
  );
}

/** The parts of a schema that only pages show. */
const ANNOTATIONS = 'examples x-assumed x-carrier-limit x-digits x-enumDescriptions x-facts x-unit x-values'.split(' ');

/** A field may itself be named `description`: its schema is an object, never a string. */
function withoutAnnotations(value: unknown): unknown {
  const isAnnotation = (key: string, one: unknown): boolean =>
    ANNOTATIONS.includes(key) || (key === 'description' && typeof one === 'string');
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (isAnnotation(key, one) ? undefined : one)));
}
