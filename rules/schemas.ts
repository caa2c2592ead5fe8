import type { Contract, Schema } from '../contract';
import { isRecord } from './reader';

/**
 * A schema together with all that it refers to and joins. With a value only those conditional parts count whose
 * condition the value meets; without one all of them.
 */
export function listSchemas(schema: Schema, contract: Contract, value?: unknown): readonly Schema[] {
  let all = known.get(schema);
  if (!all) {
    const schemas = collectSchemas(schema, contract, undefined);
    all = { schemas, isConditional: schemas.some((one) => one.if) };
    known.set(schema, all);
  }
  return value === undefined || !all.isConditional ? all.schemas : collectSchemas(schema, contract, value);
}

/**
 * What a schema joins, whatever the value. Every body is walked by it again and again, while the contract stays as it
 * was read.
 */
const known = new WeakMap<Schema, { schemas: readonly Schema[]; isConditional: boolean }>();

function collectSchemas(schema: Schema, contract: Contract, value: unknown): Schema[] {
  const target = schema.$ref && contract.openapi.components.schemas[schema.$ref.split('/').pop() ?? ''];
  const isMet = value === undefined || !schema.if || meets(value, schema.if);
  const parts = [target, isMet ? schema.then : undefined, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...parts.flatMap((part) => (part ? listSchemas(part, contract, value) : []))];
}

/** The members that a schema describes, in the order of the contract, with every description of each. */
export function listMembers(schema: Schema, contract: Contract, value?: unknown): Map<string, Schema[]> {
  const members = new Map<string, Schema[]>();
  for (const { properties = {} } of listSchemas(schema, contract, value)) {
    for (const [name, member] of Object.entries(properties)) {
      if (member) members.set(name, [...(members.get(name) ?? []), member]);
    }
  }
  return members;
}

/**
 * The names that a schema speaks of: its members, those it forbids such as `setup.service` in a question for prices, and
 * the names that any member must have, such as regions.
 */
export function listNames(schema: Schema, contract: Contract, value?: unknown): Set<string> {
  const parts = listSchemas(schema, contract, value);
  const rules = parts.flatMap(({ propertyNames }) => (propertyNames ? listSchemas(propertyNames, contract) : []));
  return new Set([
    ...parts.flatMap(({ properties = {} }) => Object.keys(properties)),
    ...rules.flatMap(({ enum: names = [] }) => names.map(String)),
  ]);
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

/** Whether a value meets a condition of the contract: members that are there and equal a constant. */
function meets(value: unknown, { required = [], properties = {} }: Schema): boolean {
  return (
    isRecord(value) &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(properties).every(([name, schema]) => !schema || value[name] === schema.const)
  );
}
