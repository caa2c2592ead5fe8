import type { Contract } from '../contract';
import { toPoBoxPattern } from '../po-box-pattern';
import { dereference, viewBody, viewSchema, type SchemaView } from './schema-view';

/**
 * What values look like that the contract documents, by the name of their field or parameter. Everything else that a call
 * contains was written by someone.
 */
export type DocumentedForms = {
  /** Every field and parameter. */
  names: string[];
  /** Fields and parameters that are numbers. */
  numbers: string[];
  /** The values that the contract lists. */
  values: Record<string, string[]>;
  /** The patterns of IDs, codes, dates and times. */
  patterns: Record<string, string[]>;
  /** The parts of paths that are no parameters: 'shipments' */
  paths: string[];
  /** The words for a PO box, which rules read and which aren't personal, as a regular expression. */
  poBox: string;
};

const FORMATS: Record<string, string> = {
  date: String.raw`^\d{4}-\d\d-\d\d$`,
  'date-time': String.raw`^\d{4}-\d\d-\d\dT[\d:.]{5,15}(?:Z|[+-]\d\d:\d\d)$`,
};

/** A longer list of codes of the same length, such as those of countries, is as well said by their form. */
const LISTED_MAX = 100;

type Found = { types: Set<string>; values: Set<string>; patterns: Set<string> };

export function toDocumentedForms(contract: Contract): DocumentedForms {
  const found = new Map<string, Found>();
  for (const { id, operation } of contract.operations) {
    const body = viewBody(contract, id);
    if (body) collect(body, '', found);
    for (const response of Object.values(operation.responses)) {
      const { content } = dereference(contract.openapi.components.responses, response);
      const schema = content?.['application/json']?.schema;
      if (schema) collect(viewSchema(contract, schema), '', found);
    }
    for (const parameter of operation.parameters) {
      if ('schema' in parameter) collect(viewSchema(contract, parameter.schema), parameter.name, found);
    }
  }
  found.delete('');
  // A region is no secret, and rules compare it with the postal code.
  const region = found.get('province');
  for (const { en, ja } of contract.prefectures) for (const name of [en, ja]) region?.values.add(name);
  const all = [...found];
  return {
    names: [...all.map(([name]) => name), ...listRegions(contract)],
    numbers: all.flatMap(([name, { types }]) => (types.has('number') || types.has('integer') ? [name] : [])),
    values: Object.fromEntries(all.flatMap(([name, { values }]) => (isListed(values) ? [[name, [...values]]] : []))),
    patterns: Object.fromEntries(
      all.flatMap(([name, { values, patterns }]) => {
        const codes = values.size > 0 && !isListed(values) ? ['^[A-Z]{2,3}$'] : [];
        return patterns.size + codes.length > 0 ? [[name, [...patterns, ...codes]]] : [];
      }),
    ),
    paths: [
      ...new Set(contract.operations.flatMap(({ path }) => path.split('/').filter((part) => /^[^{]/.test(part)))),
    ],
    poBox: toPoBoxPattern(contract.catalogue.po_box_words.flatMap(({ words }) => words)),
  };
}

/** The names of the fields of negotiated prices: 'North Kanto' */
function listRegions({ catalogue }: Contract): string[] {
  const all = Object.values(catalogue.carriers).flatMap(({ regions }) => Object.keys(regions));
  return [...new Set(all)];
}

function isListed(values: Set<string>): boolean {
  return values.size > 0 && !(values.size > LISTED_MAX && [...values].every((value) => /^[A-Z]{2,3}$/.test(value)));
}

function collect(view: SchemaView, name: string, found: Map<string, Found>): void {
  const { type, format, pattern, enum: values = [] } = view.schema;
  const known = found.get(name) ?? { types: new Set(), values: new Set(), patterns: new Set() };
  found.set(name, known);
  for (const one of [type ?? []].flat()) known.types.add(one);
  for (const value of values) if (typeof value === 'string') known.values.add(value);
  for (const one of [pattern, format === undefined ? undefined : FORMATS[format]])
    if (one !== undefined) known.patterns.add(one);
  if (view.items) collect(view.items, name, found);
  for (const fields of [view.fields, ...[...view.variants.values()].map((variant) => variant.fields)]) {
    for (const [field, inner] of fields) collect(inner, field, found);
  }
}
