import type { Contract } from '../contract';
import type { SchemaFault } from './schema-fault';

/**
 * A fault of a discriminator as the field itself would have it: { type: 'dpd' } → the value is none of those allowed. Any
 * other fault stays as it is.
 */
export function toPlainFault(fault: SchemaFault, { openapi }: Pick<Contract, 'openapi'>): SchemaFault {
  if (fault.keyword !== 'discriminator') return fault;
  const { error, tag, tagValue } = fault.params as { error: string; tag: string; tagValue: unknown };
  const rest = { schemaPath: fault.schemaPath, parentSchema: {} };
  if (tagValue === undefined) {
    return { ...rest, instancePath: fault.instancePath, keyword: 'required', params: { missingProperty: tag } };
  }
  const instancePath = `${fault.instancePath}/${tag}`;
  if (error === 'tag') return { ...rest, instancePath, keyword: 'type', params: { type: 'string' } };
  const branches = (fault.parentSchema?.oneOf ?? []) as { $ref: string }[];
  const allowedValues = branches.map(({ $ref }) => {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const property = openapi.components.schemas[name]?.properties?.[tag];
    if (!property) throw new Error(`The schema ${name} has no constant for "${tag}".`);
    return property.const;
  });
  return { ...rest, instancePath, keyword: 'enum', params: { allowedValues }, data: tagValue };
}
