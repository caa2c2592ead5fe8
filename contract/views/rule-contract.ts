import type { Catalogue, Contract, OperationEntry } from '../contract';
import type { Operation, Schema } from '../openapi-document';

type Carrier = Catalogue['carriers'][string];
type Service = Carrier['services'][string];

/**
 * What the rules don't read, object by object: the type of what they get and the view that pages and the package publish are
 * made from these lists. A rule that reads one of them doesn't compile.
 */
const CATALOGUE_OMITTED = ['international_pricing', 'x-assumed'] as const satisfies readonly (keyof Catalogue)[];
const CARRIER_OMITTED = [
  'credentials',
  'name',
  'position',
  'pricing',
  'short_name',
  'sources',
  'tracking_number',
  'tracking_scenarios',
  'x-assumed',
] as const satisfies readonly (keyof Carrier)[];
const SERVICE_OMITTED = ['name', 'note', 'tariff', 'x-assumed'] as const satisfies readonly (keyof Service)[];
/** The keywords of a schema that only pages show. */
const SCHEMA_OMITTED = [
  'description',
  'examples',
  'title',
  'x-assumed',
  'x-carrier-limit',
  'x-enumDescriptions',
  'x-facts',
  'x-values',
] as const satisfies readonly (keyof Schema)[];

export type RuleSchema = Omit<Schema, (typeof SCHEMA_OMITTED)[number]>;
export type RuleService = Omit<Service, (typeof SERVICE_OMITTED)[number]>;
export type RuleCarrier = Omit<Carrier, (typeof CARRIER_OMITTED)[number] | 'services'> & {
  services: Record<string, RuleService>;
};
export type RuleOperation = Pick<OperationEntry, 'id' | 'method' | 'path'> & {
  operation: Pick<Operation, 'requestBody' | 'parameters'>;
};

/** The part of the contract that rules, fixes and the check read. The whole contract is one as well. */
export type RuleContract = Pick<Contract, 'responses' | 'prefectures' | 'names' | 'postcodes' | 'limits'> & {
  openapi: { components: { schemas: Record<string, RuleSchema> } };
  operations: RuleOperation[];
  catalogue: Omit<Catalogue, (typeof CATALOGUE_OMITTED)[number] | 'carriers'> & {
    carriers: Record<string, RuleCarrier>;
  };
  facts: Record<string, { value: number | string }>;
};

/** What pages and the package publish for the rules. */
export function toRuleContract({
  openapi,
  operations,
  responses,
  catalogue,
  prefectures,
  names,
  postcodes,
  limits,
  facts,
}: Contract): RuleContract {
  const withBody = operations.filter(({ operation }) => operation.requestBody);
  const schemas = listNeeded(
    openapi.components.schemas,
    withBody.map(({ operation }) => operation.requestBody),
  );
  return {
    openapi: { components: { schemas: withoutPageKeywords(schemas) } },
    operations: withBody.map(({ id, method, path, operation: { requestBody } }) => ({
      ...{ id, method, path },
      operation: { requestBody: withoutPageKeywords(requestBody), parameters: [] },
    })),
    responses,
    catalogue: {
      ...omit(catalogue, CATALOGUE_OMITTED),
      carriers: mapValues(catalogue.carriers, (carrier) => ({
        ...omit(carrier, CARRIER_OMITTED),
        services: mapValues(carrier.services, (service) => omit(service, SERVICE_OMITTED)),
      })),
    },
    prefectures,
    names,
    postcodes,
    limits,
    facts: toNamedFacts(facts),
  };
}

/** Schemas without what only pages show. A field may have the name of a keyword: its schema is an object, never a string. */
export function withoutPageKeywords<Value>(value: Value): Value {
  const isOmitted = (key: string, one: unknown): boolean =>
    (SCHEMA_OMITTED as readonly string[]).includes(key) &&
    (typeof one !== 'object' || Array.isArray(one) || key.startsWith('x-'));
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (isOmitted(key, one) ? undefined : one))) as Value;
}

/** The schemas that bodies refer to, directly or through others. */
function listNeeded(schemas: Record<string, Schema>, from: unknown): Record<string, Schema> {
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

function omit<Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]): Omit<Value, Key> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as Key))) as Omit<Value, Key>;
}

function mapValues<Value, Mapped>(
  values: Record<string, Value>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** Returns the facts with a separate name, for code; those named by their path in a file are for pages. */
export function toNamedFacts(facts: Contract['facts']): Record<string, { value: number | string }> {
  const named = Object.entries(facts).filter(([name]) => !name.includes('.'));
  return Object.fromEntries(named.map(([name, { value }]) => [name, { value }]));
}
