import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { LOCALES, PAGE_IDS, type Locale } from './page-ids';

/** The build that the tests read, in the folder `build`. */
export const BUILD = 'build';

/** Returns the path of a page: ('en', 'auth') → '/en/auth'; the ID of the home page is empty. */
export function toAddress(locale: Locale, id: string): string {
  return `${locale === 'en' ? '/en' : ''}/${id}`;
}

/** Returns the path of the file of a page in the build. */
export function toFile(locale: Locale, id: string): string {
  return join(BUILD, locale === 'en' ? 'en' : '', `${id || 'index'}.html`);
}

/** A page of the build; the ID of the home page is empty. */
export type BuiltPage = { locale: Locale; id: string; address: string; page: Root };

/** Returns every page of both languages, or those with the IDs. */
export function listPages(ids: readonly string[] = ['', ...PAGE_IDS]): BuiltPage[] {
  return LOCALES.flatMap((locale) =>
    ids.map((id) => ({ locale, id, address: toAddress(locale, id), page: readPage(locale, id) })),
  );
}

const pages = new Map<string, Root>();

/** A page of the build as a tree, read-only: every test gets the same one. */
export function readPage(locale: Locale, id: string): Root {
  const file = toFile(locale, id);
  const known = pages.get(file);
  if (known) return known;
  const page = fromHtml(readHtml(file));
  pages.set(file, page);
  return page;
}

/** The text of a page's file, in which the space before a unit is one like any other. */
export function readHtml(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\u00a0', ' ');
}

const anchors = new WeakMap<Root, ReadonlyMap<string, Element>>();

/** The elements of a page by their ID: where links can lead. */
export function readAnchors(page: Root): ReadonlyMap<string, Element> {
  const known = anchors.get(page);
  if (known) return known;
  const read = new Map(selectAll('[id]', page).map((element) => [String(element.properties.id), element]));
  anchors.set(page, read);
  return read;
}

/** Returns the names of the pages of a locale without their extension, sorted, without the not-found page. */
export function listBuiltPages(locale: Locale): string[] {
  return readdirSync(join(BUILD, locale === 'en' ? 'en' : ''))
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => name.replace(/\.html$/, ''))
    .sort();
}

/** The article of a page: what a reader came for, without navigation. */
export function getArticle(page: Root): Element {
  const article = select('article', page);
  if (!article) throw new Error('The page has no article.');
  return article;
}

/** The rows of the first table after a heading, as the text of their cells. */
export function readTable(page: Root, id: string): string[][] {
  const rows = selectAll('tbody tr', findBelow(page, id, 'table'));
  return rows.map((row) => selectAll('th, td', row).map((cell) => toText(cell).trim()));
}

/** The same for a table whose values have the number of a source in the list below it: '30 kg [1]' → the text and its sources. */
export function readCitedTable(page: Root, id: string): { text: string; sources: string[] }[][] {
  const sources = selectAll('li', findBelow(page, id, 'ol')).map((item) => toText(item).trim());
  return readTable(page, id).map((row) =>
    row.map((cell) => ({
      text: cell.replaceAll(/ ?\[\d+\]/g, ''),
      sources: [...cell.matchAll(/\[(\d+)\]/g)].map(([, number]) => sources[Number(number) - 1] ?? ''),
    })),
  );
}

function findBelow(page: Root, id: string, tag: string): Element {
  const elements = selectAll(`[id], ${tag}`, getArticle(page));
  const at = elements.findIndex(({ properties }) => properties.id === id);
  const found = elements.slice(at).find(({ tagName }) => tagName === tag);
  if (at < 0 || !found) throw new Error(`The page has no ${tag} below #${id}.`);
  return found;
}

export { select, selectAll, toText };
