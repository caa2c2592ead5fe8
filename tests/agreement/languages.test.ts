import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { getArticle, readPage, selectAll, toText } from './built-site';
import { PAGE_IDS } from './page-ids';

const articles = ['', ...PAGE_IDS].map((id) => ({
  id,
  japanese: getArticle(readPage('ja', id)),
  english: getArticle(readPage('en', id)),
}));

/** The parts of a page that must be the same in both languages for a link, an example or a table to mean the same. */
it.each([
  ['headings, with the same IDs in the same order', listHeadings],
  ['fields, with the same IDs in the same order', listFields],
  ['code, except words in strings and comments', listCode],
  ['tables of the same shape', listTables],
])('each page has the same in Japanese and English: %s', (_, list) => {
  for (const { id, japanese, english } of articles) expect.soft(list(japanese), `/${id}`).toEqual(list(english));
});

it('each heading below h1 has an ID', () => {
  const bare = articles.flatMap(({ id, english }) =>
    selectAll('h2, h3, h4', english)
      .filter(({ properties, children }) => !properties.id && !isPanelTitle(properties) && children.length > 0)
      .map((heading) => `/${id}: ${toText(heading)}`),
  );
  expect(bare, 'Write {/* #id */} after these headings.').toEqual([]);
});

function listHeadings(article: Element): string[] {
  return selectAll('h2[id], h3[id], h4[id]', article).map(
    ({ tagName, properties }) => `${tagName} ${String(properties.id)}`,
  );
}

function listFields(article: Element): string[] {
  return selectAll('[data-field]', article).map(
    ({ properties }) => `${String(properties.id)} ${String(properties.dataField)}`,
  );
}

/**
 * Code with its words taken out: comments, the fields of an error that are in the reader's language, and the language that
 * a sample asks for.
 */
function listCode(article: Element): string[] {
  return selectAll('pre', article).map((block) =>
    toText(block)
      .replace(/"(message|description|link)": ?"[^"]*"/g, '"$1": …')
      .replace(/"details": \[\s*"[^"]*"\s*\]/g, '"details": …')
      .replace(/(\blanguage\W+)(ja|en)\b/gi, '$1…')
      .replace(/(#|\/\/) .*$/gm, '$1 …')
      .replace(/\s+$/gm, ''),
  );
}

function listTables(article: Element): string[] {
  return selectAll('table', article).map((table) =>
    selectAll('tr', table)
      .map((row) => selectAll('th, td', row).length)
      .join(' '),
  );
}

/** Titles within a component, such as those of the examples column, are no places in the text. */
function isPanelTitle(properties: Element['properties']): boolean {
  return /title_/.test(String(properties.className));
}
