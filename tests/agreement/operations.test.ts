import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sidebars from '../../sidebars';
import { loadContract } from '../../contract/node';
import { getArticle, readPage, select, selectAll, toText } from './built-site';
import { LOCALES, PAGE_IDS, type Locale } from './page-ids';

const { operations } = loadContract('contract');

/** The name of the operation in links: English from the contract, Japanese from the translators. */
function readSummary(locale: Locale, id: string, summary: string): string {
  if (locale === 'en') return summary;
  const messages = JSON.parse(readFileSync('i18n/ja/reference/operations.json', 'utf8')) as Record<
    string,
    { message: string }
  >;
  return messages[`${id}.summary`]?.message ?? '';
}

describe('operations and pages agree', () => {
  it('describes at least the 23 operations of the specification', () => {
    expect(operations.length).toBeGreaterThanOrEqual(23);
  });

  it('each has a separate page, which shows it', () => {
    for (const { id } of operations) {
      expect.soft(PAGE_IDS, 'An operation is named after its page.').toContain(id);
      for (const file of [`docs/${id}.mdx`, `i18n/ja/docusaurus-plugin-content-docs/current/${id}.mdx`]) {
        const text = readFileSync(file, 'utf8');
        expect.soft(text, `${file} must show the operation.`).toContain(`<Operation id="${id}" />`);
      }
    }
  });

  it('each has its method in the sidebar', () => {
    const marks = [...JSON.stringify(sidebars).matchAll(/"id":"([a-z-]+)","className":"call call--([a-z]+)"/g)];
    for (const { id, method } of operations) {
      const shown = marks.find(([, page]) => page === id)?.[2];
      expect.soft(shown, `sidebars.ts lists no operations with the tag of ${id}.`).toBe(method);
    }
  });

  it.each(LOCALES)('each has method, path, title and required sections on its page in %s', (locale) => {
    for (const { id, method, path, operation } of operations) {
      const article = getArticle(readPage(locale, id));
      const text = toText(article);
      expect.soft(text, `${id} lacks its path.`).toContain(path);
      expect.soft(text, `${id} lacks its method.`).toContain(method.toUpperCase());
      const title = toText(select('h1', article) ?? article).trim();
      expect.soft(title, `The title of ${id} is not its summary.`).toBe(readSummary(locale, id, operation.summary));
      const headings = selectAll('h2[id]', article).map(({ properties }) => properties.id);
      const expected = [
        ...(operation.parameters.some((one) => 'in' in one) ? ['parameters'] : []),
        ...(operation.requestBody ? ['request'] : []),
        'response',
        'errors',
        'pitfalls',
        'next',
      ];
      for (const heading of expected) expect.soft(headings, `${id} lacks the section #${heading}`).toContain(heading);
    }
  });
});
