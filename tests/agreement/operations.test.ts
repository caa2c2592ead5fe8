import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sidebars from '../../sidebars';
import { loadContract } from '../../contract/node';
import { getArticle, readPage, select, selectAll, toText } from './built-site';
import { LOCALES, PAGE_IDS, type Locale } from './page-ids';

const { operations } = loadContract('contract');

/** What a page calls the operation when it links to it: English from the contract, Japanese from the translators. */
function readSummary(locale: Locale, id: string, summary: string): string {
  if (locale === 'en') return summary;
  const messages = JSON.parse(readFileSync('i18n/ja/reference/operations.json', 'utf8')) as Record<
    string,
    { message: string }
  >;
  return messages[`${id}.summary`]?.message ?? '';
}

describe('operations and pages agree', () => {
  it('describes the 23 operations of the specification', () => {
    expect(operations).toHaveLength(23);
  });

  it.each(operations)('$id has a separate page, which shows it', ({ id }) => {
    expect(PAGE_IDS as readonly string[], 'An operation is named after its page.').toContain(id);
    for (const file of [`docs/${id}.mdx`, `i18n/ja/docusaurus-plugin-content-docs/current/${id}.mdx`]) {
      expect(readFileSync(file, 'utf8'), `${file} must show the operation.`).toContain(`<Operation id="${id}" />`);
    }
  });

  it.each(operations)('$id has its method in the sidebar', ({ id, method }) => {
    const marks = [...JSON.stringify(sidebars).matchAll(/"id":"([a-z-]+)","className":"call call--([a-z]+)"/g)];
    expect(marks.find(([, page]) => page === id)?.[2], `sidebars.ts must say call('${id}', '${method}').`).toBe(method);
  });

  it.each(LOCALES.flatMap((locale) => operations.map((operation) => ({ locale, ...operation }))))(
    '$id in $locale: method, path, title, required sections and every field',
    ({ locale, id, method, path, operation }) => {
      const article = getArticle(readPage(locale, id));
      const text = toText(article);
      expect(text).toContain(path);
      expect(text).toContain(method.toUpperCase());
      expect(toText(select('h1', article) ?? article).trim()).toBe(readSummary(locale, id, operation.summary));
      const headings = selectAll('h2[id]', article).map(({ properties }) => properties.id);
      const expected = [
        ...(operation.parameters.some((one) => 'in' in one) ? ['parameters'] : []),
        ...(operation.requestBody ? ['request'] : []),
        'response',
        'errors',
        'pitfalls',
        'next',
      ];
      for (const heading of expected) expect(headings, `${id} lacks the section #${heading}`).toContain(heading);
    },
  );
});
