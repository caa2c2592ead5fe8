import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUILD } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';

/** Budgets in kB as they come over the wire: brotli, and for HTML gzip. tests/bench/README.md lists them. */
const BUDGETS = { script: 11, search: 17, styles: 21, html: 60 };

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

  it.each(['', ...PAGE_IDS])('of a first visit to %s: one script, and no page as a script', (id) => {
    const html = readFileSync(join(dir, `${id || 'index'}.html`), 'utf8');
    expect(html.match(/<script src=[^>]+>/g)).toHaveLength(1);
    expect(html).toMatch(/<script src=[^>]*assets\/js\/main\.\w+\.js/);
  });

  it.each(['', ...PAGE_IDS])('of the HTML of %s keeps within its budget', (id) => {
    const html = readFileSync(join(dir, `${id || 'index'}.html`));
    expect(gzipSync(html).length / 1000).toBeLessThanOrEqual(BUDGETS.html);
  });

  it('of the styles keeps within its budget', () => {
    const files = readdirSync(join(dir, 'assets/css'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(dir, 'assets/css', name)));
    const weight = files.reduce((sum, file) => sum + brotliCompressSync(file).length / 1000, 0);
    expect(weight).toBeLessThanOrEqual(BUDGETS.styles);
  });

  it('carries no path of the machine on which it was built', () => {
    for (const name of readdirSync(join(dir, 'assets/js'))) {
      const script = readFileSync(join(dir, 'assets/js', name), 'utf8');
      expect(script.includes(process.cwd()), `${name} names a folder of this machine.`).toBe(false);
    }
  });
});

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
