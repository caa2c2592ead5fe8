import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUILD, toFile } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';

/** Budgets in kB as they come over the wire: brotli, and for HTML gzip. tests/bench/README.md lists them. */
const BUDGETS = { script: 11.5, search: 17, main: 19, 'island-styles': 3.6, html: 60 };

/** The theme hides the contents of phones with this class; src/css/layout.css and src/css/print.css do so here. */
const UNSTYLED = 'tocMobile_';

describe.each(LOCALES)('the weight of /%s', (locale) => {
  const dir = join(BUILD, locale === 'en' ? 'en' : '');
  const scripts = readScripts(dir);

  it('of the script of every page keeps within its budget', () => {
    expect(scripts.get('main')).toBeLessThanOrEqual(BUDGETS.script);
  });

  it("of the search's own code keeps within its budget", () => {
    const sizes = ['search', 'search-dialog'].map((name) => scripts.get(name) ?? NaN);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.search);
  });

  it('of a first visit to a page is one script, and no page is a script', () => {
    for (const id of ['', ...PAGE_IDS]) {
      const scripts = readFileSync(toFile(locale, id), 'utf8').match(/<script src=[^>]+>/g);
      const isMain = /^<script src=[^>]*assets\/js\/main\.\w+\.js/;
      expect.soft(scripts, `/${id}`).toEqual([expect.stringMatching(isMain)]);
    }
  });

  it('of the HTML of each page keeps within its budget', () => {
    for (const id of ['', ...PAGE_IDS]) {
      const size = gzipSync(readFileSync(toFile(locale, id))).length / 1000;
      expect.soft(size, `/${id}`).toBeLessThanOrEqual(BUDGETS.html);
    }
  });

  it.each(['main', 'island-styles'] as const)('of the styles of %s keeps within its budget', (name) => {
    expect(brotliCompressSync(readStyles(dir, name)).length / 1000).toBeLessThanOrEqual(BUDGETS[name]);
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

/** Scripts by the name before their hash, main.ab12cd34.js → main, with their size. */
function readScripts(dir: string): Map<string, number> {
  const folder = join(dir, 'assets/js');
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [
        file.slice(0, file.indexOf('.')),
        brotliCompressSync(readFileSync(join(folder, file))).length / 1000,
      ]),
  );
}
