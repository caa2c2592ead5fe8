import { isObject } from '../json';
import type { Operation, Schema } from '../openapi-document';
import type { RuleSchema } from './rule-contract';

type Openapi<Keywords extends RuleSchema = Schema> = { components: { schemas: Record<string, Keywords> } };
type Viewed<Keywords extends RuleSchema> = { openapi: Openapi<Keywords> };

/**
 * A schema with all that it refers to and joins: the only reading of schemas. Rules, pages, links and responses use it.
 * A view describes every value of the schema; `of` describes one value, with the conditions that it meets.
 */
export type SchemaView<Keywords extends RuleSchema = Schema> = {
  /** The component's name, when the schema refers to one. */
  name: string | undefined;
  /** The keywords of all joined schemas; the one that is nearest wins. Fields and conditions are not among them. */
  schema: Keywords;
  /** The fields of an object, in the order of the contract: a schema's own before those that it joins. */
  fields: ReadonlyMap<string, SchemaView<Keywords>>;
  /** Fields that are always required. */
  required: ReadonlySet<string>;
  /** Fields that are required with some values, or one of which is. */
  conditional: ReadonlySet<string>;
  /** Groups of fields of which one is required. */
  choices: readonly (readonly string[])[];
  /** Fields that the schema speaks of: those that it describes, forbids, or lists as allowed names. */
  names: ReadonlySet<string>;
  items: SchemaView<Keywords> | undefined;
  /** How each value is described in an object whose names the caller chooses. */
  values: SchemaView<Keywords> | undefined;
  /** How a field is described, by the value of another one of the same object: `credentials` by carrier type. */
  variants: ReadonlyMap<string, SchemaView<Keywords>>;
  of: (value: unknown) => SchemaView<Keywords>;
};

/** A view as rules get it: without what only pages show. */
export type RuleSchemaView = SchemaView<RuleSchema>;

const views = new WeakMap<Openapi, WeakMap<Schema, SchemaView>>();

/**
 * The view of a schema of the contract. Views are made once, since a contract stays as it was read.
 *
 * @throws on a reference that leads nowhere.
 */
export function viewSchema<Keywords extends RuleSchema>(
  { openapi }: Viewed<Keywords>,
  schema: Keywords,
): SchemaView<Keywords> {
  // Views of both kinds of schemas are made alike; what is omitted for rules isn't there to be read.
  return findView(openapi, schema) as unknown as SchemaView<Keywords>;
}

function findView(openapi: Openapi, schema: Schema): SchemaView {
  let known = views.get(openapi);
  if (!known) views.set(openapi, (known = new WeakMap()));
  let view = known.get(schema);
  if (!view) known.set(schema, (view = toView(openapi, schema)));
  return view;
}

/** The view of a component: 'Setup' → #/components/schemas/Setup */
export function viewComponent<Keywords extends RuleSchema>(
  contract: Viewed<Keywords>,
  name: string,
): SchemaView<Keywords> {
  return viewSchema(contract, getReferenced(contract.openapi.components.schemas, `#/components/schemas/${name}`));
}

/** The view of the body of an operation, when it has one. */
export function viewBody<Keywords extends RuleSchema>(
  contract: Viewed<Keywords> & { operations: readonly { id: string; operation: Pick<Operation, 'requestBody'> }[] },
  operation: string,
): SchemaView<Keywords> | undefined {
  const entry = contract.operations.find(({ id }) => id === operation);
  const schema = entry?.operation.requestBody?.content['application/json'].schema;
  return schema && viewSchema<Keywords>(contract, schema as Keywords);
}

/**
 * The component that a reference names: '#/components/responses/NotFound' in `responses`.
 *
 * @throws when there is none.
 */
export function getReferenced<Part>(parts: Record<string, Part>, reference: string): Part {
  const part = parts[toComponentName(reference)];
  if (part === undefined) throw new Error(`The contract has no ${reference}.`);
  return part;
}

/**
 * The part that an entry is or refers to: { $ref: '#/components/responses/NotFound' } → `parts.NotFound`
 *
 * @throws when there is none.
 */
export function dereference<Part extends object>(parts: Record<string, Part>, entry: Part | { $ref: string }): Part {
  return '$ref' in entry ? getReferenced(parts, entry.$ref) : entry;
}

/** Returns the HTML `id` of a field on a page: 'request', ['setup', 'date'] → 'request-setup-date' */
export function toFieldId(side: string, path: readonly string[]): string {
  return [side, ...path].join('-');
}

/** Returns the HTML `id` of an error code on the page of codes: 'NOT_FOUND' → 'not-found' */
export function toErrorAnchor(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

/**
 * Returns the part of a field's path that the contract describes whatever else the body contains, without the indexes of
 * arrays. Fields that depend on another one and names that callers choose are cut: 'parcels.0.width' → ['parcels',
 * 'width'], 'credentials.site_id' → ['credentials']
 */
export function toDescribedPath(view: SchemaView<RuleSchema>, field: string): string[] {
  const path: string[] = [];
  let at: SchemaView<RuleSchema> | undefined = view;
  for (const part of field === '' ? [] : field.split('.')) {
    const items: SchemaView<RuleSchema> | undefined = /^\d+$/.test(part) ? at.items : undefined;
    at = items ?? at.fields.get(part);
    if (!at) break;
    if (!items) path.push(part);
  }
  return path;
}

function toComponentName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** A schema taken apart: its own keywords laid over those that it joins. */
type Joined = {
  schema: Schema;
  properties: Map<string, Schema[]>;
  forbidden: string[];
  required: string[];
  conditions: { when: Schema; then: Schema }[];
  choices: Schema[];
  branches: { property: string; schemas: Schema[] } | undefined;
};

const EMPTY: Omit<Joined, 'schema' | 'properties'> = {
  forbidden: [],
  required: [],
  conditions: [],
  choices: [],
  branches: undefined,
};

function toView(openapi: Openapi, source: Schema): SchemaView {
  const joined = join(openapi, source);
  const name = findName(source);
  const known = new Map<string, SchemaView>();
  const view = buildView(openapi, name, joined, (value) => {
    const met = joined.conditions.filter(({ when }) => meets(value, when));
    const branch = findBranch(openapi, joined, value);
    if (met.length === 0 && !branch) return view;
    const key = [...met.map((one) => joined.conditions.indexOf(one)), branch?.value].join();
    const parts = [...met.map(({ then }) => then), ...(branch ? [branch.schema] : [])];
    const found = known.get(key) ?? buildOwnView(openapi, name, joined, parts);
    known.set(key, found);
    return found;
  });
  return view;
}

/** The view for values that meet some conditions and name one schema of several. */
function buildOwnView(openapi: Openapi, name: string | undefined, joined: Joined, parts: Schema[]): SchemaView {
  const own = parts
    .map((part) => join(openapi, part))
    .reduce<Joined>(overlay, { ...joined, conditions: [], branches: undefined });
  const view: SchemaView = buildView(openapi, name, own, () => view);
  return view;
}

function buildView(openapi: Openapi, name: string | undefined, joined: Joined, of: SchemaView['of']): SchemaView {
  const contract = { openapi };
  const branches = joined.branches?.schemas.map((schema) => viewSchema(contract, schema)) ?? [];
  const own = [...joined.properties].map(([field, schemas]) => [field, viewSchema(contract, toOne(schemas))] as const);
  const fields = new Map([...own, ...joinBranches(joined.branches?.property, branches)]);
  const choices = joined.choices.flatMap(({ required = [] }) => (required.length > 0 ? [required] : []));
  const rule = joined.schema.propertyNames;
  return {
    name,
    schema: joined.schema,
    fields,
    required: new Set([
      ...joined.required,
      ...[...fields.keys()].filter(
        (field) => branches.length > 0 && branches.every(({ required }) => required.has(field)),
      ),
    ]),
    conditional: new Set([...choices.flat(), ...joined.conditions.flatMap(({ then }) => then.required ?? [])]),
    choices,
    names: new Set([
      ...fields.keys(),
      ...joined.forbidden,
      ...(rule ? (viewSchema(contract, rule).schema.enum ?? []).map(String) : []),
    ]),
    items: joined.schema.items && viewSchema(contract, joined.schema.items),
    values: joined.schema.additionalProperties && viewSchema(contract, joined.schema.additionalProperties),
    variants: new Map(),
    of,
  };
}

/** The fields of an object that has a schema for each value of one of them. */
function joinBranches(property: string | undefined, branches: SchemaView[]): [string, SchemaView][] {
  const names = new Set(branches.flatMap(({ fields }) => [...fields.keys()]));
  return [...names].map((field) => {
    const all = branches.flatMap((branch) => branch.fields.get(field) ?? []);
    const [first] = all;
    if (!first) throw new Error(`No schema describes "${field}".`);
    if (all.every((one) => one === first || (first.name !== undefined && one.name === first.name)))
      return [field, first];
    if (field === property) return [field, joinConstants(first, all)];
    if (all.every(({ fields }) => fields.size === 0)) return [field, first];
    const variants = branches.flatMap((branch): [string, SchemaView][] => {
      const variant = branch.fields.get(field);
      return variant ? [[getConstant(branch, property), variant]] : [];
    });
    return [field, joinVariants(first, new Map(variants))];
  });
}

/** The value of the field that chooses a branch. */
function getConstant({ fields }: SchemaView, property: string | undefined): string {
  const constant = property === undefined ? undefined : fields.get(property)?.schema.const;
  if (typeof constant !== 'string') throw new Error(`A branch has no constant for "${property}".`);
  return constant;
}

/** A field whose own fields depend on another one: on its own, it contains what it likes. */
function joinVariants(first: SchemaView, variants: Map<string, SchemaView>): SchemaView {
  const nothing = { name: undefined, fields: new Map(), required: new Set<string>(), conditional: new Set<string>() };
  const view: SchemaView = { ...first, ...nothing, choices: [], names: new Set(), variants, of: () => view };
  return view;
}

/** Constants of several schemas as the values of one field. */
function joinConstants(first: SchemaView, all: SchemaView[]): SchemaView {
  const { const: _, ...schema } = first.schema;
  const descriptions = Object.fromEntries(all.flatMap((one) => Object.entries(one.schema['x-enumDescriptions'] ?? {})));
  return {
    ...first,
    schema: { ...schema, enum: all.map((one) => one.schema.const), 'x-enumDescriptions': descriptions },
  };
}

function join(openapi: Openapi, source: Schema): Joined {
  const { $ref, allOf = [], anyOf, oneOf, discriminator, if: when, then, properties, required, not, ...own } = source;
  const target = $ref === undefined ? [] : [getReferenced(openapi.components.schemas, $ref)];
  const other = anyOf?.some(({ type }) => type === 'null') ? anyOf.filter(({ type }) => type !== 'null') : [];
  // A condition that every object meets is no condition.
  const always = when && then && !when.properties && !when.required ? [then] : [];
  const joined = [...target, ...other, ...allOf, ...always].map((part) => join(openapi, part));
  const base = joined.reduce<Joined>(overlay, { ...EMPTY, schema: {}, properties: new Map() });
  const type = other.length > 0 && typeof base.schema.type === 'string' ? { type: [base.schema.type, 'null'] } : {};
  const described = Object.entries(properties ?? {});
  return overlay(base, {
    schema: { ...own, ...type },
    properties: new Map(described.flatMap(([name, one]) => (one && !isNever(one) ? [[name, [one]]] : []))),
    forbidden: [...described.flatMap(([name, one]) => (one && !isNever(one) ? [] : [name])), ...(not?.required ?? [])],
    required: required ?? [],
    conditions: when && then && always.length === 0 ? [{ when, then }] : [],
    choices: other.length > 0 ? [] : (anyOf ?? []),
    branches: oneOf && discriminator ? { property: discriminator.propertyName, schemas: oneOf } : undefined,
  });
}

/** Lays one schema over another: its new fields come first, shared ones keep their place. */
function overlay(base: Joined, top: Joined): Joined {
  const fresh = [...top.properties].filter(([name]) => !base.properties.has(name));
  const shared = [...base.properties].map(([name, schemas]): [string, Schema[]] => [
    name,
    [...schemas, ...(top.properties.get(name) ?? [])],
  ]);
  const forbidden = [...base.forbidden, ...top.forbidden];
  return {
    schema: { ...base.schema, ...top.schema },
    properties: new Map([...fresh, ...shared].filter(([name]) => !forbidden.includes(name))),
    forbidden,
    required: [...base.required, ...top.required],
    conditions: [...base.conditions, ...top.conditions],
    choices: [...base.choices, ...top.choices],
    branches: top.branches ?? base.branches,
  };
}

function isNever(schema: Schema): boolean {
  return isObject(schema.not) && Object.keys(schema.not).length === 0;
}

/** Several descriptions of one field as one schema, the nearest last. */
const joinedFields = new WeakMap<Schema, WeakMap<Schema, Schema>>();

function toOne(schemas: Schema[]): Schema {
  const [first, ...others] = schemas;
  if (!first) throw new Error('A field has no schema.');
  return others.reduce((below, above) => {
    let known = joinedFields.get(below);
    if (!known) joinedFields.set(below, (known = new WeakMap()));
    let one = known.get(above);
    if (!one) known.set(above, (one = { allOf: [below, above] }));
    return one;
  }, first);
}

function findName({ $ref }: Schema): string | undefined {
  return $ref === undefined ? undefined : toComponentName($ref);
}

/** The schema that an object names with the field that chooses one. */
function findBranch(
  openapi: Openapi,
  { branches }: Joined,
  value: unknown,
): { value: string; schema: Schema } | undefined {
  if (!branches || !isObject(value)) return undefined;
  const { property, schemas } = branches;
  const schema = schemas.find((one) => {
    const field = viewSchema({ openapi }, one).fields.get(property);
    return field !== undefined && field.schema.const === value[property];
  });
  return schema && { value: String(value[property]), schema };
}

/** Whether a value meets a condition of the contract: fields that are there and equal a constant. */
function meets(value: unknown, { required = [], properties = {} }: Schema): boolean {
  return (
    isObject(value) &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.keys(properties).every((name) => !properties[name] || value[name] === properties[name].const)
  );
}
