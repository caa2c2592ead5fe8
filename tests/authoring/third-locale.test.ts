import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const isTranslated = (text: string): boolean => text.startsWith('⟦') && text.endsWith('⟧');

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

  const readPage = (id: string): string => readFileSync(join(copy.dir, 'build', `${id || 'index'}.html`), 'utf8');
  const readTexts = (id: string, selector: string): string[] =>
    selectAll(selector, fromHtml(readPage(id))).map((element) => toText(element).trim());

  it('has every page, in its language', () => {
    for (const id of ['', ...PAGE_IDS]) expect(select('html', fromHtml(readPage(id)))?.properties.lang, id).toBe('fr');
  });

  it('is in the language menu of every page and among the translations of Open Graph', () => {
    const page = fromHtml(readPage('auth'));
    expect(selectAll('.navbar [lang]', page).map(({ properties }) => properties.lang)).toEqual(
      expect.arrayContaining(['ja', 'en', 'fr']),
    );
    expect(select('meta[property="og:locale"]', page)?.properties.content).toBe('fr_FR');
  });

  it('has its strings around the pages', () => {
    expect(readTexts('auth', '.navbar__link:not([aria-label])').every(isTranslated)).toBe(true);
    expect(readTexts('auth', '.theme-doc-sidebar-menu > li > div').every(isTranslated)).toBe(true);
  });

  it('has its strings in what comes from the contract: fields, rules, errors, examples', () => {
    const descriptions = Object.values(strings['reference/schemas.json'] ?? {});
    expect(descriptions.length).toBeGreaterThan(100);
    expect(readPage('shipment-create')).toContain('⟦');
    for (const selector of ['[data-rule] > summary', '[data-field]']) {
      expect(readTexts('shipment-create', selector).length, selector).toBeGreaterThan(10);
    }
    expect(readTexts('err-code', 'article').join('')).toMatch(/⟦[^⟧]*⟧/);
  });

  it('has the English names and messages of the API, and no Japanese', () => {
    const page = readTexts('shipment-create', 'article').join('');
    expect(page).not.toMatch(/リクエスト|運送会社/);
    expect(JSON.parse(readFileSync(join(copy.dir, 'build/openapi.json'), 'utf8'))).toBeDefined();
  });

  async function docusaurus(...args: string[]): Promise<void> {
    const { code, output }: Outcome = await run('npx', ['docusaurus', ...args], { cwd: copy.dir, limit: LIMIT });
    expect(code, output).toBe(0);
  }
});
