import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { BUILD, getArticle, listPages, select, selectAll, toText } from './built-site';
import { LOCALES, PAGE_IDS, type Locale } from './page-ids';

const contract = loadContract('contract');

const readMarkdown = (locale: Locale, id: string): string =>
  readFileSync(join(BUILD, locale === 'en' ? 'en' : '', `${id || 'index'}.md`), 'utf8');

const pages = listPages().map((one) => ({ ...one, markdown: readMarkdown(one.locale, one.id) }));

describe('the Markdown of each page', () => {
  it('has the title of the page, and the page names it', () => {
    for (const { locale, id, address, page, markdown } of pages) {
      expect.soft(/^# (.+)$/m.exec(markdown)?.[1], address).toBe(toText(getTitle(page)));
      const alternate = select('link[rel=alternate][type="text/markdown"]', page)?.properties.href;
      expect.soft(alternate, address).toBe(`${locale === 'en' ? '/en' : ''}/${id || 'index'}.md`);
    }
  });

  it('has every sentence that the page has', () => {
    const lost = pages.flatMap(({ id, address, page, markdown }) => {
      const written = toLetters(markdown.replace(/\]\([^)]*\)/g, ''));
      return listSentences(getContent(page, id))
        .filter((sentence) => !written.includes(toLetters(sentence)))
        .map((sentence) => `${address}: ${sentence}`);
    });
    expect(lost, 'Say in plugins/markdown/elements.ts how the component is written that shows this.').toEqual([]);
  });

  it('has no sentence that ends twice', () => {
    const twice = pages.flatMap(({ address, markdown }) => {
      const prose = markdown.replace(/```[\s\S]*?```/g, '');
      return (prose.match(/.{20}(?:[^.]\. \.\s|。 ?[。.]).{10}/g) ?? []).map((found) => `${address}: ${found}`);
    });
    expect(twice).toEqual([]);
  });

  it('has a row for every row of a table, and an anchor for every heading, field and rule', () => {
    for (const { id, address, page, markdown } of pages) {
      const rows = selectAll('table tr', getContent(page, id)).length;
      const fields = selectAll('[data-field]', getContent(page, id));
      const heads = selectAll('table tr:first-child th:first-child', getContent(page, id)).map((head) => toText(head));
      const ownHeads = heads.filter((head) => /^(Field|フィールド)$/.test(head.trim())).length;
      const headRows = fields.length > 0 ? (markdown.match(/^\| (Field|フィールド) \|/gm)?.length ?? 0) - ownHeads : 0;
      const written = markdown.match(/^\|/gm)?.length ?? 0;
      const dividers = markdown.match(/^\| -( \| -)* \|$/gm)?.length ?? 0;
      expect.soft(written - dividers, `rows of ${address}`).toBe(rows + fields.length + headRows);
      const anchors = selectAll('h2[id], h3[id], h4[id], [data-field], [data-rule]', getContent(page, id)).map(
        ({ properties }) => String(properties.id),
      );
      const lost = anchors.filter((one) => !hasAnchor(markdown, one) && one !== 'undefined');
      expect.soft(lost, `anchors of ${address}`).toEqual([]);
    }
  });

  it('has the numbers of every limit', () => {
    const lost = pages.flatMap(({ id, address, page, markdown }) => {
      const limits = selectAll('[data-limits]', getContent(page, id)).map((node) => toText(node).replaceAll(',', ''));
      const numbers = [...new Set(limits.flatMap((words) => words.match(/\d+/g) ?? []))];
      return numbers.filter((number) => !markdown.includes(`: ${number}\``)).map((number) => `${address}: ${number}`);
    });
    expect(lost).toEqual([]);
  });

  it('links to Markdown, files and headings that are there', () => {
    const broken = pages.flatMap(({ address, markdown }) =>
      [...markdown.matchAll(/\]\(<?(https:\/\/docs\.shipping\.example\/[^)>\s]*)>?\)/g)].flatMap(
        ([, url = '']) => findBrokenLink(url)?.replace(/^/, `${address}: `) ?? [],
      ),
    );
    expect(broken).toEqual([]);
  });
});

describe.each(LOCALES)('the code in the Markdown in %s', (locale) => {
  it('includes the samples of pages', () => {
    for (const id of ['api-call-limit', 'err-res', 'pagination', 'files'])
      expect
        .soft(readMarkdown(locale, id), id)
        .toMatch(/^```js(?: title="[\w-]+\.mjs")?$[\s\S]*^```python(?: title="\w+\.py")?$/m);
  });

  it('shows the first response of each operation in the language of the page', () => {
    const firsts = contract.operations.flatMap(({ id }) => contract.examples.find((one) => one.operation === id) ?? []);
    for (const { operation, response, responseJa } of firsts) {
      if (responseJa === undefined) continue;
      const shown = JSON.stringify(locale === 'ja' ? responseJa : response, null, 2);
      expect.soft(readMarkdown(locale, operation), operation).toContain(shown);
    }
  });
});

describe.each(LOCALES)('the index for assistants in %s', (locale) => {
  const dir = join(BUILD, locale === 'en' ? 'en' : '');

  it('lists every page once, with links that lead somewhere', () => {
    const text = readFileSync(join(dir, 'llms.txt'), 'utf8');
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);
    expect(links.map(findBrokenLink).filter(Boolean)).toEqual([]);
    const listed = links.map((url) => /([\w-]+)\.md$/.exec(url)?.[1]).filter((one) => one !== undefined);
    // The skill for agents is a separate file, and no page.
    expect(listed.sort()).toEqual([...PAGE_IDS, 'skill'].sort());
  });

  it('has all pages in one file', () => {
    const text = readFileSync(join(dir, 'llms-full.txt'), 'utf8');
    for (const id of PAGE_IDS) expect(text.includes(readMarkdown(locale, id)), id).toBe(true);
  });
});

/** Why a link leads nowhere, or nothing. */
function findBrokenLink(link: string): string | undefined {
  const { pathname, hash } = new URL(link);
  const file = join(BUILD, pathname);
  if (!existsSync(file)) return `${link}: there is no ${file}`;
  if (!hash || !file.endsWith('.md')) return undefined;
  const text = readFileSync(file, 'utf8');
  const id = hash.slice(1);
  // One example of an operation is written out; the page has the others.
  if (id.startsWith('example-')) return undefined;
  return hasAnchor(text, id) ? undefined : `${link}: no such heading`;
}

function hasAnchor(markdown: string, id: string): boolean {
  return markdown.includes(`{#${id}}`) || markdown.includes(`<a id="${id}"></a>`);
}

function getTitle(page: Root): Element {
  const title = select('h1', page);
  if (!title) throw new Error('The page has no title.');
  return title;
}

function getContent(page: Root, id: string): Element {
  return id ? (select('.markdown', getArticle(page)) ?? getArticle(page)) : (select('main', page) ?? getTitle(page));
}

/** Returns the text of a page in pieces without markup, omitting tools, drawings, code and the example column. */
function listSentences(node: Element): string[] {
  const isLeftOut = ({ tagName, properties }: Element): boolean =>
    LEFT_OUT.some((name) => name === tagName || name in properties);
  if (isLeftOut(node)) return [];
  // A list to select from; and limits, which have the names of JSON Schema in Markdown and a separate test.
  const isReplaced = ({ tagName, properties }: Element): boolean => tagName === 'label' || 'dataLimits' in properties;
  if (node.children.some((child) => child.type === 'element' && isReplaced(child))) return [];
  const inner = node.children.flatMap((child) => (child.type === 'element' ? listSentences(child) : []));
  if (inner.length > 0 || !SPEAKING.includes(node.tagName)) return inner;
  return [toText(node)];
}

const SPEAKING = ['h2', 'h3', 'p', 'li', 'td', 'th', 'dt', 'dd'];
const LEFT_OUT = [
  ...['svg', 'nav', 'figure', 'form', 'summary', 'pre'],
  ...['dataExamples', 'dataIsland', 'dataFieldHead', 'dataCount', 'dataDrawing'],
];

/** Letters and digits alone: Markdown escapes and separates otherwise. 'At least 1 `entry`.' → 'Atleast1entry' */
function toLetters(text: string): string {
  return text.replace(/&#x20;|<\/?[a-zA-Z][^>]*>|\{#[\w-]+\}|[^\p{L}\p{N}]/gu, '');
}
