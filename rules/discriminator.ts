import type { RuleContract } from '../contract';
import type { SchemaError } from './schema-error';

/**
 * Converts the error of a discriminator to the error that the field itself would have: { type: 'dpd' } → the value is not one of
 * those allowed. Any other error is returned unchanged.
 */
export function toPlainError(schemaError: SchemaError, { openapi }: Pick<RuleContract, 'openapi'>): SchemaError {
  if (schemaError.keyword !== 'discriminator') return schemaError;
  const { error, tag, tagValue } = schemaError.params as { error: string; tag: string; tagValue: unknown };
  const rest = { schemaPath: schemaError.schemaPath, parentSchema: {} };
  if (tagValue === undefined) {
    return { ...rest, instancePath: schemaError.instancePath, keyword: 'required', params: { missingProperty: tag } };
  }
  const instancePath = `${schemaError.instancePath}/${tag}`;
  if (error === 'tag') return { ...rest, instancePath, keyword: 'type', params: { type: 'string' } };
  const branches = (schemaError.parentSchema?.oneOf ?? []) as { $ref: string }[];
  const allowedValues = branches.map(({ $ref }) => {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const property = openapi.components.schemas[name]?.properties?.[tag];
    if (!property) throw new Error(`The schema ${name} has no constant for "${tag}".`);
    return property.const;
  });
  return { ...rest, instancePath, keyword: 'enum', params: { allowedValues }, data: tagValue };
}
