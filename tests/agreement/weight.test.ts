import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUDGETS, measure } from '../bench/budgets';
import { withoutSentences } from '../bench/without-sentences';
import { BUILD, toFile } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';

/** The theme hides the contents of phones with this class; src/css/layout.css and src/css/print.css do so here. */
const UNSTYLED = 'tocMobile_';

describe.each(LOCALES)('the weight of /%s', (locale) => {
  const dir = join(BUILD, locale === 'en' ? 'en' : '');
  const scripts = readScripts(dir);

  it('of the script of every page keeps within its budget', () => {
    expect(measure('script', scripts.get('main') ?? NaN, locale)).toBeLessThanOrEqual(BUDGETS.script.wall);
  });

  it('of a first visit to a page is one script, and no page is a script', () => {
    for (const id of ['', ...PAGE_IDS]) {
      const scripts = readFileSync(toFile(locale, id), 'utf8').match(/<script src=[^>]+>/g);
      const isMain = /^<script src=[^>]*assets\/js\/main\.\w+\.js/;
      expect.soft(scripts, `/${id}`).toEqual([expect.stringMatching(isMain)]);
    }
  });

  it('of the HTML of each page keeps within its budget', () => {
    const sizes = ['', ...PAGE_IDS].map((id) => gzipSync(withoutText(readFileSync(toFile(locale, id), 'utf8'))).length);
    expect(measure('html', Math.max(...sizes), locale)).toBeLessThanOrEqual(BUDGETS.html.wall);
  });

  it.each([
    ['styles', 'main'],
    ['islandStyles', 'island-styles'],
  ] as const)('of %s keeps within its budget', (name, file) => {
    const size = brotliCompressSync(readStyles(dir, file)).length;
    expect(measure(name, size, locale)).toBeLessThanOrEqual(BUDGETS[name].wall);
  });

  it('of the styles omits no class that a page shows before an island is opened', () => {
    const styled = new Set(listModuleClasses(readStyles(dir, 'main'), /\.([A-Za-z][\w-]*_[\w-]{4})(?![\w-])/g));
    for (const id of ['', ...PAGE_IDS]) {
      const html = readFileSync(toFile(locale, id), 'utf8');
      const shown = listModuleClasses(html, /(?<= class="?(?:[\w-]+ )*)([A-Za-z][\w-]*_[\w-]{4})(?=[" >])/g);
      expect(shown.length).toBeGreaterThan(10);
      expect(
        shown.filter((name) => !styled.has(name) && !name.startsWith(UNSTYLED)),
        `/${id} shows components whose styles plugins/client-entry leaves out: see ISLAND_PARTS and UNUSED_THEME_PARTS.`,
      ).toEqual([]);
    }
  });

  it('carries no path of the machine on which it was built', () => {
    for (const name of readdirSync(join(dir, 'assets/js'))) {
      const script = readFileSync(join(dir, 'assets/js', name), 'utf8');
      expect(script.includes(process.cwd()), `${name} names a folder of this machine.`).toBe(false);
    }
  });
});

/** A page without the text between its tags. Scripts and styles are separate files. */
function withoutText(html: string): string {
  return html.replace(/>[^<]+</g, '><');
}

/** The file of styles with a name before its hash: main.ab12cd34.css */
function readStyles(dir: string, name: string): string {
  const folder = join(dir, 'assets/css');
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.css'));
  expect(files).toHaveLength(1);
  return readFileSync(join(folder, String(files[0])), 'utf8');
}

/** Classes of CSS modules, such as `open_h_bg`. */
function listModuleClasses(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
}

/** Scripts by the name before their hash, main.ab12cd34.js → main, with their size in bytes. */
function readScripts(dir: string): Map<string, number> {
  const folder = join(dir, 'assets/js');
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [
        file.slice(0, file.indexOf('.')),
        brotliCompressSync(withoutSentences(readFileSync(join(folder, file), 'utf8'))).length,
      ]),
  );
}
