import type { Contract } from '../contract';

type Text = { en: string; ja: string };

/** The names of codes with those that the catalog has for carriers, services and time slots, and of prefectures their Japanese names. */
export function addCatalogueNames(
  names: Contract['names'],
  { catalogue, prefectures }: Pick<Contract, 'catalogue' | 'prefectures'>,
): Contract['names'] {
  const { carriers, delivery_times: times } = catalogue;
  const services = Object.values(carriers).flatMap((carrier) => Object.entries(carrier.services));
  return {
    ...names,
    carriers: add(
      names.carriers,
      Object.entries(carriers).map(([type, { name, short_name: short }]) => [type, short ? [name, short] : [name]]),
    ),
    services: add(
      names.services,
      services.map(([code, { name }]) => [code, [name]]),
    ),
    slots: add(
      names.slots,
      Object.entries(times).map(([slot, name]) => [slot, [name]]),
    ),
    prefectures: Object.fromEntries(prefectures.map(({ en, ja }) => [en, [ja, ...(names.prefectures[en] ?? [])]])),
  };
}

function add(known: Record<string, string[]>, found: [code: string, names: Text[]][]): Record<string, string[]> {
  return Object.fromEntries(
    found.map(([code, texts]) => [
      code,
      // The first two are the English and the Japanese name, also where both are the same.
      texts.flatMap(({ en, ja }) => [en, ja]).concat(known[code] ?? []),
    ]),
  );
}
