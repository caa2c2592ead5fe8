import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStrings, type Strings } from '../../plugins/translation/strings';
import { PAGE_IDS } from '../agreement/page-ids';
import { run, type Outcome } from '../copies/run';
import { copySite, type SiteCopy } from '../copies/site-copy';

const LIMIT = 5 * 60_000;

/** A translation that a machine made: every string in brackets that no other string of the site has. */
const translate = (message: string): string => `⟦${message}⟧`;

describe('a third language, whose strings are translated and whose pages are not', () => {
  let copy: SiteCopy;
  let strings: Strings;

  beforeAll(async () => {
    copy = copySite();
    copy.edit('docusaurus.config.ts', "const LOCALES = ['ja', 'en'];", "const LOCALES = ['ja', 'en', 'fr'];");
    await docusaurus('write-translations', '--locale', 'fr');
    strings = readStrings(join(copy.dir, 'i18n/fr'));
    for (const [file, messages] of Object.entries(strings)) {
      const translated = Object.entries(messages).map(([id, message]) => [id, { message: translate(message) }]);
      writeFileSync(join(copy.dir, 'i18n/fr', file), JSON.stringify(Object.fromEntries(translated)));
    }
    await docusaurus('build', '--locale', 'fr');
  }, 2 * LIMIT);

  afterAll(() => {
    copy.remove();
  });

  const readPage = (id: string): Root =>
    fromHtml(readFileSync(join(copy.dir, 'build', `${id || 'index'}.html`), 'utf8'));

  it('has every page, in its language', () => {
    for (const id of ['', ...PAGE_IDS]) expect(select('html', readPage(id))?.properties.lang, id).toBe('fr');
  });

  it('marks the text of a page without a translation as English', () => {
    expect(select('.markdown', readPage('auth'))?.properties.lang).toBe('en');
  });

  it('has its pages and strings in the list of what is to do', async () => {
    const { code, output } = await run('npx', ['docusaurus', 'i18n:check'], { cwd: copy.dir, limit: LIMIT });
    expect(code).toBe(1);
    expect(output).toMatch(/^missing +i18n\/fr\/docusaurus-plugin-content-docs\/current\/auth\.mdx$/m);
    expect(output).toContain('to do in i18n/fr');
    expect(output).toContain('Every page and string of i18n/ja is up to date.');
  });

  it('is in the language menu and among the languages that Open Graph names', () => {
    const page = readPage('auth');
    const languages = selectAll('.navbar [lang]', page).map(({ properties }) => properties.lang);
    expect(languages).toEqual(expect.arrayContaining(['ja', 'en', 'fr']));
    expect(select('meta[property="og:locale"]', page)?.properties.content).toBe('fr_FR');
  });

  it.each([
    ['shipment-create', 600],
    ['err-code', 80],
    ['common-car', 60],
    ['', 20],
  ])('shows its translations on /%s and no English where it has one', (id, least) => {
    const texts = listTexts(readPage(id));
    expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(least);
    // The portal's own sentences. What the API says itself, as in a recorded response, is English for these readers.
    const own = ['code.json', 'reference/labels.json', 'reference/schemas.json'].flatMap((file) =>
      Object.values(strings[file] ?? {}),
    );
    const sentences = new Set(own.filter((message) => /\w\.$/.test(message)));
    expect(sentences.size).toBeGreaterThan(200);
    expect(texts.filter((text) => sentences.has(text))).toEqual([]);
  });

  it('has the English messages and names of the API, and no Japanese', () => {
    const [article] = selectAll('article', readPage('shipment-create'));
    const text = toText(article as Element);
    expect(text).toContain('Yamato Transport');
    expect(text).not.toMatch(/ヤマト運輸|リクエスト|運送会社/);
  });

  async function docusaurus(...args: string[]): Promise<void> {
    const { code, output }: Outcome = await run('npx', ['docusaurus', ...args], { cwd: copy.dir, limit: LIMIT });
    expect(code, output).toBe(0);
  }
});

/** Returns the visible text of a page, without code. */
function listTexts(node: Nodes): string[] {
  if (node.type === 'text') return [node.value.trim()].filter(Boolean);
  if (!('children' in node) || ('tagName' in node && ['script', 'style', 'pre', 'code'].includes(node.tagName)))
    return [];
  return node.children.flatMap(listTexts);
}
