import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import type { DataFiles } from '../../contract';
import { BUILD, listPages, readAnchors, select, selectAll } from './built-site';
import { PAGE_IDS } from './page-ids';
import { listLanguageFolders } from '../../tools/serve/language-folders';

const operator = parse(readFileSync('contract/operator.yaml', 'utf8')) as DataFiles['schemas']['Operator'];
const SITE = process.env.SITE_URL ?? operator.site_url;

const pages = listPages(['', ...PAGE_IDS, '404']);
const anchorsByAddress = new Map(pages.map(({ address, page }) => [address, readAnchors(page)]));

function listLinks(page: Root): string[] {
  return selectAll('a[href], area[href]', page).map(({ properties }) => String(properties.href));
}

/** All text of a page, that in folded panels and tabs too. */
function readText(page: Root): string {
  const texts: string[] = [];
  visit(select('body', page) ?? page, 'text', ({ value }) => void texts.push(value));
  return texts.join('');
}

/** Why a link of the portal leads nowhere, or nothing when it leads somewhere. */
function findBrokenLink(link: string, from: string): string | undefined {
  const { pathname, hash } = new URL(link, SITE + from);
  const anchors = pathname.endsWith('/404') && pathname !== from ? undefined : anchorsByAddress.get(pathname);
  if (anchors) {
    const id = decodeURIComponent(hash.slice(1));
    // An empty hash is the top of the page.
    return id === '' || anchors.has(id) ? undefined : `${link}: ${pathname} has no id "${id}"`;
  }
  const file = join(BUILD, pathname);
  const isFile = !pathname.endsWith('.html') && existsSync(file) && statSync(file).isFile();
  if (!isFile) return `${link}: there is no page and no file ${pathname}`;
  if (!pathname.endsWith('.md') || hash === '') return undefined;
  const text = readFileSync(file, 'utf8');
  const isThere = text.includes(`{${hash}}`) || text.includes(`<a id="${hash.slice(1)}">`);
  return isThere ? undefined : `${link}: ${pathname} has no heading {${hash}}`;
}

/** The published files for tools and agents, without the search index. */
function listPublishedFiles(): string[] {
  return listLanguageFolders(BUILD).flatMap((language) =>
    readdirSync(join(BUILD, language))
      .filter((name) => /\.(md|txt|json|ya?ml|csv|atom|ts|xml)$/.test(name) && name !== 'search-index.json')
      .map((name) => language + name),
  );
}

/** The text of a published file. The HTML in a feed is escaped, so that a URL ends with `&quot;` instead of a quote. */
function readPublished(file: string): string {
  const text = readFileSync(join(BUILD, file), 'utf8');
  if (!file.endsWith('.atom')) return text;
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

const isInternal = (link: string, from: string): boolean => new URL(link, SITE + from).origin === new URL(SITE).origin;

describe('links', () => {
  it('all have a URL', () => {
    const bare = pages.flatMap(({ address, page }) =>
      selectAll('a:not([href])', page).map(({ properties }) => `${address}: ${String(properties.className)}`),
    );
    expect(bare, 'What leads nowhere is no link: write it as text, or as a button.').toEqual([]);
  });

  it('within the portal lead to a page, a file or a heading that is there', () => {
    for (const { address, page } of pages) {
      // The language switch of the not-found page leads to the same address in the other language, which is none either.
      const links = listLinks(page).filter(
        (link) => isInternal(link, address) && !(address.endsWith('/404') && link.endsWith('/404')),
      );
      expect.soft(links.length, `${address} has hardly any link.`).toBeGreaterThan(10);
      const broken = links.flatMap((link) => findBrokenLink(link, address) ?? []);
      expect.soft(broken, `Links of ${address}`).toEqual([]);
    }
  });

  it('that are shown as text, such as those in recorded errors, lead somewhere too', () => {
    for (const { address, page } of pages) {
      const shown = readText(page).match(/https:\/\/[^\s"'<>)\u0080-\uffff]+/g) ?? [];
      const ours = shown.filter((link) => link.startsWith(`${operator.site_url}/`));
      const broken = ours.flatMap((link) => findBrokenLink(link.replace(operator.site_url, SITE), address) ?? []);
      expect.soft(broken, `Text of ${address}`).toEqual([]);
    }
  });

  it('in every published file lead to a page, a file or a heading that is there', () => {
    const files = listPublishedFiles();
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const text = readPublished(file);
      const ours = [...text.matchAll(/\]\((\/[^)\s]*)\)|(https:\/\/[^\s"'<>()[\]`,\\、。）」]*)/g)]
        .map(([, path, whole]) => path ?? whole ?? '')
        .filter((link) => link.startsWith('/') || link.startsWith(`${SITE}/`))
        .map((link) => link.replace(/[.:;*]+$/, ''));
      const broken = [...new Set(ours)].flatMap(
        (link) => findBrokenLink(link, file.startsWith('en/') ? '/en/' : '/') ?? [],
      );
      expect.soft(broken, `Links of ${file}`).toEqual([]);
    }
  });

  it('that lead elsewhere are those of the list, so that a new one is looked at', async () => {
    const elsewhere = pages.flatMap(({ address, page }) =>
      listLinks(page).filter((link) => !isInternal(link, address)),
    );
    expect(elsewhere.filter((link) => !/^(https|mailto):/.test(link))).toEqual([]);
    await expect(`${[...new Set(elsewhere)].sort().join('\n')}\n`).toMatchFileSnapshot('external-links.txt');
  });

  it('that are shown as text name hosts of the operator or reserved ones', () => {
    const { site_url, api_url, files_url, dashboard_url, sandbox_url } = operator;
    const hosts = [site_url, api_url, files_url, dashboard_url, sandbox_url].map((url) => new URL(url).host);
    const shown = pages.flatMap(({ page }) => readText(page).match(/https?:\/\/[\w.:-]+/g) ?? []);
    const others = shown.filter(
      (url) => !hosts.includes(new URL(url).host) && !/\.example$/.test(new URL(url).hostname),
    );
    expect([...new Set(others)].sort()).toEqual([]);
  });
});
