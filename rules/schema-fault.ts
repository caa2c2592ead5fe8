/** A fault as JSON Schema validators of the Ajv kind report it, with `verbose` on. */
export type SchemaFault = {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** The name that is at fault, when names of members are judged. */
  propertyName?: string;
  /** The schema that holds the keyword, its keyword's value, and the value that was judged. */
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
