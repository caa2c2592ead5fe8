import type { Contract, Schema } from '../../contract';
import { listCarriers, listServices } from '../../contract';

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
  /** Name of the list that the values come from, when it is one of the catalogue. */
  valueList?: string;
  carriers?: string[];
  services?: string[];
  carrierLimit?: string;
  /** Component that describes the members, when it has a name. */
  schemaName?: string;
  members: Members;
  variants: { value: string; members: Members }[];
};

export type Limits = Partial<
  Record<
    'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'minItems' | 'maxItems' | 'minProperties',
    number
  >
>;

/** The members of an object: its fields, and groups of names of which one is needed. */
export type Members = { fields: Field[]; choices: string[][] };

export const NO_MEMBERS: Members = { fields: [], choices: [] };

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
  /** The members of a schema, with ids that begin with `prefix`. Members of lists stand below the list. */
  listMembers: (schema: Schema, prefix: string) => Members;
  /** One field, such as a parameter or a header. */
  toField: (spot: { name: string; schema: Schema; description?: string; need: Need; prefix: string }) => Field;
};

/** Turns the schemas of a contract into fields: references resolved, `allOf` merged, conditions turned into variants. */
export function fieldBuilder(contract: Contract): FieldBuilder {
  const schemas = contract.openapi.components.schemas;

  function listMembers(source: Schema, prefix: string): Members {
    const schema = mergeSchema(source, schemas);
    if (schema.type === 'array' && schema.items) return listMembers(schema.items, prefix);
    const choices = (schema.anyOf ?? []).map((branch) => branch.required ?? []).filter((names) => names.length > 0);
    const chosen = new Set(choices.flat());
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      if (property === false) return [];
      const conditional = chosen.has(name) || isRequiredSomewhere(schema, name);
      const need: Need = schema.required?.includes(name) ? 'required' : conditional ? 'conditional' : 'optional';
      const variants = listVariants(schema, name, `${prefix}-${name}`);
      return [{ ...toField({ name, schema: property, need, prefix }), ...(variants.length > 0 ? { variants } : {}) }];
    });
    return { fields, choices };
  }

  function toField({ name, schema: source, description, need, prefix }: Parameters<FieldBuilder['toField']>[0]): Field {
    const schema = mergeSchema(source, schemas);
    const id = `${prefix}-${name}`;
    const hasMembers = Boolean(schema.properties ?? schema.items?.$ref ?? schema.items?.properties);
    const members = hasMembers ? listMembers(schema, id) : NO_MEMBERS;
    const values = schema.enum?.filter((value) => value !== null).map(String);
    const item = schema.type === 'array' && schema.items ? mergeSchema(schema.items, schemas) : undefined;
    return {
      id,
      name,
      type: describeType(schema, item),
      need,
      description: description ?? schema.description ?? '',
      limits: Object.fromEntries(LIMIT_KEYS.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))),
      members,
      variants: [],
      ...optional('unit', schema['x-unit']),
      ...optional('formatName', schema['x-format-name']),
      ...optional('defaultValue', schema.default === undefined ? undefined : JSON.stringify(schema.default)),
      ...optional('constant', schema.const === undefined ? undefined : JSON.stringify(schema.const)),
      ...optional('pattern', schema.pattern ?? item?.pattern),
      ...optional(
        'values',
        values?.map((value) => ({ value, meaning: schema['x-enumDescriptions']?.[value] ?? '' })),
      ),
      ...optional('valueList', schema['x-values']),
      ...optional('carriers', schema['x-carriers'] ? listCarriers(contract, schema['x-carriers']) : undefined),
      ...optional('services', schema['x-services'] ? listServices(contract, schema['x-services']) : undefined),
      ...optional('carrierLimit', schema['x-carrier-limit']),
      ...optional('schemaName', referenceName(source) ?? (source.items ? referenceName(source.items) : undefined)),
    };
  }

  /** Branches such as "if type is dhl then credentials are …", as variants of the member that they describe. */
  function listVariants(schema: Schema, name: string, prefix: string): Field['variants'] {
    return (schema.allOf ?? []).flatMap((branch) => {
      const tests = Object.values(branch.if?.properties ?? {}).flatMap((test) => (test === false ? [] : [test.const]));
      const value = tests.find((test) => typeof test === 'string');
      const target = branch.then?.properties?.[name];
      if (value === undefined || !target || !target.$ref) return [];
      const members = listMembers(target, `${prefix}-${value}`);
      return members.fields.length > 0 ? [{ value, members }] : [];
    });
  }

  return { listMembers, toField };
}

/** Follows references and merges `allOf`, so that a schema stands alone. Conditions stay in its `allOf`. */
export function mergeSchema(schema: Schema, schemas: Record<string, Schema>): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref ? schemas[$ref.split('/').pop() ?? ''] : undefined;
  if ($ref && !target) throw new Error(`The contract has no ${$ref}.`);
  const nullable = schema.anyOf?.some(({ type }) => type === 'null')
    ? schema.anyOf.find(({ type }) => type !== 'null')
    : undefined;
  const bases = [target, nullable, ...allOf.filter((branch) => !branch.if)].flatMap((base) =>
    base ? [mergeSchema(base, schemas)] : [],
  );
  const conditions = [...allOf.filter((branch) => branch.if), ...bases.flatMap((base) => base.allOf ?? [])];
  if (nullable) delete own.anyOf;
  const merged = bases.reduce<Schema>((sum, base) => overlay(sum, base), {});
  const result = overlay(merged, own);
  const type = nullable && typeof result.type === 'string' ? [result.type, 'null'] : result.type;
  return { ...result, ...(type ? { type } : {}), ...(conditions.length > 0 ? { allOf: conditions } : {}) };
}

/** Lays one schema over another: its own new properties come first, shared ones keep their place and are merged. */
function overlay(base: Schema, top: Schema): Schema {
  const known = base.properties ?? {};
  const fresh = Object.entries(top.properties ?? {}).filter(([name]) => !(name in known));
  const shared = Object.entries(known).map(([name, property]): [string, Schema | false] => {
    const over = top.properties?.[name];
    return [
      name,
      over === undefined ? property : over === false || property === false ? over : { ...property, ...over },
    ];
  });
  const properties = Object.fromEntries([...fresh, ...shared]);
  const required = [...new Set([...(base.required ?? []), ...(top.required ?? [])])];
  const { allOf: _, ...rest } = base;
  return {
    ...rest,
    ...top,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

function isRequiredSomewhere(schema: Schema, name: string): boolean {
  return (schema.allOf ?? []).some((branch) => branch.then?.required?.includes(name));
}

/** 'string', 'string (date)', 'array of objects', 'string or null' … as code, the same in every language. */
function describeType(schema: Schema, item: Schema | undefined): string {
  const types = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : [];
  const base = types.filter((type) => type !== 'null').join(' | ') || (schema.properties ? 'object' : 'any');
  const format = schema.format ?? (schema.contentEncoding === 'base64' ? 'base64' : undefined);
  const shown = item ? `array<${describeType(item, undefined)}>` : format ? `${base}<${format}>` : base;
  return types.includes('null') ? `${shown} | null` : shown;
}

function referenceName(schema: Schema): string | undefined {
  return schema.$ref?.split('/').pop();
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [key in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [key in Key]: Value });
}
