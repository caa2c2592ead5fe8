import type { Contract, Schema } from '../contract';

/** A schema together with all that it refers to and joins. A part that depends on a condition counts as well. */
export function listSchemas(schema: Schema, contract: Contract): Schema[] {
  const target = schema.$ref && contract.openapi.components.schemas[schema.$ref.split('/').pop() ?? ''];
  const parts = [target, schema.then, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...parts.flatMap((part) => (part ? listSchemas(part, contract) : []))];
}

/** The members that a schema describes, in the order of the contract, with every description of each. */
export function listMembers(schema: Schema, contract: Contract): Map<string, Schema[]> {
  const members = new Map<string, Schema[]>();
  for (const { properties = {} } of listSchemas(schema, contract)) {
    for (const [name, member] of Object.entries(properties)) {
      if (member) members.set(name, [...(members.get(name) ?? []), member]);
    }
  }
  return members;
}

/** The schema of the body of an operation, where it takes one. */
export function findBodySchema(contract: Contract, operation: string): Schema | undefined {
  const entry = contract.operations.find(({ id }) => id === operation);
  return entry?.operation.requestBody?.content['application/json'].schema;
}
