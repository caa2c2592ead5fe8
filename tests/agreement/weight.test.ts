import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUILD, toAddress } from './built-site';
import { LOCALES, PAGE_IDS, type Locale } from './page-ids';

/** Budgets in kB as they come over the wire: brotli, and for HTML gzip. tests/bench/README.md lists them. */
const BUDGETS = { sharedScripts: 99.5, usualScripts: 121.5, anyScripts: 137, styles: 15.2, html: 60 };

describe.each(LOCALES)('the weight of /%s', (locale) => {
  const dir = join(BUILD, locale === 'en' ? 'en' : '');
  const scripts = readScripts(dir);
  const pages = readPageScripts(scripts, locale);
  const weigh = (names: string[]): number => names.reduce((sum, name) => sum + getSize(scripts, name), 0);
  const shared = ['runtime~main', 'main'];

  it('of the scripts that all pages share keeps within its budget', () => {
    expect(weigh(shared)).toBeLessThanOrEqual(BUDGETS.sharedScripts);
  });

  it('of the scripts of a first visit keeps within its budget on the usual page', () => {
    const weights = PAGE_IDS.map((id) => weigh([...shared, ...(pages.get(id) ?? [])])).sort((a, b) => a - b);
    expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(BUDGETS.usualScripts);
  });

  it.each(['', ...PAGE_IDS])('of the scripts of a first visit to %s keeps within its budget', (id) => {
    expect(pages.get(id)?.length, 'the chunks of the page').toBeGreaterThan(1);
    expect(weigh([...shared, ...(pages.get(id) ?? [])])).toBeLessThanOrEqual(BUDGETS.anyScripts);
  });

  it.each(['', ...PAGE_IDS])('of the HTML of %s keeps within its budget', (id) => {
    const html = readFileSync(join(dir, `${id || 'index'}.html`));
    expect(gzipSync(html).length / 1000).toBeLessThanOrEqual(BUDGETS.html);
  });

  it('of the styles keeps within its budget', () => {
    const files = readdirSync(join(dir, 'assets/css')).map((name) => readFileSync(join(dir, 'assets/css', name)));
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

type Scripts = Map<string, { size: number; text: string }>;

/** Scripts by the name before their hash: main.ab12cd34.js → main */
function readScripts(dir: string): Scripts {
  const folder = join(dir, 'assets/js');
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const script = readFileSync(join(folder, file));
        return [
          file.slice(0, file.indexOf('.')),
          { size: brotliCompressSync(script).length / 1000, text: script.toString() },
        ];
      }),
  );
}

function getSize(scripts: Scripts, name: string): number {
  const script = scripts.get(name);
  if (!script) throw new Error(`There is no script "${name}": this test has to follow the build.`);
  return script.size;
}

/** The chunks of each page by its id, with those that the pages of the docs share, as the router knows them. */
function readPageScripts(scripts: Scripts, locale: Locale): Map<string, string[]> {
  const main = scripts.get('main')?.text ?? '';
  const literal = /JSON\.parse\('(\{"\/[^']*"__comp"[^']*\})'\)/.exec(main)?.[1];
  if (!literal) throw new Error('main.js no longer holds the names of chunks: this test has to follow Docusaurus.');
  const routes = Object.entries(JSON.parse(literal) as Record<string, Record<string, unknown>>);
  const root = toAddress(locale, '');
  const isFrame = ([route, chunks]: (typeof routes)[number]): boolean => isAt(route, root) && !('content' in chunks);
  const frames = routes.filter(isFrame).flatMap(([, chunks]) => listNames(chunks));
  return new Map(
    ['', ...PAGE_IDS].map((id) => {
      const own = routes.filter((route) => isAt(route[0], toAddress(locale, id)) && !isFrame(route));
      const names = new Set([...own.flatMap(([, chunks]) => listNames(chunks)), ...(id ? frames : [])]);
      // What these pages share has moved out of their chunks into one (plugins/client-weight); some are left as no file.
      const chunks = [...names].filter((name) => scripts.has(name));
      return [id, id ? ['page', ...chunks] : chunks];
    }),
  );
}

/** Routes are named by their address and a hash: '/auth-73e' */
function isAt(route: string, address: string): boolean {
  return route.replace(/-[^-]+$/, '') === address;
}

function listNames(chunks: unknown): string[] {
  if (typeof chunks === 'string') return [chunks];
  return chunks && typeof chunks === 'object' ? Object.values(chunks).flatMap(listNames) : [];
}
