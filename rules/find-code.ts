// cspell:ignore Germny Geramny Malwi Chle saopaulo
import type { Language } from '../contract';
import { countEdits } from './suggest';

/** Names by code: in English, in Japanese, and what else people send. */
export type NamesByCode = Readonly<Record<string, readonly string[]>>;

/** Longer strings are no names. */
const LENGTH_MAX = 60;

/** Shorter strings are no misspelled names. */
const MISSPELLED_MIN = 3;
/** A misspelled name of fewer letters could be another word, so that someone has to confirm what it means. */
const SURE_MIN = 5;
/** The most codes that a misspelled name is said to mean. */
const MEANT_MAX = 5;

type Index = {
  codes: ReadonlyMap<string, string>;
  /** The names that several codes have: '日本郵便' → ['yuupack', 'yuupacket', 'yuumail', 'japanpost'] */
  shared: ReadonlyMap<string, readonly string[]>;
};

const indexes = new WeakMap<NamesByCode, Index>();

/**
 * Returns the code that a string means: the code itself in any case, one of its names in any language, with or without accents,
 * spaces and words such as "Prefecture", or an ISO 3166-2 code.
 * 'California', 'Calif.', 'US-CA' → 'CA'; 'TOKYO-TO', 'JP-13' → 'Tokyo'; 'Germny' → undefined
 */
export function findCode(names: NamesByCode, text: string): string | undefined {
  if (text.length > LENGTH_MAX) return undefined;
  const { codes } = getIndex(names);
  const find = (part: string): string | undefined =>
    listForms(part)
      .map((form) => codes.get(toPlain(form)))
      .find((code) => code !== undefined);
  // What is in parentheses can decide something else: 'Japan (日本)' is one country, 'Spain (Canary Islands)' isn't Spain.
  const [, outside = '', inside = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(text.normalize('NFKC')) ?? [];
  const code = find(outside);
  return find(text) ?? (find(inside) === code ? code : undefined);
}

/**
 * Returns the code that a string can only mean: as `findCode`, without names that several codes have, and short names that are a
 * word in the name of another code. 'Deutschland' → 'DE'; 'Dollar', which Australia and others have as well → undefined
 */
export function findOnlyCode(names: NamesByCode, text: string): string | undefined {
  const code = findCode(names, text);
  const [en, ja] = code === undefined ? [] : (names[code] ?? []);
  const plain = toPlain(text);
  if (getIndex(names).shared.has(plain)) return undefined;
  // Two letters are a code of another list, not a word: EL is Greece, although there is El Salvador.
  if (/^[a-z]{2}$/.test(plain) || [code, en, ja].some((one) => toPlain(one ?? '') === plain)) return code;
  const isPart = Object.entries(names).some(
    ([other, all]) =>
      other !== code && all.slice(0, 2).some((name) => name.split(/[\s・]/).some((word) => toPlain(word) === plain)),
  );
  return isPart ? undefined : code;
}

/**
 * Returns the code that a string means, also with a misspelled name: 'Germny' → 'DE'. Of names that are as close, and of short
 * ones, the codes are listed: 'Malwi' → ['ML', 'MW']; 'Chle' → ['CL']; 'Atlantis' → undefined
 */
export function findMeant(names: NamesByCode, text: string): string | readonly string[] | undefined {
  if (text.length > LENGTH_MAX) return undefined;
  const plain = toPlain(text);
  const { codes, shared } = getIndex(names);
  const sharing = shared.get(plain);
  if (sharing) return sharing;
  const exact = findCode(names, text);
  if (exact !== undefined) return exact;
  const meant = listMisspelled(codes, plain);
  if (meant.length === 0 || meant.length > MEANT_MAX) return undefined;
  return meant.length === 1 && plain.length >= SURE_MIN ? meant[0] : meant;
}

function getIndex(names: NamesByCode): Index {
  let index = indexes.get(names);
  if (!index) indexes.set(names, (index = indexNames(names)));
  return index;
}

/** A code with its name: CA → 'CA (California)', 'CA（カリフォルニア州）'. Codes that begin with a number say what they are. */
export function toNamedCode(code: string, names: NamesByCode, locale: Language): string {
  const [en, ja = en] = Object.hasOwn(names, code) && !/^\d/.test(code) ? (names[code] ?? []) : [];
  const name = locale === 'ja' ? ja : en;
  if (name === undefined || name === code) return code;
  return locale === 'ja' ? `${code}（${name}）` : `${code} (${name})`;
}

/** Codes count more than names, and full names more than what is short for them. */
function indexNames(names: NamesByCode): Index {
  const codes = new Map<string, string>();
  const owners = new Map<string, Set<string>>();
  const add = (name: string, code: string): void => {
    const plain = toPlain(name);
    if (plain !== '' && !codes.has(plain)) codes.set(plain, code);
  };
  for (const code of Object.keys(names)) add(code, code);
  for (const [code, all] of Object.entries(names))
    for (const name of all) {
      add(name, code);
      const plain = toPlain(name);
      owners.set(plain, (owners.get(plain) ?? new Set()).add(code));
    }
  for (const [code, all] of Object.entries(names)) {
    for (const name of all) [...listForms(name), name.replace(/\([^()]*\)/g, '')].forEach((form) => add(form, code));
  }
  const shared = [...owners].filter(([, found]) => found.size > 1).map(([name, found]) => [name, [...found]] as const);
  return { codes, shared: new Map(shared) };
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
  ];
}

/** Letters and digits in lowercase without accents, kana as katakana: 'São Paulo' → 'saopaulo'; 'おおさか' → 'オオサカ' */
function toPlain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[^\p{L}\p{N}\p{Sc}ー]|ʻ/gu, '');
}

function listMisspelled(index: ReadonlyMap<string, string>, plain: string): readonly string[] {
  if (plain.length < MISSPELLED_MIN || !/^[a-z]+$/.test(plain)) return [];
  let nearest: { codes: Set<string>; away: number } = { codes: new Set(), away: plain.length > 7 ? 2 : 1 };
  for (const [name, code] of index) {
    if (name.length <= MISSPELLED_MIN || Math.abs(name.length - plain.length) > nearest.away) continue;
    const away = countEdits(name, plain);
    if (away > nearest.away) continue;
    if (away < nearest.away) nearest = { codes: new Set(), away };
    nearest.codes.add(code);
  }
  return [...nearest.codes];
}
