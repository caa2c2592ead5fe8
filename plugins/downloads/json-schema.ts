import type { OpenApiDocument } from '../../contract';

/**
 * Converts the entities of a published contract to one JSON Schema (2020-12): `$defs` has one schema for each. Keywords of
 * OpenAPI or this portal are omitted, so that strict validators accept it.
 *
 * @param url where it is published
 */
export function toJsonSchema({ info, components }: OpenApiDocument, url: string): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: url,
    title: info.title,
    description: info.summary,
    $defs: withoutOpenApi(components.schemas),
  };
}

function withoutOpenApi(value: unknown, isNamed = true): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutOpenApi(entry, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
      // The keys of `properties` are names, which may be any word.
      if (!isNamed && (key.startsWith('x-') || key === 'discriminator')) return [];
      if (!isNamed && key === '$ref') return [[key, String(entry).replace('#/components/schemas/', '#/$defs/')]];
      if (!isNamed && ['const', 'default', 'enum', 'examples'].includes(key)) return [[key, entry]];
      return [[key, withoutOpenApi(entry, !isNamed && key === 'properties')]];
    }),
  );
}
