import type { RuleSchemaView } from '../contract';
import type { NamesByCode } from './find-code';
import { readMeasure, UNIT_LENGTH_MAX, type Measure } from './measure-names';
import { toLetters } from './suggest';

/** A field of a body that a name means, by its path with `[]` in place of an index: ['products', '[]', 'price'] */
export type KnownPlace = {
  known: string;
  path: readonly string[];
  view: RuleSchemaView;
  /** The sentence for the name: it means the field, its opposite, or its sum over all units. */
  sentence: keyof typeof KEYWORDS;
};

/** The keywords with the names of a field that it doesn't have in this API. */
const KEYWORDS = {
  'UNKNOWN_FIELD.name': 'x-other-names',
  'UNKNOWN_FIELD.opposite': 'x-opposite-names',
  'UNKNOWN_FIELD.total': 'x-total-names',
} as const;

/**
 * The field of an object that a name means: its own name, or one of a former release or of another API, in any case and with
 * any separators. None if the name means several fields, such as `dimensions`.
 */
export function findMeaning(name: string, fields: RuleSchemaView['fields']): KnownPlace | undefined {
  const [first, ...others] = findPlaces(name, fields);
  return first && (others.length === 0 || toLetters(first.known) === toLetters(name)) ? first : undefined;
}

/** The fields of one object that a name means: its own name first. */
export function findPlaces(name: string, fields: RuleSchemaView['fields']): readonly KnownPlace[] {
  return getPlaces(fields).get(toLetters(name)) ?? [];
}

type Places = Map<string, KnownPlace[]>;

const placesOf = new WeakMap<RuleSchemaView['fields'], Places>();

function getPlaces(fields: RuleSchemaView['fields']): Places {
  let places = placesOf.get(fields);
  if (!places) {
    places = new Map();
    for (const [known, view] of fields)
      add(places, [known], { known, path: [known], view, sentence: 'UNKNOWN_FIELD.name' });
    for (const [known, view] of fields) {
      for (const [sentence, keyword] of Object.entries(KEYWORDS)) {
        const place = { known, path: [known], view, sentence: sentence as KnownPlace['sentence'] };
        add(places, view.schema[keyword] ?? [], place);
      }
    }
    placesOf.set(fields, places);
  }
  return places;
}

function add(places: Places, names: readonly string[], place: KnownPlace): void {
  for (const letters of new Set(names.map(toLetters))) places.set(letters, [...(places.get(letters) ?? []), place]);
}

type Index = {
  /** The fields that a name means, by its letters. */
  places: Places;
  /** The fields with a unit. */
  measured: readonly KnownPlace[];
  /** The letters of the names of what the API can't do. */
  unsupported: Set<string>;
};

const indexes = new WeakMap<RuleSchemaView, Index>();

/**
 * Returns the fields that a name means anywhere in a body: its own name, a name of a former release or of another API, in any
 * case and with any separators. Of an object that a body can contain at two levels, only the higher one is returned.
 */
export function findKnownPlaces(root: RuleSchemaView, name: string): readonly KnownPlace[] {
  const found = getIndex(root).places.get(toLetters(name)) ?? [];
  // What a name means here counts more than what it means in another API.
  const own = found.filter(({ known }) => toLetters(known) === toLetters(name));
  return own.length > 0 ? own : found;
}

/**
 * The fields that a name means which ends with a unit or a currency, by what it means without: 'weight_kg' → the weight of a
 * product, that of a parcel
 */
export function findMeasuredPlaces(
  name: string,
  currencies: NamesByCode,
  find: (start: string) => readonly KnownPlace[],
): { places: readonly KnownPlace[]; measure: Measure } | undefined {
  const letters = toLetters(name);
  for (let end = letters.length - 1; end > 0 && end >= letters.length - UNIT_LENGTH_MAX; end -= 1) {
    const found = find(letters.slice(0, end)).flatMap((place) => {
      const measure = readMeasure(letters.slice(end), currencies, place.view.schema['x-unit']);
      return measure ? [{ place, measure }] : [];
    });
    if (found[0]) return { places: found.map(({ place }) => place), measure: found[0].measure };
  }
  return undefined;
}

/**
 * The measured fields that a name means which is only a unit or a currency: those of the same object, else those of the whole
 * body. 'kg' → the weight of the parcel
 */
export function findUnitPlaces(
  name: string,
  currencies: NamesByCode,
  { fields, root }: { fields: RuleSchemaView['fields']; root: RuleSchemaView },
): { places: readonly KnownPlace[]; measure: Measure } | undefined {
  const letters = toLetters(name);
  if (CURRENCY_WORDS.has(letters)) return undefined;
  const { measured } = getIndex(root);
  const measures = new Map(
    [...new Set(measured.map(({ view }) => view.schema['x-unit']))].map((unit) => [
      unit,
      readMeasure(letters, currencies, unit),
    ]),
  );
  const all = measured.filter(({ view }) => measures.get(view.schema['x-unit']));
  const inObject = all.filter(({ known, view }) => fields.get(known) === view);
  const places = inObject.length > 0 ? inObject : all;
  const measure = measures.get(places[0]?.view.schema['x-unit']);
  return measure && { places, measure };
}

/** Codes of currencies that are words. */
const CURRENCY_WORDS = new Set('all cup gel mad pen ron sos top try'.split(' '));

/** Fields without a unit that decide what happens to the parcel. */
const HANDLED = new Set(['service', 'temperature', 'cash_on_delivery']);

/** Whether a field decides money, weight, size, handling or whether the label is real. */
export function isDeciding({ known, view: { schema } }: KnownPlace): boolean {
  return (
    schema['x-unit'] !== undefined ||
    schema.type === 'boolean' ||
    schema['x-format-name'] === CURRENCY ||
    HANDLED.has(known)
  );
}

/** The standard of the codes of currencies. */
export const CURRENCY = 'ISO 4217';

/** A field with amounts in yen, of a body that has no field for their currency. */
export function findPlaceInYen(root: RuleSchemaView): KnownPlace | undefined {
  return [...getIndex(root).places.values()].flat().find(({ view }) => view.schema['x-unit'] === 'JPY');
}

/** Whether a name of another API, in any case and with any separators, asks for what this API can't do. */
export function isUnsupportedName(root: RuleSchemaView, name: string): boolean {
  return getIndex(root).unsupported.has(toLetters(name));
}

/** Whether the letters of a name mean anything in a body. */
export function isKnown(root: RuleSchemaView, letters: string): boolean {
  const { places, unsupported } = getIndex(root);
  return places.has(letters) || unsupported.has(letters);
}

function getIndex(root: RuleSchemaView): Index {
  let index = indexes.get(root);
  if (!index) indexes.set(root, (index = indexNames(root)));
  return index;
}

function indexNames(root: RuleSchemaView): Index {
  const places: Places = new Map();
  const unsupported = new Set<string>();
  const objects = new Set<string>();
  // Level by level, so that the higher one of two places is found first.
  for (let level: { view: RuleSchemaView; path: string[] }[] = [{ view: root, path: [] }]; level.length > 0;) {
    level = level.flatMap(({ view, path }) => {
      for (const name of view.schema['x-unsupported-names']?.flat() ?? []) unsupported.add(toLetters(name));
      const again = new Set(
        [...view.fields].filter(([field, one]) => objects.has(toObject(field, one))).map(([field]) => field),
      );
      for (const [letters, found] of getPlaces(view.fields)) {
        const fresh = found.filter(({ known }) => letters !== toLetters(known) || !again.has(known));
        for (const place of fresh) add(places, [letters], { ...place, path: [...path, place.known] });
      }
      return [...view.fields].flatMap(([field, one]) => {
        if (again.has(field)) return [];
        const object = toObject(field, one);
        if (object !== '') objects.add(object);
        return [{ view: one.items ?? one, path: [...path, field, ...(one.items ? ['[]'] : [])] }];
      });
    });
  }
  const own = [...places].flatMap(([letters, found]) => found.filter(({ known }) => toLetters(known) === letters));
  return { places, unsupported, measured: own.filter(({ view }) => view.schema['x-unit'] !== undefined) };
}

/** What an object with described fields is, under which name; an empty string for other values. */
function toObject(field: string, view: RuleSchemaView): string {
  const { fields, name } = view.items ?? view;
  return fields.size > 0 && name !== undefined ? `${field} ${name}` : '';
}
