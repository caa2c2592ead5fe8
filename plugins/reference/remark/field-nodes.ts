import type { RootContent } from 'mdast';
import type { FieldFacts, NamedCode } from '../field-facts';
import type { Field, FieldGroup } from '../fields';
import { blocks, element } from './nodes';
import { findObjectLink } from './object-notes';
import type { PageContext } from './page-context';

/** Objects that were described above on the same page: path in the request to address on the page. */
export type Described = Map<string, string>;

/** The rows of an object: what is needed of several fields, then each field. */
export function toFieldNodes(
  group: FieldGroup,
  context: PageContext,
  described: Described = new Map(),
  path = '',
): RootContent[] {
  if (group.fields.length === 0) return [];
  const fields = group.fields.map((field) => toFieldNode(field, context, described, path));
  return [...toChoiceNote(group, context), element('Fields', { isNested: fields.some(hasFields) }, fields)];
}

/** Whether there is a field inside. */
function hasFields(node: RootContent): boolean {
  if (!('children' in node)) return false;
  return node.children.some((child) => ('name' in child && child.name === 'Field') || hasFields(child));
}

function toFieldNode(field: Field, context: PageContext, described: Described, parents: string): RootContent {
  const path = parents ? `${parents}.${field.name}` : field.name;
  const { group, variants } = field;
  const shown = group.fields.length > 0 ? described.get(path) : undefined;
  const link = shown
    ? `[${context.label('requestField', { field: path })}](#${shown})`
    : findObjectLink(field.component, context);
  const nested = link
    ? blocks(context.label('sameAs', { link }))
    : toNestedNodes({ field, group, variants, path }, context, described);
  return element(
    'Field',
    {
      id: field.id,
      name: field.name,
      parents: parents || undefined,
      type: field.type,
      need: field.need,
      side: context.side === 'response' ? context.side : undefined,
      carriers: listSupporting(field, context),
    },
    [...blocks(field.description), ...toFactsNode(field, context), ...toRulesNode(path, context), ...nested],
  );
}

/** The carriers that support a field, by itself or with one of their services; undefined where all do. */
function listSupporting({ carriers, services }: Field, { contract }: PageContext): string[] | undefined {
  if (carriers || !services) return carriers;
  return Object.entries(contract.catalogue.carriers).flatMap(([type, carrier]) =>
    services.some((service) => service in carrier.services) ? [type] : [],
  );
}

/** The constraints of a field, as one element; none if it has none. */
function toFactsNode(field: Field, context: PageContext): RootContent[] {
  const { carriers, services, values } = field;
  const limitsAt = CARRIER_LIMITS[field.carrierLimit ?? ''];
  // The maximum of a carrier is below that of the field.
  const { maximum, ...others } = field.limits;
  const limits = limitsAt || maximum === undefined ? others : field.limits;
  const isLong = values !== undefined && values.length > LISTED_VALUES_MAX;
  const facts = {
    unit: field.unit,
    formatName: field.formatName,
    defaultValue: field.defaultValue,
    constant: field.constant,
    pattern: field.formatName ? undefined : field.pattern,
    limits: Object.keys(limits).length > 0 ? limits : undefined,
    values: values && !isLong ? values.map(({ value, meaning }): NamedCode => [value, toName(meaning)]) : undefined,
    valuesAt: VALUE_LISTS[field.valueList ?? field.formatName ?? ''],
    carriers: carriers?.map((type): NamedCode => [type, carrierName(type, context)]),
    services: services?.map((service): NamedCode => [service, serviceName(service, context)]),
    limitsAt,
  } satisfies FieldFacts;
  return Object.values(facts).some((fact) => fact !== undefined) ? [element('FieldFacts', facts)] : [];
}

/** The rules about a field, to open where it is. */
function toRulesNode(path: string, { rulesByField }: PageContext): RootContent[] {
  const rules = rulesByField?.get(path) ?? [];
  return rules.length === 0 ? [] : [element('FieldRules', { rules: rules.map(({ id, title }) => [id, title]) })];
}

/** A longer list is shown on a separate page. */
const LISTED_VALUES_MAX = 11;

/** URLs of the lists of values, by their names in the contract. */
const VALUE_LISTS: Record<string, string> = {
  'carrier-types': '/common-car#carriers',
  'carrier-types-and-custom': '/common-car#carriers',
  services: '/common-car#services',
  packages: '/common-car#packages',
  'delivery-times': '/common-car#delivery-times',
  'print-sizes': '/common-car#print-sizes',
  'detail-codes': '/err-code#details',
  'ISO 4217': '/common#currencies',
  'ISO 3166-1 alpha-2': '/common#countries',
};

/** Where the limits of the carriers are explained, by their key in the file of a carrier. */
const CARRIER_LIMITS: Record<string, string> = {
  address1: '/common-car#address-lengths',
  address2: '/common-car#address-lengths',
  extra: '/common-car#address-lengths',
  shipping_date: '/common-car#dates',
  delivery_date: '/common-car#dates',
  cash_on_delivery: '/common-car#cash-on-delivery',
  name: '/common-car#address-lengths',
};

function toNestedNodes(
  { field, group, variants, path }: { field: Field; group: FieldGroup; variants: Field['variants']; path: string },
  context: PageContext,
  described: Described,
): RootContent[] {
  if (variants.length > 0) {
    return [
      element(
        'Variants',
        { options: variants.map(({ value }) => [value, carrierName(value, context)]) },
        variants.map(({ value, group: own }) =>
          element('Variant', { value }, toFieldNodes(own, context, described, path)),
        ),
      ),
    ];
  }
  if (group.fields.length === 0) return [];
  const inner = field.type.startsWith('array') ? `${path}[]` : path;
  return [
    element('Nested', { name: field.name, count: group.fields.length }, toFieldNodes(group, context, described, inner)),
  ];
}

function toChoiceNote({ choices }: FieldGroup, { label }: PageContext): RootContent[] {
  if (choices.length === 0) return [];
  const single = choices.every((names) => names.length === 1);
  const fields = choices
    .map((names) => {
      const codes = names.map((name) => `\`${name}\``);
      const [last = '', ...rest] = codes.toReversed();
      return rest.length === 0 ? last : label('together', { fields: rest.toReversed().join(label('comma')), last });
    })
    .join(label(single ? 'comma' : 'or'));
  return [element('ChoiceNote', {}, blocks(label(single ? 'oneOf' : 'eitherOf', { fields })))];
}

/** Notes where the objects of a request are described, so that the response can refer to them. */
export function collectDescribed({ fields }: FieldGroup, parents = ''): Described {
  return new Map(
    fields.flatMap(({ id, name, group }): [string, string][] => {
      const path = parents ? `${parents}.${name}` : name;
      return group.fields.length > 0 ? [[path, id], ...collectDescribed(group, path)] : [];
    }),
  );
}

export function carrierName(type: string, { contract, locale }: PageContext): string {
  const { carriers, custom } = contract.catalogue;
  const name = type === custom.service ? custom.name : carriers[type]?.name;
  if (!name) throw new Error(`There is no carrier "${type}".`);
  return name[locale];
}

export function serviceName(code: string, { contract, locale }: PageContext): string {
  const { carriers, custom } = contract.catalogue;
  if (code === custom.service) return custom.name[locale];
  for (const carrier of Object.values(carriers)) {
    const service = carrier.services[code];
    if (service) return service.name[locale];
  }
  throw new Error(`There is no service "${code}".`);
}

/** A meaning in a list of codes, of which some are sentences: 'It has no rate. See `details`.' → 'It has no rate. See details' */
function toName(meaning: string): string {
  return meaning.replaceAll('`', '').replace(/[.。]$/, '');
}
