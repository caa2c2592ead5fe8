// cspell:ignore bcdfghjklmnpqrstvwxz
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { normalize, search } from '../../search';
import { LOCALES } from './page-ids';
import { readBuiltIndex } from './search/built-index';
import { rateService, readQuerySet, SET_NAMES } from './search/query-set';
import { createRandom } from './search/random';

/**
 * The share of readers' queries that must have a wanted section among the first five hits.
 */
const SERVED = 0.95;
/** The share among the first three hits, which a reader sees without scrolling, by set. */
const SEEN = { own: 0.95, shipper: 0.93, 'held-out': 0.93, unseen: 0.92, blind: 0.91 };

/** Letters that nobody's words are made of in such a row, by script, and how many of them in a row. */
const SCRIPTS = [
  { letters: 'abcdefghijklmnopqrstuvwxyz', least: 7 },
  { letters: 'bcdfghjklmnpqrstvwxz0123456789_', least: 7 },
  { letters: 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん', least: 6 },
  { letters: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンー', least: 6 },
  { letters: '鸚鵡麒麟薔薇檸檬葡萄蜻蛉蟷螂蝙蝠躊躇齟齬髑髏蒟蒻囃饅頭', least: 3 },
];

function listNonsense(): string[] {
  const random = createRandom(100);
  return Array.from({ length: 100 }, (_, index) => {
    const { letters, least } = SCRIPTS[index % SCRIPTS.length] ?? random.pick(SCRIPTS);
    return Array.from({ length: least + random.below(6) }, () => random.pick(Array.from(letters))).join('');
  });
}

const contract = loadContract('contract');

describe.each(LOCALES)('what readers search for in %s', (locale) => {
  const { corpus, sections } = readBuiltIndex(locale);
  /** For each hit the sections that it leads to. */
  const find = (query: string): string[][] =>
    search(corpus, query).hits.map(({ section, copies }) =>
      [section, ...copies].map((one) => sections[one]?.address ?? ''),
    );

  describe.each(SET_NAMES)('the set "%s"', (name) => {
    const { queries, nothing } = readQuerySet(locale, name);

    it('wants sections that exist', () => {
      const addresses = new Set(sections.map(({ address }) => address));
      const missing = queries.flatMap(({ q, want }) =>
        want.filter((address) => !addresses.has(address)).map((address) => `${q}: ${address}`),
      );
      expect(queries.length).toBeGreaterThan(40);
      expect(missing, 'No section has these addresses: correct the set, or the page.').toEqual([]);
    });

    it('is among the first three hits, mostly', () => {
      expect(rateService(queries, find).inFirstThree).toBeGreaterThanOrEqual(SEEN[name]);
    });

    it('has the titles that contain the query first', () => {
      const isTitled = (section: number, query: string): boolean =>
        normalize(sections[section]?.title ?? '').includes(normalize(query));
      const late = queries.filter(({ q }) => {
        const titled = search(corpus, q).hits.map(({ section }) => isTitled(section, q));
        return titled.lastIndexOf(true) > titled.indexOf(false) && titled.includes(false);
      });
      expect(late.map(({ q }) => q)).toEqual([]);
    });

    it('finds nothing if no section matches', () => {
      expect(nothing.filter((query) => find(query).length > 0)).toEqual([]);
    });
  });

  it('is among the first five hits, nearly always', () => {
    const { inFirstFive, failed } = rateService(readQuerySet(locale, 'own').queries, find);
    expect(inFirstFive, `Not served: ${failed.join(', ')}`).toBeGreaterThanOrEqual(SERVED);
  });

  it('is the rule whose message is pasted, among the first three hits', () => {
    const details = contract.errorCases.flatMap(
      ({ responses }) => (responses[locale] as { details?: { message: string; rule: string | null }[] }).details ?? [],
    );
    const messages = new Map(details.flatMap(({ message, rule }) => (rule === null ? [] : [[message, rule] as const])));
    expect(messages.size).toBeGreaterThan(90);
    const isLost = (message: string, rule: string): boolean =>
      !find(message)
        .slice(0, 3)
        .flat()
        .some((address) => address.endsWith(`#rule-${rule}`));
    // Nobody's request has the values of the recorded one.
    const withOtherNumbers = (message: string): string => message.replace(/(?<![「\d])\d+/g, (digits) => `1${digits}`);
    const lost = [...messages].flatMap(([message, rule]) =>
      [message, withOtherNumbers(message)].filter((pasted) => isLost(pasted, rule)),
    );
    expect(lost).toEqual([]);
  });

  it('is the explanation of a code, as it is in a response or in lowercase letters', () => {
    const { codes, details, rate_codes: ratesCodes } = contract.errors;
    const typed = [codes, details, ratesCodes]
      .flatMap((group) => Object.keys(group))
      .flatMap((code) => (code.includes('_') ? [code, code.toLowerCase()] : [code]));
    expect(typed.length).toBeGreaterThan(40);
    expect(typed.filter((code) => !find(code)[0]?.some((address) => address.startsWith('err-code#')))).toEqual([]);
  });

  it('is not nonsense: that finds nothing', () => {
    const nonsense = listNonsense();
    expect(new Set(nonsense).size).toBe(100);
    expect(nonsense.filter((query) => find(query).length > 0)).toEqual([]);
  });
});
