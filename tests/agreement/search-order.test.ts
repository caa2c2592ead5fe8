import { describe, expect, it } from 'vitest';
import { search, toAddress, type Section } from '../../search';
import { loadContract } from '../../contract/node';
import { LOCALES } from './page-ids';
import { readBuiltIndex } from './search/built-index';

function toWords(name: string): string {
  return name.toLowerCase().replace(/[_.]/g, ' ');
}

type Ask = { query: string; leadsTo: (section: Section) => boolean };

const { operations } = loadContract('contract');

describe.each(LOCALES)('what search leads to first in %s', (locale) => {
  const { corpus } = readBuiltIndex(locale);
  const { sections } = corpus;

  /** Queries whose first hit is something else. */
  const listWrong = (asks: Ask[]): string[] =>
    asks.flatMap(({ query, leadsTo }) => {
      const [first] = search(corpus, query).hits;
      const found = first && [first.section, ...first.copies].flatMap((one) => sections[one] ?? []);
      return found?.some(leadsTo) ? [] : [`${query} → ${found?.[0] ? toAddress(found[0]) : 'nothing'}`];
    });

  it.each([
    ['the title of a page', (section: Section) => section.level === 1, ({ title }: Section) => title],
    ['an error code', ({ kind }: Section) => kind === 'error', ({ title }: Section) => title],
    ['the path of a field', ({ kind }: Section) => kind === 'field', ({ title }: Section) => title],
  ] as const)('is right for %s', (_, isAsked, toQuery) => {
    const asked = sections.filter(isAsked);
    expect(asked.length).toBeGreaterThan(5);
    const asks = asked.map((section) => ({
      query: toQuery(section),
      // A page or a heading comes before a field of the same words: 'Cash on delivery' before cash_on_delivery.
      leadsTo: ({ kind, title, otherTitle }: Section) =>
        (kind === section.kind || kind === 'page' || kind === 'heading') &&
        [title, otherTitle].some((one) => toWords(one).includes(toWords(section.title))),
    }));
    expect(listWrong(asks)).toEqual([]);
  });

  it('is the operation for its method and path', () => {
    const asks = operations.map(({ id, method, path }) => ({
      query: `${method.toUpperCase()} ${path}`,
      leadsTo: ({ page, anchor }: Section) => page === id && anchor === '',
    }));
    expect(asks.length).toBeGreaterThan(15);
    expect(listWrong(asks)).toEqual([]);
  });

  it('is an operation with that path for a path', () => {
    const asks = operations.map(({ path }) => ({
      query: path,
      leadsTo: ({ call }: Section) => call.endsWith(` ${path}`),
    }));
    expect(listWrong(asks)).toEqual([]);
  });

  it('finds names that are only in code samples', () => {
    const asks = sections.flatMap((section) =>
      section.code
        .split(' ')
        .filter(Boolean)
        .map((name) => ({ query: name, leadsTo: (one: Section) => one === section })),
    );
    expect(asks.length).toBeGreaterThan(5);
    const lost = asks.filter(
      ({ query, leadsTo }) => !search(corpus, query).hits.some(({ section }) => leadsTo(sections[section] as Section)),
    );
    expect(lost.map(({ query }) => query)).toEqual([]);
  });
});
