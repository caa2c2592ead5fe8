import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { listPages, select, selectAll } from './built-site';
import { PAGE_IDS } from './page-ids';

/** Words that are the same in both languages: names, file names, methods, keys. */
const SHARED =
  /日本語|English|Shipping API Operator|openapi\.(yaml|json)|\b(API|URL|GET|POST|PUT|DELETE|Ctrl|Control|Meta|K|Email|ERR|IOSS|DHL|FedEx|UPS|TypeScript|GitHub Actions|Shopify|EasyPost|Amazon|Rakuten|RMS|Yahoo|EC-CUBE|WooCommerce|BASE|Jest)\b/g;
const LETTERS_OF_OTHER = { ja: /[A-Za-z]{3,}/g, en: /[\u3040-\u30ff\u4e00-\u9fff]+/g };
const LABELS = ['ariaLabel', 'title', 'placeholder', 'alt'];

/** Words around the text of a page: navbar, sidebar, contents, footer, dialogs, and the labels that are only heard. */
function readChrome(page: Root): string {
  const words: string[] = [];
  visit(select('body', page) ?? page, (node) => {
    if (node.type === 'text') words.push(node.value);
    if (node.type !== 'element') return undefined;
    if (isText(node)) return SKIP;
    for (const label of LABELS) words.push(String(node.properties[label] ?? ''));
    return undefined;
  });
  return words.join('\n');
}

/** Returns the names of the API in headings and in the table of contents: they are the IDs of the headings as well. */
function listNames(page: Root): string[] {
  const ids = selectAll('h2, h3, h4', select('article', page)).map(({ properties }) => String(properties.id));
  return ids.flatMap((id) => [id, id.toUpperCase().replaceAll('-', '_')]).sort((a, b) => b.length - a.length);
}

/** The text that the page is there for, code, and what says of itself which language it is in. */
function isText({ tagName, properties }: Element): boolean {
  return (
    ['article', 'script', 'code', 'symbol'].includes(tagName) || 'lang' in properties || properties.translate === 'no'
  );
}

it('around the pages there is no word of the other language', () => {
  for (const { locale, address, page } of listPages([...PAGE_IDS, '404'])) {
    const names = listNames(page);
    const words = names.reduce((text, name) => text.replaceAll(name, ''), readChrome(page)).replace(SHARED, '');
    expect.soft(words.length, `${address} has hardly any words.`).toBeGreaterThan(100);
    expect.soft(words.match(LETTERS_OF_OTHER[locale]) ?? [], `Translate these of ${address}.`).toEqual([]);
  }
});

it('the way to a page names nothing twice', () => {
  for (const { address, page } of listPages(PAGE_IDS)) {
    const names = selectAll('.breadcrumbs__item', page).map((item) => toText(item).trim());
    expect.soft(names.length, address).toBeGreaterThan(1);
    expect.soft(names, address).toEqual([...new Set(names)]);
  }
});

it('a page has the same name in the sidebar as in its title', () => {
  for (const { address, page } of listPages(PAGE_IDS)) {
    const [current] = selectAll('.theme-doc-sidebar-container [aria-current=page]', page);
    const title = select('article h1', page);
    expect.soft(current && title, `${address} is not in the sidebar.`).toBeDefined();
    if (current && title) expect.soft(toText(current).trim(), address).toBe(toText(title).trim());
  }
});
