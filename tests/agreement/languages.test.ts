import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { getArticle, readPage, selectAll, toText } from './built-site';
import { PAGE_IDS } from './page-ids';

/** What must be the same in both languages for a link, an example or a table to mean the same. */
describe.each(['', ...PAGE_IDS])('/%s is built alike in Japanese and English', (id) => {
  const japanese = getArticle(readPage('ja', id));
  const english = getArticle(readPage('en', id));

  it('has the same headings, with the same ids in the same order', () => {
    expect(listHeadings(japanese)).toEqual(listHeadings(english));
  });

  it('has the same fields, with the same ids in the same order', () => {
    expect(listFields(japanese)).toEqual(listFields(english));
  });

  it('has the same code, but for words in strings and comments', () => {
    expect(listCode(japanese)).toEqual(listCode(english));
  });

  it('has tables of the same shape', () => {
    expect(listTables(japanese)).toEqual(listTables(english));
  });

  it('gives every heading below h1 an ID', () => {
    const bare = selectAll('h2, h3, h4', english).filter(
      ({ properties, children }) => !properties.id && !isPanelTitle(properties) && children.length > 0,
    );
    expect(bare.map((heading) => toText(heading))).toEqual([]);
  });
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
