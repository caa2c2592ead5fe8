import type { Catalogue } from './contract';
import type { components as DataFiles } from './generated/data-files';
import { isObject, visitJson } from './json';
import type { Language } from './language';
import type { OpenApiDocument, Schema } from './openapi-document';

type Data = DataFiles['schemas'];
type Values = Record<string, string>;

/**
 * Puts the values of the catalog, with their names in a language, into every schema that asks for a list with
 * `x-values`. The order is that of the catalog.
 *
 * @throws on a list that does not exist.
 */
export function fillValues({
  openapi,
  catalogue,
  errors,
  locale,
}: {
  openapi: OpenApiDocument;
  catalogue: Catalogue;
  errors: Data['Errors'];
  locale: Language;
}): void {
  const lists = listValues(catalogue, errors, locale);
  visitJson(openapi, (value, at) => {
    if (!isObject(value) || typeof value['x-values'] !== 'string') return;
    const schema = value as Schema;
    const list = lists[value['x-values']];
    if (!list)
      throw new Error(
        `${at.join('.')}: there is no list "${value['x-values']}"; known: ${Object.keys(lists).join(', ')}.`,
      );
    schema.enum = Object.keys(list);
    schema['x-enumDescriptions'] = list;
  });
}

function listValues(catalogue: Catalogue, errors: Data['Errors'], locale: Language): Record<string, Values> {
  const carriers = Object.entries(catalogue.carriers);
  const types = pick(carriers, () => true, locale);
  const custom = { [catalogue.custom.service]: catalogue.custom.name[locale] };
  const services = carriers.flatMap(([, carrier]) => Object.entries(carrier.services));
  const regions = new Set(carriers.flatMap(([, { regions }]) => Object.keys(regions)));
  return {
    'carrier-types': types,
    'carrier-types-and-custom': { ...types, ...custom },
    'tracking-carriers': pick(carriers, (carrier) => carrier.tracking, locale),
    services: { ...Object.fromEntries(services.map(([code, { name }]) => [code, name[locale]])), ...custom },
    packages: namesOf(catalogue.packages, locale),
    'delivery-times': namesOf(catalogue.delivery_times, locale),
    'print-sizes': namesOf(catalogue.print_sizes, locale),
    'print-sizes-sheet': namesOf(
      Object.fromEntries(Object.entries(catalogue.print_sizes).filter(([, size]) => !size.thermal)),
      locale,
    ),
    regions: Object.fromEntries([...regions].map((name) => [name, ''])),
    'detail-codes': mapMeanings(errors.details),
    'rate-codes': mapMeanings(errors.rate_codes),
  };
}

function mapMeanings(codes: Record<string, { meaning: string }>): Values {
  return Object.fromEntries(Object.entries(codes).map(([code, { meaning }]) => [code, meaning]));
}

function pick(
  carriers: [string, Data['CarrierEntry']][],
  wanted: (carrier: Data['CarrierEntry']) => boolean,
  locale: Language,
): Values {
  return Object.fromEntries(
    carriers.filter(([, carrier]) => wanted(carrier)).map(([type, carrier]) => [type, carrier.name[locale]]),
  );
}

function namesOf(list: Record<string, Record<Language, string>>, locale: Language): Values {
  return Object.fromEntries(Object.entries(list).map(([code, names]) => [code, names[locale]]));
}
