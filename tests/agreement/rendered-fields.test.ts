import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { viewSchema, type Schema } from '../../contract';
import { loadContract } from '../../contract/node';
import { listConditionalFields, markConditional } from '../../plugins/reference/conditional-fields';
import { fieldBuilder, type Field, type FieldGroup } from '../../plugins/reference/fields';
import { listPageRules } from '../../plugins/reference/page-rules';
import { BUILD, getArticle, listBuiltPages, readHtml, readPage, selectAll } from './built-site';
import { readFields, type FieldRow } from './read-fields';

const contract = loadContract('contract');
const build = fieldBuilder(contract);
const rules = listPageRules(contract);
/** The unit of every field that has one, by name: stated by the specification or decided once. */
const { units } = parse(readFileSync('tests/agreement/specification.yaml', 'utf8')) as {
  units: Record<string, string>;
};

/** Objects that several operations return: they are described on separate pages, to which the operations link. */
const OBJECTS = ['Shipment', 'Carrier', 'AddressRecord', 'WarehouseRecord', 'FileRecord', 'SubUser'];

type DescribedObject = {
  component: string;
  /** The prefix of its anchors. */
  prefix: string;
  /** Where the request of a shipment contains it, with the same marks; without it, the object is part of responses. */
  within?: string;
};

/** The pages that describe objects. */
const OBJECT_PAGES: Record<string, DescribedObject[]> = {
  shipment: [{ component: 'Shipment', prefix: 'shipment' }],
  carrier: [{ component: 'Carrier', prefix: 'carrier' }],
  address: [{ component: 'AddressRecord', prefix: 'address' }],
  warehouse: [{ component: 'WarehouseRecord', prefix: 'warehouse' }],
  files: [{ component: 'FileRecord', prefix: 'file' }],
  subuser: [{ component: 'SubUser', prefix: 'sub-user' }],
  pagination: [{ component: 'Pagination', prefix: 'pagination' }],
  'err-res': [{ component: 'ApiError', prefix: 'error' }],
  common: [
    { component: 'ConsigneeAddress', prefix: 'address', within: 'to_address' },
    { component: 'Parcel', prefix: 'parcel', within: 'parcels' },
    { component: 'Product', prefix: 'product', within: 'products' },
    { component: 'Customs', prefix: 'customs', within: 'customs' },
    { component: 'Setup', prefix: 'setup', within: 'setup' },
    { component: 'Options', prefix: 'options', within: 'options' },
    { component: 'Pagination', prefix: 'pagination' },
  ],
};

describe.each(['en', 'ja'] as const)('the field rows of the pages, %s', (locale) => {
  const pages = [...contract.operations.map(({ id }) => id), ...Object.keys(OBJECT_PAGES)];

  it('say what the contract says', () => {
    for (const id of pages) expect.soft(findDifferences(readPage(locale, id), id, locale), `/${id}`).toEqual([]);
  });

  it('are on no other page', () => {
    const others = listBuiltPages(locale).filter((id) => !pages.includes(id));
    const described = others.filter((id) => selectAll('[data-field]', readPage(locale, id)).length > 0);
    expect(described, 'Add the objects of these pages to OBJECT_PAGES.').toEqual([]);
  });
});

describe('the comparison of rows and contract', () => {
  const mutations: { error: string; page: string; locale: 'en' | 'ja'; id: string; from: RegExp; to: string }[] = [
    { error: 'grams become centimetres', ...change('en', 'shipment-create', 'request-parcels-weight', 'grams', 'cm') },
    {
      error: 'centimetres become grams',
      ...change('ja', 'shipment-create', 'request-parcels-width', '>cm<', '>g<'),
    },
    {
      error: 'a range is reversed',
      ...change('en', 'shipment-create', 'request-setup-pack_amount', '1 to 99', '99 to 1'),
    },
    { error: '以上 becomes 以下', ...change('ja', 'shipments-list', 'parameter-page', '1以上', '1以下') },
    {
      error: 'a default changes in one language',
      ...change('ja', 'shipments-list', 'parameter-limit', '>50<', '>500<'),
    },
    {
      error: 'a carrier is missing',
      ...change(
        'en',
        'shipment-create',
        'request-setup-insurance',
        '<li><a title="fedex" href="/en/common-car#carrier-fedex">FedEx',
        '',
      ),
    },
    {
      error: 'the mark of a field that a rule can require is lost',
      ...change('ja', 'shipment-create', 'request-setup-date', '>条件付き必須<', '>省略可<'),
    },
    {
      error: 'a required mark is lost',
      ...change('ja', 'shipment-create', 'request-setup-service', '>必須<', '>省略可<'),
    },
    { error: 'a type changes', ...change('en', 'shipment-create', 'request-setup-insurance', '>number<', '>string<') },
    {
      error: 'a value is missing',
      ...change('en', 'shipment-create', 'request-setup-temperature', '<li><code translate="no">fresh</code>', '<li>'),
    },
    {
      error: 'grams of an object become centimetres',
      ...change('ja', 'common', 'parcel-weight', '>g<', '>cm<'),
    },
    {
      error: 'a field of an object may be missing',
      ...change('ja', 'shipment', 'shipment-state', '>常に含む<', '>含まない場合あり<'),
    },
    { error: 'a type of an error changes', ...change('en', 'err-res', 'error-debug_id', '>string<', '>number<') },
    {
      error: 'a type of an object changes',
      ...change('en', 'pagination', 'pagination-total_count', '>integer<', '>string<'),
    },
  ];

  it.each(mutations)('finds that $error', ({ page, locale, id, from, to }) => {
    const html = readHtml(join(BUILD, locale === 'en' ? 'en' : '', `${page}.html`));
    const changed = html.replace(from, `$1${to}`);
    expect(changed, 'The page no longer has what the mutation changes.').not.toBe(html);
    expect(findDifferences(fromHtml(html), page, locale)).toEqual([]);
    expect(findDifferences(fromHtml(changed), page, locale)).toEqual([expect.stringContaining(id)]);
  });
});

/** Replaces a string in the row of a field: the first occurrence after the ID of the row. */
function change(locale: 'en' | 'ja', page: string, id: string, from: string, to: string) {
  return { locale, page, id, from: new RegExp(`(id="?${id}[" ][\\s\\S]*?)${from}`), to };
}

function findDifferences(page: Root, id: string, locale: 'en' | 'ja'): string[] {
  const article: Element = getArticle(page);
  const expected = new Map(listExpected(id).map((row) => [row.id, row]));
  const rows = readRows(article, locale);
  if (typeof rows === 'string') return [rows];
  const shown = new Set(rows.map((row) => row.id));
  const missing = [...expected.keys()].filter((field) => !shown.has(field) && !isDescribedAbove(field, shown));
  return [
    ...missing.map((field) => `${id} has no row ${field}.`),
    ...rows.flatMap((row) => {
      const stated = expected.get(row.id);
      if (!stated) return [`${id} has a row ${row.id}, which the contract has not.`];
      const wrong = (Object.keys(stated) as (keyof FieldRow)[]).filter(
        (key) => JSON.stringify(row[key]) !== JSON.stringify(stated[key]),
      );
      return wrong.length === 0
        ? []
        : [`${row.id}: ${wrong.map((key) => `${key} is ${show(row[key])}, not ${show(stated[key])}`).join('; ')}`];
    }),
  ];
}

function readRows(article: Element, locale: 'en' | 'ja'): FieldRow[] | string {
  try {
    return readFields(article, locale);
  } catch (error) {
    return (error as Error).message;
  }
}

/** The fields of an object that the request describes have no separate rows in the response. */
function isDescribedAbove(field: string, shown: ReadonlySet<string>): boolean {
  return field.startsWith('response-') && shown.has(field.replace('response-', 'request-'));
}

function listExpected(id: string): FieldRow[] {
  const objects = OBJECT_PAGES[id];
  if (objects) return objects.flatMap(listObjectRows);
  const entry = contract.operations.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no operation "${id}".`);
  const { operation } = entry;
  const body = operation.requestBody?.content['application/json'].schema;
  const success = operation.responses['200'];
  const response = success && 'content' in success ? success.content?.['application/json'].schema : undefined;
  const parameters = operation.parameters.flatMap((one) =>
    'in' in one && one.in !== 'header'
      ? [
          {
            ...build.toField({
              name: one.name,
              schema: one.schema,
              need: one.required ? 'required' : 'optional',
              prefix: 'parameter',
            }),
            group: { fields: [], choices: [] },
          },
        ]
      : [],
  );
  return [
    ...parameters.map((field) => toRow(field)),
    ...(body ? toRows(listRequestFields(id, body)) : []),
    ...(response && !isObject(response) ? toRows(build.listFields(response, 'response')).map(toPresence) : []),
  ];
}

function listObjectRows({ component, prefix, within }: DescribedObject): FieldRow[] {
  const rows = toRows(build.listFields(getSchema(component), prefix));
  if (within === undefined) return rows.map(toPresence);
  const needs = new Map(listExpected('shipment-create').map(({ id, need }) => [id, need]));
  return rows.map((row) => ({ ...row, need: needs.get(row.id.replace(prefix, `request-${within}`)) ?? row.need }));
}

/** The fields of a request, with the marks of those that a rule can require. */
function listRequestFields(operation: string, body: Schema): FieldGroup {
  const group = build.listFields(body, 'request');
  return markConditional(group, listConditionalFields(operation, { contract, rules, group }));
}

function getSchema(component: string): Schema {
  const schema = contract.openapi.components.schemas[component];
  if (!schema) throw new Error(`There is no schema "${component}".`);
  return schema;
}

function isObject(schema: Schema): boolean {
  const view = viewSchema(contract, schema);
  const component = view.items ? view.items.name : view.name;
  return component !== undefined && OBJECTS.includes(component);
}

/** Responses have no required fields; a field is always there, or may be missing. */
function toPresence(row: FieldRow): FieldRow {
  return { ...row, need: row.need === 'conditional' ? 'optional' : row.need };
}

function toRows({ fields }: FieldGroup): FieldRow[] {
  return fields.flatMap((field) => [
    toRow(field),
    ...(field.component !== undefined && OBJECTS.includes(field.component) ? [] : toRows(field.group)),
    ...field.variants.flatMap(({ group }) => toRows(group)),
  ]);
}

function toRow(field: Field): FieldRow {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, minItems, maxItems, minProperties } = field.limits;
  const limits = {
    minLength: minLength === 1 ? 1 : undefined,
    maxLength,
    min: minimum,
    above: exclusiveMinimum,
    // A maximum that differs by carrier is on the page of the carriers.
    max: field.carrierLimit === undefined ? maximum : undefined,
    minItems: minItems ?? minProperties,
    maxItems,
  };
  const values = field.values?.map(({ value }) => value);
  const isShort = values !== undefined && values.length <= VALUES_MAX;
  return {
    id: field.id,
    name: field.name,
    type: field.type,
    need: field.need,
    unit: field.unit === undefined ? undefined : units[field.name],
    limits: Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)) as FieldRow['limits'],
    defaultValue: field.defaultValue,
    values: isShort ? values : undefined,
    services: field.services,
    carriers: field.carriers,
  };
}

/** A longer list has a separate page. */
const VALUES_MAX = 11;

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
