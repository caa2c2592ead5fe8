import type { Contract, Schema } from '../contract';
import { isRecord } from './reader';

/** What a schema says of a value, with all that it refers to and joins. */
type Shape = {
  schemas: readonly Schema[];
  /** The members that are described, in the order of the contract; several descriptions of one are joined. */
  members: ReadonlyMap<string, Schema>;
  names: ReadonlySet<string>;
};

/**
 * Every body is walked by its shapes again and again, while the contract stays as it was read: they are made once for
 * each schema and set of conditions that are met.
 */
const known = new WeakMap<Schema, { conditions: readonly Schema[]; shapes: Map<string, Shape> }>();

/**
 * A schema together with all that it refers to and joins. With a value only those conditional parts count whose
 * condition the value meets; without one all of them.
 */
export function listSchemas(schema: Schema, contract: Contract, value?: unknown): readonly Schema[] {
  return findShape(schema, contract, value).schemas;
}

/** The members that a schema describes, in the order of the contract, each with a schema of all that is said of it. */
export function listMembers(schema: Schema, contract: Contract, value?: unknown): ReadonlyMap<string, Schema> {
  return findShape(schema, contract, value).members;
}

/**
 * The names that a schema speaks of: its members, those it forbids such as `setup.service` in a question for prices, and
 * the names that any member must have, such as regions.
 */
export function listNames(schema: Schema, contract: Contract, value?: unknown): ReadonlySet<string> {
  return findShape(schema, contract, value).names;
}

/** The schema of the entries of a list. */
export function findItems(schema: Schema, contract: Contract): Schema | undefined {
  return listSchemas(schema, contract).find(({ items }) => items)?.items;
}

/**
 * The schema of the body of an operation, where it takes one. What the credentials of an account hold depends on its
 * type, which the body of an update need not name.
 */
export function findBodySchema(contract: Contract, operation: string, accountType?: string): Schema | undefined {
  const entry = contract.operations.find(({ id }) => id === operation);
  const schema = entry?.operation.requestBody?.content['application/json'].schema;
  const ofType = operation === 'carrier-update' ? findConditionOfType(contract, accountType) : undefined;
  return schema && ofType ? { allOf: [schema, ofType] } : schema;
}

/** What the registration of an account requires of a carrier type, beside what it requires of all. */
function findConditionOfType({ openapi }: Contract, type: string | undefined): Schema | undefined {
  return openapi.components.schemas.CarrierRegistration?.allOf?.find(
    ({ if: condition }) => condition && type !== undefined && meets({ type }, condition),
  )?.then;
}

function findShape(schema: Schema, contract: Contract, value: unknown): Shape {
  let entry = known.get(schema);
  if (!entry) {
    const conditions = collectSchemas(schema, contract, undefined).flatMap(({ if: condition }) => condition ?? []);
    entry = { conditions, shapes: new Map() };
    known.set(schema, entry);
  }
  const { conditions, shapes } = entry;
  const met = value === undefined ? 'all' : conditions.map((one) => (meets(value, one) ? '+' : '-')).join('');
  let shape = shapes.get(met);
  if (!shape) {
    shape = toShape(collectSchemas(schema, contract, value), contract);
    shapes.set(met, shape);
  }
  return shape;
}

function toShape(schemas: readonly Schema[], contract: Contract): Shape {
  const described = new Map<string, Schema[]>();
  for (const { properties = {} } of schemas) {
    for (const [name, member] of Object.entries(properties)) {
      if (member) described.set(name, [...(described.get(name) ?? []), member]);
    }
  }
  const rules = schemas.flatMap(({ propertyNames }) => (propertyNames ? listSchemas(propertyNames, contract) : []));
  return {
    schemas,
    members: new Map([...described].map(([name, all]) => [name, toOne(all)])),
    names: new Set([
      ...schemas.flatMap(({ properties = {} }) => Object.keys(properties)),
      ...rules.flatMap(({ enum: names = [] }) => names.map(String)),
    ]),
  };
}

function toOne(described: Schema[]): Schema {
  const [first, ...others] = described;
  return first && others.length === 0 ? first : { allOf: described };
}

function collectSchemas(schema: Schema, contract: Contract, value: unknown): Schema[] {
  const target = schema.$ref && contract.openapi.components.schemas[schema.$ref.split('/').pop() ?? ''];
  const isMet = value === undefined || !schema.if || meets(value, schema.if);
  const parts = [target, isMet ? schema.then : undefined, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...parts.flatMap((part) => (part ? collectSchemas(part, contract, value) : []))];
}

/** Whether a value meets a condition of the contract: members that are there and equal a constant. */
function meets(value: unknown, { required = [], properties = {} }: Schema): boolean {
  return (
    isRecord(value) &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(properties).every(([name, schema]) => !schema || value[name] === schema.const)
  );
}
