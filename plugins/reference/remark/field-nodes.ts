import type { RootContent } from 'mdast';
import type { Field, Members } from '../fields';
import { blocks, element } from './nodes';
import type { PageContext } from './page-context';

/** Objects that were described above on the same page: path in the request to address on the page. */
export type Described = Map<string, string>;

/** The rows of an object: what is needed of several fields, then each field. */
export function toFieldNodes(
  members: Members,
  context: PageContext,
  described: Described = new Map(),
  path = '',
): RootContent[] {
  if (members.fields.length === 0) return [];
  return [
    ...toChoiceNote(members, context),
    element(
      'Fields',
      {},
      members.fields.map((field) => toFieldNode(field, context, described, path)),
    ),
  ];
}

function toFieldNode(field: Field, context: PageContext, described: Described, parents: string): RootContent {
  const path = parents ? `${parents}.${field.name}` : field.name;
  const { members, variants } = field;
  const shown = members.fields.length > 0 ? described.get(path) : undefined;
  const nested = shown
    ? blocks(context.label('sameAs', { link: `[${context.label('requestField', { field: path })}](#${shown})` }))
    : toNestedNodes({ field, members, variants, path }, context, described);
  return element(
    'Field',
    {
      id: field.id,
      name: field.name,
      parents: parents || undefined,
      type: field.type,
      need: field.need,
      side: context.side === 'response' ? context.side : undefined,
    },
    [...blocks(field.description), ...toFactsNode(field, context), ...nested],
  );
}

/** What constrains a field, as one element; nothing where nothing does. */
function toFactsNode(field: Field, context: PageContext): RootContent[] {
  const { carriers, services, values } = field;
  const isLong = values !== undefined && values.length > MOST_VALUES;
  const facts = {
    unit: field.unit,
    formatName: field.formatName,
    defaultValue: field.defaultValue,
    constant: field.constant,
    pattern: field.formatName ? undefined : field.pattern,
    limits: Object.keys(field.limits).length > 0 ? field.limits : undefined,
    values: values && !isLong ? values.map(({ value, meaning }) => [value, meaning]) : undefined,
    valueList: field.valueList ?? field.formatName,
    carriers: carriers?.map((type) => [type, carrierName(type, context)]),
    services: services?.map((service) => [service, serviceName(service, context)]),
    carrierLimit: field.carrierLimit,
  };
  return Object.values(facts).some((fact) => fact !== undefined) ? [element('FieldFacts', facts)] : [];
}

/** A longer list stands on a page of its own. */
const MOST_VALUES = 11;

function toNestedNodes(
  { field, members, variants, path }: { field: Field; members: Members; variants: Field['variants']; path: string },
  context: PageContext,
  described: Described,
): RootContent[] {
  if (variants.length > 0) {
    return [
      element(
        'Variants',
        { id: field.id, options: variants.map(({ value }) => [value, carrierName(value, context)]) },
        variants.map(({ value, members: own }) =>
          element('Variant', { value }, toFieldNodes(own, context, described, path)),
        ),
      ),
    ];
  }
  if (members.fields.length === 0) return [];
  const inner = field.type.startsWith('array') ? `${path}[]` : path;
  return [
    element(
      'Nested',
      { id: field.id, name: field.name, count: members.fields.length },
      toFieldNodes(members, context, described, inner),
    ),
  ];
}

function toChoiceNote({ choices }: Members, { label }: PageContext): RootContent[] {
  if (choices.length === 0) return [];
  const single = choices.every((names) => names.length === 1);
  const fields = choices
    .map((names) => {
      const list = names.map((name) => `\`${name}\``).join(label('comma'));
      return names.length === 1 ? list : label('together', { fields: list });
    })
    .join(label(single ? 'comma' : 'or'));
  return [element('ChoiceNote', {}, blocks(label(single ? 'oneOf' : 'eitherOf', { fields })))];
}

/** Notes where the objects of a request are described, so that the response can refer to them. */
export function collectDescribed({ fields }: Members, parents = ''): Described {
  return new Map(
    fields.flatMap(({ id, name, members }): [string, string][] => {
      const path = parents ? `${parents}.${name}` : name;
      return members.fields.length > 0 ? [[path, id], ...collectDescribed(members, path)] : [];
    }),
  );
}

export function carrierName(type: string, { contract, locale }: PageContext): string {
  const { carriers, custom } = contract.catalogue;
  return type === custom.service ? custom.name[locale] : (carriers[type]?.name[locale] ?? type);
}

export function serviceName(code: string, { contract, locale }: PageContext): string {
  const { carriers, custom } = contract.catalogue;
  if (code === custom.service) return custom.name[locale];
  for (const carrier of Object.values(carriers)) {
    const service = carrier.services[code];
    if (service) return service.name[locale];
  }
  throw new Error(`carriers.yaml has no service "${code}".`);
}
