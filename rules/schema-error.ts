/** An error in the format of Ajv, with `verbose` on. */
export type SchemaError = {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** The wrong name, where `propertyNames` is checked. */
  propertyName?: string;
  /** The schema that contains the keyword, the value of the keyword, and the value that was validated. */
  parentSchema?: Record<string, unknown>;
  schema?: unknown;
  data?: unknown;
};

/** '/parcels/0/width' → 'parcels.0.width' */
export function toField(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
