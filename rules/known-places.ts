import type { RuleSchemaView } from '../contract';
import { readMeasure, UNIT_LENGTH_MAX, type MeasureName } from './measure-names';
import { toLetters } from './suggest';

/** A field of a body that a name means, by its path with `[]` in place of an index: ['products', '[]', 'price'] */
export type KnownPlace = {
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

/** The field of an object for which a name of another API is listed, with what the name means there. */
export function findListedName(
  name: string,
  fields: RuleSchemaView['fields'],
): { known: string; view: RuleSchemaView; sentence: KnownPlace['sentence'] } | undefined {
  const letters = toLetters(name);
  for (const [known, view] of fields) {
    for (const [sentence, keyword] of Object.entries(KEYWORDS)) {
      if (view.schema[keyword]?.some((one) => toLetters(one) === letters)) {
        return { known, view, sentence: sentence as KnownPlace['sentence'] };
      }
    }
  }
  return undefined;
}

const known = new WeakMap<RuleSchemaView, ReadonlyMap<string, readonly KnownPlace[]>>();

/**
 * Returns the fields that a name means anywhere in a body: its own name, a name of a former release or of another API, in any
 * case and with any separators. Of an object that a body can contain at two levels, only the higher one is returned.
 */
export function findKnownPlaces(root: RuleSchemaView, name: string): readonly KnownPlace[] {
  const found = getPlaces(root).get(toLetters(name)) ?? [];
  // What a name means here counts more than what it means in another API.
  const own = found.filter(({ path }) => toLetters(path.at(-1) ?? '') === toLetters(name));
  return own.length > 0 ? own : found;
}

/** The same for a name that ends with a unit or a currency: 'weight_kg' → the weight of a product, that of a parcel */
export function findMeasuredPlaces(
  root: RuleSchemaView,
  name: string,
): { places: readonly KnownPlace[]; measure: Omit<MeasureName, 'known'> } | undefined {
  const letters = toLetters(name);
  for (let end = letters.length - 1; end > 0 && end >= letters.length - UNIT_LENGTH_MAX; end -= 1) {
    const start = letters.slice(0, end);
    const places = findKnownPlaces(root, start);
    const [measure] = places.flatMap(({ view }) => readMeasure(name, start, view.schema['x-unit']) ?? []);
    if (measure)
      return { places: places.filter(({ view }) => readMeasure(name, start, view.schema['x-unit'])), measure };
  }
  return undefined;
}

/** A field with amounts in yen, of a body that has no field for their currency. */
export function findPlaceInYen(root: RuleSchemaView): KnownPlace | undefined {
  return [...getPlaces(root).values()].flat().find(({ view }) => view.schema['x-unit'] === 'JPY');
}

function getPlaces(root: RuleSchemaView): ReadonlyMap<string, readonly KnownPlace[]> {
  let places = known.get(root);
  if (!places) known.set(root, (places = indexPlaces(root)));
  return places;
}

function indexPlaces(root: RuleSchemaView): Map<string, KnownPlace[]> {
  const places = new Map<string, KnownPlace[]>();
  const objects = new Set<string>();
  // Level by level, so that the higher one of two places is found first.
  for (let level: { view: RuleSchemaView; path: string[] }[] = [{ view: root, path: [] }]; level.length > 0;) {
    level = level.flatMap(({ view, path }) =>
      [...view.fields].flatMap(([field, one]) => {
        const inner = one.items ?? one;
        const object = inner.fields.size > 0 && inner.name !== undefined ? `${field} ${inner.name}` : undefined;
        const isKnown = object !== undefined && objects.has(object);
        if (object !== undefined) objects.add(object);
        const place = { path: [...path, field], view: one };
        if (!isKnown) add([field], { ...place, sentence: 'UNKNOWN_FIELD.name' });
        for (const [sentence, keyword] of Object.entries(KEYWORDS)) {
          add(one.schema[keyword] ?? [], { ...place, sentence: sentence as KnownPlace['sentence'] });
        }
        return isKnown ? [] : [{ view: inner, path: one.items ? [...place.path, '[]'] : place.path }];
      }),
    );
  }
  return places;

  function add(names: readonly string[], place: KnownPlace): void {
    for (const letters of new Set(names.map(toLetters))) places.set(letters, [...(places.get(letters) ?? []), place]);
  }
}
