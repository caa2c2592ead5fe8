// cspell:ignore Germny Geramny saopaulo
import { distance } from 'fastest-levenshtein';

/** Names by code, the first of which is the usual one. */
export type NamesByCode = Readonly<Record<string, readonly string[]>>;

/** Longer strings are no names. */
const LENGTH_MAX = 60;

/** A misspelled name of fewer letters could be another one. */
const MISSPELLED_MIN = 5;

const indexes = new WeakMap<NamesByCode, ReadonlyMap<string, string>>();

/**
 * Returns the code that a string means: the code itself in any case, one of its names in any language, with or without accents,
 * spaces and words such as "Prefecture", an ISO 3166-2 code, or a misspelled name that no other name is as close to.
 * 'California', 'Calif.', 'US-CA' → 'CA'; 'TOKYO-TO', 'JP-13' → 'Tokyo'; 'Germny' → 'DE'; 'Atlantis' → undefined
 */
export function findCode(names: NamesByCode, text: string): string | undefined {
  if (text.length > LENGTH_MAX) return undefined;
  let index = indexes.get(names);
  if (!index) indexes.set(names, (index = indexNames(names)));
  for (const form of listForms(text)) {
    const code = index.get(toPlain(form));
    if (code !== undefined) return code;
  }
  return findMisspelled(index, toPlain(text));
}

/** Codes count more than names, and full names more than what is short for them. */
function indexNames(names: NamesByCode): Map<string, string> {
  const index = new Map<string, string>();
  const add = (name: string, code: string): void => {
    const plain = toPlain(name);
    if (plain !== '' && !index.has(plain)) index.set(plain, code);
  };
  for (const code of Object.keys(names)) add(code, code);
  for (const [code, all] of Object.entries(names)) for (const name of all) add(name, code);
  for (const [code, all] of Object.entries(names)) {
    for (const name of all) listForms(name).forEach((form) => add(form, code));
  }
  return index;
}

/**
 * A string with and without the words that some write around a name. Bounded: rules read ten times the length of a field.
 */
function listForms(text: string): string[] {
  const trimmed = text.normalize('NFKC').trim();
  return [
    trimmed,
    trimmed.replace(/^[A-Z]{2}-(?=[A-Z0-9]{2,3}$)/i, ''),
    trimmed.replace(/^(?:the|state of|province of|republic of) /i, ''),
    trimmed.replace(/(?<![\s-])[\s-]+(?:state|province|prefecture|pref\.?|ken|fu|to)$/i, ''),
    trimmed.replace(/(?<=.{2})(?:都|府|県|州|省|準州)$/, ''),
    trimmed.replace(/\([^()]*\)/g, ''),
  ];
}

/** Letters and digits in lowercase without accents: 'São Paulo' → 'saopaulo'; Japanese voiced sounds stay. */
function toPlain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{Sc}ー]|ʻ/gu, '');
}

function findMisspelled(index: ReadonlyMap<string, string>, plain: string): string | undefined {
  if (plain.length < MISSPELLED_MIN || !/^[a-z]+$/.test(plain)) return undefined;
  let nearest: { codes: Set<string>; away: number } = { codes: new Set(), away: plain.length > 7 ? 2 : 1 };
  for (const [name, code] of index) {
    if (name.length < MISSPELLED_MIN - 1 || Math.abs(name.length - plain.length) > nearest.away) continue;
    const away = isSwapped(name, plain) ? 1 : distance(name, plain);
    if (away > nearest.away) continue;
    if (away < nearest.away) nearest = { codes: new Set(), away };
    nearest.codes.add(code);
  }
  const [only, ...others] = nearest.codes;
  return others.length === 0 ? only : undefined;
}

/** Whether two neighboring letters changed places: 'Geramny' for 'Germany' */
function isSwapped(one: string, other: string): boolean {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  return (
    at >= 0 &&
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
