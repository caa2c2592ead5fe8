import { listCarriers, listServices, toFieldId, viewSchema } from '../../contract';
import type { Contract, Schema, SchemaView } from '../../contract';
import type { Limits } from './field-facts';

/** How much a field is needed: always, never, or depending on others, which its words explain. */
export type Need = 'required' | 'optional' | 'conditional';

/** A field as a page shows it. `id` is its address on the page. */
export type Field = {
  id: string;
  name: string;
  type: string;
  need: Need;
  description: string;
  unit?: string;
  formatName?: string;
  defaultValue?: string;
  constant?: string;
  pattern?: string;
  limits: Limits;
  values?: { value: string; meaning: string }[];
  /** Name of the list that the values come from, when it is one of the catalog. */
  valueList?: string;
  carriers?: string[];
  services?: string[];
  carrierLimit?: string;
  /** The component that describes the value, or each entry of an array. */
  component?: string;
  group: FieldGroup;
  variants: { value: string; group: FieldGroup }[];
};

/** The fields of an object, and groups of names of which one is required. */
export type FieldGroup = { fields: Field[]; choices: string[][] };

export const NO_FIELDS: FieldGroup = { fields: [], choices: [] };

const LIMIT_KEYS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'minProperties',
] as const;

type FieldBuilder = {
  /** Lists the fields of a schema, with IDs that begin with `prefix`. Fields of array entries are below the array. */
  listFields: (schema: Schema, prefix: string) => FieldGroup;
  /** One field, such as a parameter or a header. */
  toField: (spot: { name: string; schema: Schema; description?: string; need: Need; prefix: string }) => Field;
};

/** Turns the schemas of a contract into fields of a page. */
export function fieldBuilder(contract: Contract): FieldBuilder {
  return {
    listFields: (schema, prefix) => toGroup(viewSchema(contract, schema), prefix, []),
    toField: ({ name, schema, description, need, prefix }) => {
      const field = toField(viewSchema(contract, schema), { side: prefix, path: [name], need });
      return description === undefined ? field : { ...field, description };
    },
  };

  function toGroup(view: SchemaView, side: string, path: string[]): FieldGroup {
    if (view.items) return toGroup(view.items, side, path);
    const fields = [...view.fields].map(([name, field]) =>
      toField(field, { side, path: [...path, name], need: findNeed(view, name) }),
    );
    return { fields, choices: view.choices.map((names) => [...names]) };
  }

  function toField(view: SchemaView, { side, path, need }: { side: string; path: string[]; need: Need }): Field {
    const { schema, items, fields } = view;
    const group = fields.size > 0 || (items && items.fields.size > 0) ? toGroup(view, side, path) : NO_FIELDS;
    const values = schema.enum?.filter((value) => value !== null).map(String);
    return {
      id: toFieldId(side, path),
      name: path.at(-1) ?? '',
      type: describeType(view),
      need,
      description: schema.description ?? '',
      limits: Object.fromEntries(LIMIT_KEYS.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))),
      group,
      variants: [...view.variants]
        .map(([value, variant]) => ({ value, group: toGroup(variant, side, [...path, value]) }))
        .filter((variant) => variant.group.fields.length > 0),
      ...optional('component', items ? items.name : view.name),
      ...optional('unit', schema['x-unit']),
      ...optional('formatName', schema['x-format-name']),
      ...optional('defaultValue', schema.default === undefined ? undefined : JSON.stringify(schema.default)),
      ...optional('constant', schema.const === undefined ? undefined : JSON.stringify(schema.const)),
      ...optional('pattern', schema.pattern ?? items?.schema.pattern),
      ...optional(
        'values',
        values?.map((value) => ({ value, meaning: schema['x-enumDescriptions']?.[value] ?? '' })),
      ),
      ...optional('valueList', schema['x-values']),
      ...optional('carriers', schema['x-carriers'] ? listCarriers(contract, schema['x-carriers']) : undefined),
      ...optional('services', schema['x-services'] ? listServices(contract, schema['x-services']) : undefined),
      ...optional('carrierLimit', schema['x-carrier-limit']),
    };
  }
}

function findNeed({ required, conditional }: SchemaView, name: string): Need {
  if (required.has(name)) return 'required';
  return conditional.has(name) ? 'conditional' : 'optional';
}

/** 'string', 'string<date>', 'array<object>', 'string | null' … as code, the same in every language. */
function describeType({ schema, items, fields, variants }: SchemaView): string {
  const types = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : [];
  const isObject = fields.size > 0 || variants.size > 0;
  const format = schema.format ?? (schema.contentEncoding === 'base64' ? 'base64' : undefined);
  const shown = types.map((type) => {
    if (type === 'array' && items) return `array<${describeType(items)}>`;
    return type === 'string' && format ? `string<${format}>` : type;
  });
  return shown.join(' | ') || (isObject ? 'object' : 'any');
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [key in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [key in Key]: Value });
}
