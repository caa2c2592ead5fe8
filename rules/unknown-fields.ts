// cspell:ignore customfields customattributes noteattributes paymentmethod startdate enddate currencycode monetaryvalue
import type { RuleContract, RuleSchemaView } from '../contract';
import { findBodyView } from './body-view';
import { findCode } from './find-code';
import { getField } from './get-field';
import type { Issue } from './issue';
import { joinField } from './join-field';
import {
  CURRENCY,
  findKnownPlaces,
  findMeaning,
  findMeasuredPlaces,
  findPlaceInYen,
  findPlaces,
  findUnitPlaces,
  isDeciding,
  isKnown,
  isUnsupportedName,
  type KnownPlace,
} from './known-places';
import { isUnitName, readUnit, type Measure } from './measure-names';
import { listStems } from './name-stems';
import { isRecord } from './reader';
import { COMPARED_LENGTH_MAX, isOneEditAway, suggestName, toLetters } from './suggest';

/**
 * Returns an issue for every unknown field with a value. A name that means a known field, anywhere in the request, is an error
 * with the field to use: it has that meaning in a former release or another API, belongs to another object, or is misspelled.
 * So is a unit other than that of the contract, and every unknown setting of a carrier account, since its response has no
 * warnings. Any other unknown field is a warning, and so is in a request for rates a name that means a field without
 * influence on prices. A name that is much too long is cut. Objects without described fields can contain any fields.
 */
export function listUnknownFields(value: unknown, view: RuleSchemaView, contract: RuleContract): Issue[] {
  const issues: Issue[] = [];
  collect(value, view, '', { root: view, body: value, contract, issues });
  return issues;
}

type Request = { root: RuleSchemaView; body: unknown; contract: RuleContract };
type Found = Request & { issues: Issue[] };

/** Objects in which clients keep their own data: their names mean nothing. */
const OWN_DATA = new Set(['metadata', 'meta', 'customfields', 'customattributes', 'noteattributes', 'attributes']);

function collect(value: unknown, view: RuleSchemaView, at: string, found: Found): void {
  if (Array.isArray(value)) {
    const { items } = view;
    if (items) value.forEach((entry, index) => collect(entry, items, joinField(at, index), found));
    return;
  }
  if (!isRecord(value)) return;
  const { fields, names } = view.of(value);
  if (fields.size === 0) return;
  const place = { ...found, fields, at, value };
  for (const name of Object.keys(value)) {
    const described = fields.get(name);
    if (described) collect(value[name], described, joinField(at, name), found);
    if (isBlank(value[name]) || (described ? !findBeside(name, fields, value) : names.has(name))) continue;
    const issue = toIssue(name, place);
    const inner = issue.severity === 'warning' ? listInside(value[name], issue.field, found) : [];
    found.issues.push(...(inner.length > 0 ? inner : [issue]));
  }
}

/** Unknown objects below this level are not read. */
const DEPTH_MAX = 4;

/** Whether a field says nothing: null, a blank string, or an object or array of nothing else. */
function isBlank(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return value === null || value === undefined;
  return depth < DEPTH_MAX && Object.values(value).every((one) => isBlank(one, depth + 1));
}

/** The most names of an unknown object that are read. */
const INSIDE_MAX = 30;

/** The names in an unknown object that mean known fields. */
function listInside(value: unknown, at: string, request: Request): Issue[] {
  if (
    !isRecord(value) ||
    at.split('.').length > DEPTH_MAX ||
    OWN_DATA.has(toLetters(at.slice(at.lastIndexOf('.') + 1)))
  )
    return [];
  return Object.keys(value)
    .slice(0, INSIDE_MAX)
    .flatMap((name) => {
      if (isBlank(value[name])) return [];
      const issue = toIssue(name, { ...request, fields: new Map(), at, value });
      return issue.severity === 'error' ? [issue] : listInside(value[name], joinField(at, name), request);
    });
}

type Place = Request & {
  fields: RuleSchemaView['fields'];
  at: string;
  value: Record<string, unknown>;
};

function toIssue(whole: string, place: Place): Issue {
  const { fields, at, value } = place;
  // Names are cut before they are compared, as strings are before any rule (`boundBody`).
  const name = whole.slice(0, 10 * COMPARED_LENGTH_MAX);
  const issue = {
    rule: null,
    code: 'UNKNOWN_FIELD' as const,
    field: joinField(at, name.slice(0, COMPARED_LENGTH_MAX)),
  };
  const ignored: Issue = { ...issue, severity: at.split('.')[0] === 'settings' ? 'error' : 'warning' };
  const unknown = { issue, ignored, place, given: value[whole] };
  const beside = findBeside(name, fields, value);
  if (beside)
    return toHere({ known: beside.known, sentence: 'UNKNOWN_FIELD.beside' }, unknown, { other: beside.other });
  const named = judgeName(name, unknown);
  if (named) return named;
  const nearest = suggestName(name, [...fields.keys()]);
  const slip = nearest !== undefined && canBe(value[whole], fields.get(nearest)) ? nearest : undefined;
  const meant = judgeStems(name, slip, unknown);
  if (meant) return meant;
  if (slip !== undefined) return toHere({ known: slip, sentence: 'UNKNOWN_FIELD.slip' }, unknown);
  return ignored.severity === 'error'
    ? { ...ignored, params: { known: [...fields.keys()] }, sentence: 'UNKNOWN_FIELD.error' }
    : ignored;
}

type Unknown = { issue: Omit<Issue, 'severity'>; ignored: Issue; place: Place; given: unknown };

/** What to say of a name that another API, another object or a unit has; undefined for any other name. */
function judgeName(name: string, unknown: Unknown): Issue | undefined {
  const { issue, ignored, place, given } = unknown;
  const { fields, root, contract } = place;
  const { currencies, carriers, services } = contract.names;
  if (isUnsupportedName(root, name)) return toUnsupported(unknown);
  const here = findMeant(name, fields);
  if (here && canBe(given, here.view)) return toMeantHere(here, unknown);
  const own = findMeasuredPlaces(name, currencies, (start) =>
    findPlaces(start, fields).filter(({ sentence }) => sentence === 'UNKNOWN_FIELD.name'),
  );
  if (own?.places[0]) {
    const { known, view } = own.places[0];
    if (isPriceless(known, view, root)) return ignored;
    const { sentence, params } = toMeasured(own.measure, view, place.body);
    return toHere({ known, sentence }, unknown, params);
  }
  const elsewhere = findKnownPlaces(root, isCurrencyName(name) ? 'currency' : name);
  const fitting = elsewhere.filter((one) => canBe(given, one.view));
  const possible = fitting.length > 0 || !isList(given) ? fitting : listArrays(name, root);
  if (possible.length > 0) return toElsewhere(possible, unknown);
  const amount = isCurrencyName(name) && given !== 'JPY' ? findPlaceInYen(root) : undefined;
  if (amount) {
    const params = { nearest: amount.path.join('.').replaceAll('.[]', '[]'), unit: 'JPY' };
    return { ...issue, severity: 'error', params, sentence: 'UNKNOWN_FIELD.measure' };
  }
  const measured = isRecord(given)
    ? undefined
    : (findMeasuredPlaces(name, currencies, (start) => findKnownPlaces(root, start)) ??
      (isNumeric(given) ? findUnitPlaces(name, currencies, place) : undefined));
  if (measured) return toElsewhereMeasured(measured, unknown);
  const unit = isUnitName(name) ? judgeUnit(name, given) : undefined;
  if (unit !== undefined) return unit ? ignored : { ...issue, severity: 'error', sentence: 'UNKNOWN_FIELD.unit' };
  if (!root.fields.has('setup')) return undefined;
  const setting = findAccountSetting(name, contract);
  if (setting !== undefined)
    return isRates(root)
      ? ignored
      : { ...issue, severity: 'error', params: { nearest: setting }, sentence: 'UNKNOWN_FIELD.account' };
  // The name of a carrier or a service as that of a field, { nekopos: true }, which no entry of an array has.
  if (/\d/.test(place.at) || isNothing(given)) return undefined;
  const code = [
    ['carrier', carriers],
    ['service', services],
  ] as const;
  const known = code.find(([, names]) => findCode(names, name) !== undefined)?.[0];
  return known === undefined ? undefined : toStem(findKnownPlaces(root, known), unknown);
}

/**
 * What to say of a name with a part that decides money, weight, handling or reality, such as `cod_flag` or `ddp_fee`. Where the
 * other words say nothing else, the name means that field. A misspelled name of several words shares the others with what it means.
 */
function judgeStems(name: string, slip: string | undefined, unknown: Unknown): Issue | undefined {
  const { ignored, place, given } = unknown;
  const { fields, root } = place;
  // The words of the names on which no price depends: what they consist of says nothing else.
  const priceless = new Set<string>();
  for (const { name: stem, words, isWhole, isFlag } of listStems(name)) {
    if (!isKnown(root, stem) || words.every((word) => priceless.has(word) || slip?.split('_').includes(word))) continue;
    if (isUnsupportedName(root, stem)) return toUnsupported(unknown);
    const meaning = findMeaning(stem, fields);
    const here = meaning && isDeciding(meaning) ? meaning : undefined;
    const places = here ? [here] : findKnownPlaces(root, stem).filter(isDeciding);
    if (places.length === 0) continue;
    if (places.every(({ known, view }) => isPriceless(known, view, root))) {
      for (const word of words) priceless.add(word);
      continue;
    }
    const isBoolean = places.every(({ view }) => view.schema.type === 'boolean');
    if (isNothing(given) && !isBoolean) return ignored;
    const isMeant = isWhole && (isBoolean || !isFlag) && places.every(({ view }) => canBe(given, view));
    if (!isMeant) return toStem(places, unknown);
    return here ? toMeantHere(here, unknown) : toElsewhere(places, unknown);
  }
  return priceless.size > 0 ? ignored : undefined;
}

function toUnsupported({ issue, ignored, given }: Unknown): Issue {
  return isNothing(given) ? ignored : { ...issue, severity: 'error', sentence: 'UNKNOWN_FIELD.unsupported' };
}

/** The error of a name that is about a field, while only the caller knows whether it means the field. */
function toStem(places: readonly KnownPlace[], { issue, ignored, place }: Unknown): Issue {
  if (places.every(({ known, view }) => isPriceless(known, view, place.root))) return ignored;
  return { ...issue, severity: 'error', params: { nearest: places.map(toName) }, sentence: 'UNKNOWN_FIELD.stem' };

  function toName({ known, path }: KnownPlace): string {
    // A field of the same object has a path of one part.
    return path.length === 1 && place.fields.has(known)
      ? joinField(place.at, known)
      : (toPath(path, place) ?? path.join('.').replaceAll('.[]', '[]'));
  }
}

function toMeantHere({ known, view, sentence }: KnownPlace, unknown: Unknown): Issue {
  const { issue, ignored, place, given } = unknown;
  if (isPriceless(known, view, place.root)) return ignored;
  const params = { nearest: known };
  if (sentence === 'UNKNOWN_FIELD.total') return { ...issue, severity: 'error', params, sentence };
  return { ...toHere({ known, sentence }, unknown), ...toMeant(view, given, params) };
}

function toHere(
  { known, sentence }: { known: string; sentence: Issue['sentence'] },
  { issue, place }: Unknown,
  params: Issue['params'] = {},
): Issue {
  const value = joinField(place.at, known);
  return { ...issue, severity: 'error', value, params: { nearest: known, ...params }, sentence };
}

function toElsewhereMeasured(
  { places, measure }: { places: readonly KnownPlace[]; measure: Measure },
  unknown: Unknown,
): Issue {
  const meant = toElsewhere(places, unknown);
  if (meant.sentence === 'UNKNOWN_FIELD.total') return meant;
  const { sentence, params } = toMeasured(measure, places[0]?.view, unknown.place.body);
  if (sentence === 'UNKNOWN_FIELD.name' || meant.severity === 'warning') return meant;
  return { ...meant, sentence, params: { ...meant.params, ...params } };
}

/** The setting of a carrier account that a name of several words means: 'hide_account' → 'settings.label.show_account' */
function findAccountSetting(name: string, contract: RuleContract): string | undefined {
  const settings = findBodyView(contract, 'carrier-register')?.fields.get('settings');
  const [first] = settings && /[^\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(name) ? findKnownPlaces(settings, name) : [];
  return first && `settings.${first.path.join('.')}`;
}

function isRates(root: RuleSchemaView): boolean {
  return root.schema['x-without-price'] !== undefined;
}

/** 5, '5.5' → true */
function isNumeric(given: unknown): boolean {
  return typeof given === 'number' || (typeof given === 'string' && /^\d+(?:\.\d+)?$/.test(given.trim()));
}

/** Whether a value asks for nothing: `false`, 0, 'none', 'unknown' and { isRequested: false } */
function isNothing(given: unknown, isWhole = true): boolean {
  if (isWhole && isRecord(given)) return Object.values(given).every((one) => isNothing(one, false));
  return typeof given === 'string'
    ? /^(?:no|none|false|unknown|0)$/i.test(given.trim())
    : given === false || given === 0;
}

/** 'shipping_fee_currency' → true */
function isCurrencyName(name: string): boolean {
  return toLetters(name).endsWith('currency');
}

/** What to say of a name that ends with a unit; an amount is in the currency of the request, and one in it is only renamed. */
function toMeasured(
  { unit, factor }: Measure,
  view: RuleSchemaView | undefined,
  body: unknown,
): Required<Pick<Issue, 'sentence' | 'params'>> {
  const isAmount = Number.isNaN(factor);
  const specified = getField(body, 'setup.currency');
  const currency = view?.schema['x-unit'] === 'JPY' || typeof specified !== 'string' ? 'JPY' : specified;
  if (factor === 1 || (isAmount && unit === currency)) return { sentence: 'UNKNOWN_FIELD.name', params: {} };
  return { sentence: 'UNKNOWN_FIELD.measure', params: isAmount ? { unit: currency } : { unit, factor } };
}

/** The error of a name that belongs to another object, or to one of several. */
function toElsewhere(places: readonly KnownPlace[], { issue, ignored, place, given }: Unknown): Issue {
  if (places.every(({ known, view }) => isPriceless(known, view, place.root))) return ignored;
  const [only] = places.length === 1 ? places : [];
  const nearest = places.map(({ path }) => toPath(path, place) ?? path.join('.').replaceAll('.[]', '[]'));
  if (!only) return { ...issue, severity: 'error', params: { nearest }, sentence: 'UNKNOWN_FIELD.places' };
  const value = toPath(only.path, place);
  if (value !== undefined && only.view.schema['x-format-name'] === CURRENCY) {
    // The currency of a price is that of the request, so that the same one says nothing new.
    if ((getField(place.body, value) ?? only.view.schema.default) === given) return ignored;
  }
  const params = { nearest: nearest[0] ?? '' };
  const { sentence } = only;
  if (sentence === 'UNKNOWN_FIELD.total') return { ...issue, severity: 'error', params, sentence };
  return { ...issue, severity: 'error', value, params, sentence, ...toMeant(only.view, given, params) };
}

/** Where a value of another API means one of the field: { incoterms: 'DDP' } → true */
function toMeant(
  view: RuleSchemaView | undefined,
  given: unknown,
  params: Issue['params'],
): Pick<Issue, 'params' | 'sentence'> {
  const values = view?.schema['x-other-values'];
  const word = typeof given === 'string' ? given.trim().toLowerCase() : '';
  const meant = values && Object.hasOwn(values, word) ? values[word] : undefined;
  return meant === undefined ? {} : { params: { ...params, meant: String(meant) }, sentence: 'UNKNOWN_FIELD.value' };
}

/** Whether no price depends on a field, in a request for rates. */
function isPriceless(field: string, view: RuleSchemaView | undefined, root: RuleSchemaView): boolean {
  return view?.schema['x-ignored'] === true || (root.schema['x-without-price'] ?? []).includes(field);
}

/**
 * The path of a field in a body; of an array, the entry in which the name is, or the only one. It is unknown in an array of
 * several entries or without any.
 */
function toPath(path: readonly string[], { at, body }: Place): string | undefined {
  const around = at.split('.');
  const found: string[] = [];
  for (const part of path) {
    if (part !== '[]') {
      found.push(part);
      continue;
    }
    const isWithin = found.every((one, index) => one === around[index]);
    const entries = getField(body, found.join('.'));
    const index = isWithin ? around[found.length] : Array.isArray(entries) && entries.length === 1 ? '0' : undefined;
    if (index === undefined) return undefined;
    found.push(index);
  }
  return found.join('.');
}

/** Whether a unit is that of the contract; undefined for a unit of something else, such as pieces. */
function judgeUnit(name: string, given: unknown): boolean | undefined {
  const factors = Object.values(readUnit(String(given)));
  const isMeasure = !['unit', 'units'].includes(toLetters(name));
  return factors.length === 0 && !isMeasure ? undefined : factors.includes(1);
}

/** The names in an object that other APIs send for a single value: { amount: 5, currency: 'USD' }, { token: 'express' } */
const VALUE_NAMES = new Set(
  'value amount currency currencycode monetaryvalue unit units uom code token number type provider content paymentmethod start end startdate enddate'.split(
    ' ',
  ),
);

/** Whether a value is an object or objects, which several names have in the singular: { Package: [{ Weight: 5 }] } */
function isList(given: unknown): boolean {
  return Array.isArray(given) ? given.length > 0 && given.every(isRecord) : isRecord(given);
}

/** The arrays that a name means in the singular: 'Package' → parcels, 'Commodity' → products */
function listArrays(name: string, root: RuleSchemaView): KnownPlace[] {
  const plurals = [`${name}s`, `${name}es`, name.replace(/y$/i, 'ies')];
  const found = plurals.flatMap((plural) => findKnownPlaces(root, plural)).filter(({ view }) => view.items);
  return found.slice(0, 1);
}

/** Whether a field can have the value: an array of objects only an array, an object with one of its fields, or for a single value an object that says only that. */
function canBe(given: unknown, view: RuleSchemaView | undefined): boolean {
  if (Array.isArray(given)) return view?.items !== undefined || given.every((one) => canBe(one, view));
  if (!isRecord(given) || view?.items) return true;
  const fields = view?.fields ?? new Map<string, RuleSchemaView>();
  const names = Object.keys(given);
  return fields.size > 0
    ? names.some((name) => findMeant(name, fields))
    : names.every((name) => VALUE_NAMES.has(toLetters(name)));
}

/** The field of the object that a name means: 'deliveryDate', 'delivery_dat' → 'delivery_date'; 'cool_options' → 'temperature' */
function findMeant(name: string, fields: RuleSchemaView['fields']): ReturnType<typeof findMeaning> {
  const known = [...fields.keys()].find((one) => isOneEditAway(name, one));
  return findMeaning(name, fields) ?? (known === undefined ? undefined : findMeaning(known, fields));
}

/** The field that a name means next to another name of the same object. */
function findBeside(
  name: string,
  fields: RuleSchemaView['fields'],
  value: Record<string, unknown>,
): { known: string; other: string } | undefined {
  for (const [known, { schema }] of fields) {
    const other = Object.entries(schema['x-name-beside'] ?? {}).find(([, one]) => one === name)?.[0];
    if (other !== undefined && !isBlank(value[other])) return { known, other };
  }
  return undefined;
}
