import type { RuleContract } from '../contract';
import { findMeant, findOnlyCode, type NamesByCode } from './find-code';
import { findOwn, getField } from './get-field';
import type { Issue } from './issue';

/**
 * Adds to an issue of a value that is not a code which code it is a name of, what was sent, and the names of the codes. Of a
 * service, only those of the carrier of the request. Other issues are returned as they are.
 */
export function nameCode(issue: Issue, body: unknown, contract: RuleContract): Issue {
  // A message that speaks of a country names it.
  const isAboutCountry = issue.params?.country !== undefined || /(?:^|\.)zip$/.test(issue.field);
  if (isAboutCountry) return withSubstitute({ ...issue, codeNames: contract.names.countries }, body, contract);
  const names = ['INVALID_VALUE', 'FORMAT', 'REQUIRED'].includes(issue.code) && findNames(issue.field, body, contract);
  if (!names) return withGiven(issue, body);
  const isNamed = names === contract.names.prefectures;
  return withMeaning(isNamed ? issue : { ...issue, codeNames: names }, names, body);
}

/**
 * The code that the value of a field can only mean: of a country 'Deutschland' and 'DE' → 'DE', of a state 'カリフォルニア州' →
 * 'CA'. A string that could mean several or none has none.
 */
export function findCodeOfField(field: string, body: unknown, contract: RuleContract): string | undefined {
  const given = getField(body, field);
  const names = typeof given === 'string' ? findNames(field, body, contract) : undefined;
  if (typeof given !== 'string' || !names) return undefined;
  if (Object.hasOwn(names, given)) return given;
  const code = findOnlyCode(names, given);
  return code === undefined ? undefined : toLanguage(field, given, code, names);
}

/** Where a country has no postal codes, the message says what to send in place of one. */
function withSubstitute(issue: Issue, body: unknown, { postcodes }: RuleContract): Issue {
  const country = String(getField(body, issue.field.replace(/zip$/, 'country')));
  if (issue.code !== 'REQUIRED' || !postcodes.none.includes(country)) return issue;
  const nearest = findOwn(postcodes.substitutes, country) ?? postcodes.substitute;
  return { ...issue, params: { country, nearest }, sentence: 'REQUIRED.zip' };
}

function withMeaning(issue: Issue, names: NamesByCode, body: unknown): Issue {
  const given = issue.given ?? getField(body, issue.field);
  if (issue.code === 'REQUIRED' || typeof given !== 'string' || given === '') return issue;
  const meant = findMeant(names, given);
  const codes = [meant ?? []].flat().map((code) => toLanguage(issue.field, given, code, names));
  const text = shorten(given);
  // A rule can reject a code as well, such as a time slot that the carrier doesn't have.
  const listed = codes.filter((code) => code !== given && (!Array.isArray(issue.value) || issue.value.includes(code)));
  const [only] = listed;
  return only !== undefined
    ? {
        ...issue,
        params: { text, nearest: typeof meant === 'string' ? only : listed },
        sentence: issue.codeNames ? 'INVALID_VALUE.code' : 'INVALID_VALUE.prefecture',
      }
    : withText(issue, text);
}

/** The same for a field without names of codes. */
function withGiven(issue: Issue, body: unknown): Issue {
  const given = issue.given ?? getField(body, issue.field);
  return (typeof given === 'string' && given !== '') || typeof given === 'number'
    ? withText(issue, shorten(String(given)))
    : issue;
}

/** The issue with a sentence that says the rejected value, where it has none yet. */
function withText(issue: Issue, text: string): Issue {
  const { code, sentence, rule, params } = issue;
  if (code !== 'INVALID_VALUE' || rule !== null) return issue;
  if (sentence === undefined) return { ...issue, params: { ...params, text }, sentence: 'INVALID_VALUE.given' };
  return sentence === 'INVALID_VALUE.standard'
    ? { ...issue, params: { ...params, text }, sentence: 'INVALID_VALUE.no-code' }
    : issue;
}

/** A prefecture is written in the language in which it was sent. */
function toLanguage(field: string, given: string, nearest: string, names: NamesByCode): string {
  const isPrefecture = /(?:^|\.)province(?:_kanji)?$/.test(field) && /^[A-Z][a-z]/.test(nearest);
  if (!isPrefecture || (/[a-z]/i.test(given) && !field.endsWith('_kanji'))) return nearest;
  return names[nearest]?.[0] ?? nearest;
}

function findNames(field: string, body: unknown, { names, catalogue }: RuleContract): NamesByCode | undefined {
  const at = field.lastIndexOf('.');
  switch (field.slice(at + 1)) {
    case 'country':
    case 'origin_country':
      return names.countries;
    case 'province':
    case 'province_kanji': {
      const country = getField(body, `${field.slice(0, Math.max(at, 0))}${at < 0 ? '' : '.'}country`);
      return country === 'JP' ? names.prefectures : findOwn(names.provinces, country);
    }
    case 'currency':
      return names.currencies;
    case 'carrier':
    case 'type':
      return names.carriers;
    case 'service': {
      const carrier = findOwn(catalogue.carriers, getField(body, 'setup.carrier'));
      return carrier ? findServices(names, carrier.services) : names.services;
    }
    case 'temperature':
      return names.temperatures;
    case 'delivery_time':
      return names.slots;
    default:
      return undefined;
  }
}

/** By the services of a carrier, so that the names of each are indexed once. */
const servicesOf = new WeakMap<object, NamesByCode>();

function findServices({ services }: RuleContract['names'], own: object): NamesByCode {
  let found = servicesOf.get(own);
  if (!found) {
    found = Object.fromEntries(Object.entries(services).filter(([code]) => Object.hasOwn(own, code)));
    servicesOf.set(own, found);
  }
  return found;
}

/** The most characters of a value that a message repeats. */
const SHOWN_MAX = 40;

function shorten(text: string): string {
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
