import { describe, expect, it } from 'vitest';
import { isLongEnough, search, type Hit } from '../../search';
import { getArticle, readPage } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';
import { readBuiltIndex } from './search/built-index';
import { listReadTexts } from './search/list-read-texts';
import { createOracle } from './search/oracle';
import { createRandom } from './search/random';
import { sampleQueries } from './search/sample-queries';

const MALFORMED = [
  '<script>alert(1)</script>',
  '<b',
  '&amp;&lt;',
  '"quoted"',
  "it's",
  '%',
  '100%25',
  '%E0%A4%A',
  '\\',
  '\\n\\u0000',
  '.*+?^${}()|[]',
  '(?<=a)',
  '[z-a]',
  'x'.repeat(500),
  '送り状'.repeat(200),
  'a '.repeat(250),
  '🚚🚚',
  '👩‍👩‍👧‍👦',
  '\ud83d',
  '\ud800x\udc00',
  'ー'.repeat(100),
  '\u0000\u0001',
  '\u200b\u200b',
  '\u0301\u0301',
  '__proto__',
  'constructor toString',
];

describe.each(LOCALES)('search in %s', (locale) => {
  const { corpus, sections } = readBuiltIndex(locale);
  const holds = createOracle(sections);
  const queries = sampleQueries(sections).filter(isLongEnough);
  const results = queries.map((query) => ({ query, hits: search(corpus, query).hits }));

  it('knows the sections of the index, each under one address', () => {
    expect(corpus.sections.map(({ page, title, text }) => ({ page, title, text }))).toEqual(
      sections.map(({ page, title, text }) => ({ page, title, text })),
    );
    expect(new Set(sections.map(({ address }) => address)).size).toBe(sections.length);
  });

  it('marks as literal what a search letter by letter finds, and nothing else', () => {
    expect(queries.length).toBeGreaterThan(2000);
    const wrong = results.filter(({ query, hits }) => {
      const { inTitle, inText } = holds(query);
      return toList(hits.filter(({ isLiteral }) => isLiteral)) !== toList([...inTitle, ...inText]);
    });
    expect(wrong.map(({ query }) => query)).toEqual([]);
  });

  it('puts every section whose title holds the query before every other', () => {
    const wrong = results.filter(({ query, hits }) => {
      const { inTitle } = holds(query);
      return toList(hits.slice(0, inTitle.length)) !== toList(inTitle);
    });
    expect(wrong.map(({ query }) => query)).toEqual([]);
  });

  it('puts whatever a title gives before whatever a text gives, and a word for the same thing last', () => {
    const order = (hits: Hit[]): string[] =>
      hits
        .map(({ tier }) => (tier.startsWith('title') ? 'a title' : tier.startsWith('text') ? 'b text' : 'c other'))
        .filter((kind, index, all) => kind !== all[index - 1]);
    const wrong = results.filter(({ hits }) => order(hits).join() !== order(hits).sort().join());
    expect(wrong.map(({ query }) => query)).toEqual([]);
  });

  it('gives a section once', () => {
    const wrong = results.filter(({ hits }) => new Set(hits.map(({ section }) => section)).size !== hits.length);
    expect(wrong.map(({ query }) => query)).toEqual([]);
  });

  it('does not begin under two letters, however they are written', () => {
    const letters = new Set(sections.flatMap(({ title, text }) => Array.from(title + text)));
    const short = ['', ' ', '　　', ...letters, ...Array.from(letters, (letter) => ` ${letter}　`)];
    expect(letters.size).toBeGreaterThan(80);
    const begun = short.filter((query) => !isLongEnough(query) && search(corpus, query).hits.length > 0);
    expect(begun).toEqual([]);
    // One letter may stand for several, such as ㎏: it is compared as they are.
    const long = [...letters].filter(isLongEnough);
    expect(long.filter((letter) => letter.normalize('NFKC').length < 2)).toEqual([]);
  });

  it('finds what a reader reads on a page, and leads to that page', () => {
    const random = createRandom(7);
    const lost: string[] = [];
    let tried = 0;
    for (const id of ['', ...PAGE_IDS]) {
      for (const text of listReadTexts(getArticle(readPage(locale, id)))) {
        const [run = ''] = /\S{4,}/.exec(text) ?? [];
        const start = random.below(Math.max(run.length - 12, 1));
        const query = run.slice(start, start + 4 + random.below(8));
        if (!query) continue;
        tried += 1;
        const pages = search(corpus, query).hits.map(({ section }) => sections[section]?.page);
        if (!pages.includes(id)) lost.push(`/${id}: ${query}`);
      }
    }
    expect(tried).toBeGreaterThan(2000);
    expect(lost).toEqual([]);
  });

  it.each(MALFORMED)('is not put off by %j', (query) => {
    expect(() => search(corpus, query)).not.toThrow();
  });
});

function toList(sections: (number | Hit)[]): string {
  const numbers = sections.map((section) => (typeof section === 'number' ? section : section.section));
  return [...new Set(numbers)].sort((a, b) => a - b).join();
}
