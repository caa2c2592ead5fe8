import type { PhrasingContent, RootContent } from 'mdast';
import { listCarriers, viewBody, type Contract, type SchemaView } from '../../../contract';
import { SOURCES, type Column, type CsvSource } from '../../../csv';
import { OTHER_SOURCES } from '../../../csv/sources/others';
import { findFieldAnchor } from '../../../rules';
import { blocks, element, inlineCode, link, text, unsearched } from './nodes';
import { getOperation, type PageContext } from './page-context';
import { table } from './table';

const OPERATION = 'shipment-create';
/** Columns that belong together are listed together: `品名1` to `品名5`. */
const PRODUCT = /^products\.\d+\./;

/** `<CsvSource id="b2-cloud" />`: the columns of a tool and their fields, and what only one of both knows. */
export function expandCsvSource(id: string, context: PageContext): RootContent[] {
  const sources = [...SOURCES, ...OTHER_SOURCES];
  const source = sources.find((one) => one.id === id);
  if (!source) throw new Error(`csv/sources has no "${id}"; known: ${sources.map((one) => one.id).join(', ')}`);
  const { label, locale } = context;
  const name = source.name[locale];
  const used = source.columns.filter(({ field }) => field !== undefined);
  const notSent = source.columns.filter((column) => column.notSent && column.field === undefined);
  const others = source.columns.filter(({ field, notSent: decides }) => !field && !decides).map(({ header }) => header);
  const missing = listMissing(source, context);
  const list = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(label('comma'));
  return [
    element('Columns', {}, [
      unsearched([
        table(
          label('csvColumnsOf', { tool: name }),
          [label('csvColumn'), label('field'), label('csvCodes')],
          used.map((column): (string | PhrasingContent[])[] => [
            [inlineCode(column.header)],
            listFields(column).flatMap((field, index) => [
              ...(index > 0 ? [text(label('comma'))] : []),
              toFieldLink(field, context),
            ]),
            describeCodes(column, source, context) || label('dash'),
          ]),
        ),
        ...(missing.length > 0 ? blocks(label('csvMissing', { fields: list(missing) })) : []),
        ...(notSent.length > 0
          ? blocks(
              label('csvNotSent', {
                columns: notSent.map((column) => describeNotSent(column, context)).join(label('comma')),
              }),
            )
          : []),
        ...blocks(label('csvOthers', { columns: list(groupHeaders(others)) })),
      ]),
    ]),
  ];
}

/** `元着区分` (freight collect) */
function describeNotSent({ header, notSent }: Column, { label, locale }: PageContext): string {
  return label('csvMeaning', { column: `\`${header}\``, meaning: notSent?.about[locale] ?? '' });
}

function listFields({ field = '', fields = {} }: Column): string[] {
  return [...new Set([field, ...Object.values(fields)])];
}

/** The meaning of the codes of a column, or a note that no carrier of the tool supports a value. */
function describeCodes(column: Column, source: CsvSource, { contract, label, locale }: PageContext): string {
  const { field = '', fields = {}, values = {} } = column;
  const supporting = listSupporting(field, contract);
  const carriers = listCarriersOf(source, contract);
  if (supporting && carriers.length > 0 && !carriers.some((carrier) => supporting.includes(carrier)))
    return label('csvRejected');
  // A column of several fields names the field of a code that is `true`; other codes have their value.
  const first = Object.keys(fields).length > 0 ? field : undefined;
  // A pair stays on one line.
  const used = Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(
      ([code, value]) => `\`${code}\`\u00A0→\u00A0\`${(value === true && (fields[code] ?? first)) || String(value)}\``,
    );
  const meanings = Object.entries(column.notSent?.meanings ?? {}).map(
    ([code, words]) => [code, words[locale]] as const,
  );
  const explain = (explained: typeof meanings): string[] =>
    [...new Set(explained.map(([, meaning]) => meaning))].map((meaning) => {
      const codes = explained.filter(([, other]) => other === meaning).map(([code]) => code);
      const list = codes.map((code) => `\`${code}\``).join(label('comma'));
      // A code in words is its own meaning.
      return codes.join() === meaning ? list : label('csvMeaning', { column: list, meaning });
    });
  const isSent = ([code]: readonly [code: string, meaning: string]): boolean => typeof values[code] === 'string';
  const notes = [
    ['csvWarned', explain(meanings.filter(isSent))],
    ['csvUnsent', explain(meanings.filter((one) => !isSent(one)))],
  ] as const;
  return notes.reduce(
    (words, [kind, codes]) => {
      if (codes.length === 0) return words;
      const note = label(kind, { codes: codes.join(label('comma')) });
      return words ? label('noted', { words, note }) : note;
    },
    used.join(label('comma')),
  );
}

/** The carriers that the rows of a tool can be for: that of all its rows, or those of the services in a column of it. */
function listCarriersOf({ columns, common }: CsvSource, { catalogue }: Contract): string[] {
  const { carrier } = (common.setup ?? {}) as { carrier?: string };
  if (carrier !== undefined) return [carrier];
  const services = columns
    .filter(({ field }) => field === 'setup.service')
    .flatMap(({ values = {} }) => Object.values(values));
  return Object.entries(catalogue.carriers).flatMap(([type, one]) =>
    services.some((service) => typeof service === 'string' && Object.hasOwn(one.services, service)) ? [type] : [],
  );
}

/** The carriers that support a field of a shipment; undefined for a field that all support. */
function listSupporting(field: string, contract: Contract): string[] | undefined {
  let view: SchemaView | undefined = viewBody(contract, OPERATION);
  for (const name of field.split('.')) {
    const capability = view?.schema['x-carriers'];
    if (capability !== undefined) return listCarriers(contract, capability);
    view = view?.fields.get(name);
  }
  const capability = view?.schema['x-carriers'];
  return capability === undefined ? undefined : listCarriers(contract, capability);
}

/** Numbered headers, and those that begin with the same word, as one: `フリー項目…`, `Billing …` */
function groupHeaders(headers: readonly string[]): string[] {
  const toStem = (header: string): string =>
    header.includes(' ') ? `${header.split(' ')[0]} ` : header.replace(/(?<![0-9０-９])[0-9０-９]+$/, '');
  const counts = new Map<string, number>();
  for (const header of headers) counts.set(toStem(header), (counts.get(toStem(header)) ?? 0) + 1);
  return [...new Set(headers.map((header) => ((counts.get(toStem(header)) ?? 0) > 1 ? `${toStem(header)}…` : header)))];
}

function toFieldLink(field: string, context: PageContext): PhrasingContent {
  const anchor = findFieldAnchor(field, getOperation(context, OPERATION), context.contract) ?? 'request';
  return link(`/${OPERATION}#${anchor}`, `\`${field.replace(PRODUCT, 'products[].').replace(/\.\d+(?=\.|$)/, '[]')}\``);
}

/** The required fields of a shipment that the tool has neither a column nor a fixed value for. */
function listMissing({ columns, common }: CsvSource, { contract }: PageContext): string[] {
  const { schemas } = contract.openapi.components;
  const required = (name: string): readonly string[] => schemas[name]?.required ?? [];
  const fields = [
    'setup.carrier',
    ...required('ShipmentSetup').map((name) => `setup.${name}`),
    ...required('ConsigneeAddress').map((name) => `to_address.${name}`),
    ...required('ShipperAddress').map((name) => `from_address.${name}`),
    // A product without a quantity counts as one.
    ...required('Product')
      .filter((name) => name !== 'quantity')
      .map((name) => `products.0.${name}`),
  ];
  const hasService = columns.some(({ field }) => field === 'setup.service');
  const known = new Set([
    ...columns.map(({ field }) => field),
    ...Object.entries(common).flatMap(([part, values]) =>
      Object.keys(values as object).map((name) => `${part}.${name}`),
    ),
    // The name of a service begins with its carrier.
    ...(hasService ? ['setup.carrier'] : []),
  ]);
  const hasShipper = ['full_name', 'company'].some((name) => known.has(`from_address.${name}`));
  return [...fields, ...(hasShipper ? [] : ['from_address.full_name'])]
    .filter((field) => !known.has(field))
    .map((field) => field.replace('.0.', '[].'));
}
