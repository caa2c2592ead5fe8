import type { Contract } from '../../contract';

/** The members that a schema of the contract describes itself. */
export function listMembers(schema: string, { openapi }: Contract): string[] {
  const properties = openapi.components.schemas[schema]?.properties;
  if (!properties) throw new Error(`The contract has no schema "${schema}" with members.`);
  return Object.keys(properties);
}
