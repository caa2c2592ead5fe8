import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { run, type Outcome } from '../copies/run';
import { copySite, type SiteCopy } from '../copies/site-copy';

const LIMIT = 5 * 60_000;
const NOTICE = '英語版の最新の更新が反映されていません';

let copy: SiteCopy;
let other: SiteCopy;

beforeAll(async () => {
  [copy, other] = [copySite(), copySite()];
  for (const { dir } of [copy, other]) expectSuccess(await run('npm', ['run', 'build'], { cwd: dir, limit: LIMIT }));
}, 2 * LIMIT);

afterAll(() => {
  for (const one of [copy, other]) one.remove();
});

it.each(['build', 'delivery'])('two cold builds in two folders have the same %s to the byte', (folder) => {
  const [here, there] = [readFiles(join(copy.dir, folder)), readFiles(join(other.dir, folder))];
  expect(here.size).toBeGreaterThan(0);
  expect([...there.keys()]).toEqual([...here.keys()]);
  const different = [...here].filter(([file, content]) => !there.get(file)?.equals(content)).map(([file]) => file);
  expect(different, 'a build holds nothing of its day or place').toEqual([]);
});

describe('a warm build', () => {
  beforeAll(async () => {
    expect(readPage('auth.html')).not.toContain(NOTICE);
    expect(existsSync(join(copy.dir, 'node_modules/.cache/rspack')), 'the cache that makes a build warm').toBe(true);
    expect(readStyles()).not.toContain('announcementBar_');
    copy.edit(
      'contract/data/schemas/parcel-fields.yaml',
      '\nproperties:',
      '\nproperties:\n  girth_of_warm: { type: number }',
    );
    copy.edit('contract/data/operations/shipments-list.yaml', /maximum: \d+/, 'maximum: 9243');
    copy.edit('contract/data/examples/error-cases.yaml', /limit: '\d+'/, "limit: '9244'");
    expectSuccess(await run('npm', ['run', 'record'], { cwd: copy.dir, limit: LIMIT }));
    copy.edit('i18n/ja/reference/labels.json', /"message": "リクエスト/g, '"message": "差し替え');
    copy.edit('docs/auth.mdx', '## Send the token', '## Send it');
    copy.edit('plugins/client-entry/index.ts', '|AnnouncementBar|', '|');
    expectSuccess(await run('npm', ['run', 'build'], { cwd: copy.dir, limit: LIMIT }));
  }, 2 * LIMIT);

  it.each(['', 'en/'])('of /%s shows a field that the contract has gained since', (base) => {
    expect(readPage(`${base}shipment-create.html`)).toContain('girth_of_warm');
    expect(readPage(`${base}openapi.yaml`)).toContain('girth_of_warm');
    expect(readPage(`${base}search-index.json`)).toContain('girth_of_warm');
  });

  it.each(['', 'en/'])('of /%s shows a number of the contract in prose', (base) => {
    expect(readPage(`${base}pagination.html`)).toContain('9243');
    const old = loadContract('contract').facts['page-size-max']?.value;
    expect(readPage(`${base}pagination.html`)).not.toMatch(new RegExp(`\\b${old}\\b`));
  });

  it('shows a string that a translator has changed', () => {
    expect(readPage('shipment-create.html')).toContain('差し替え');
  });

  it('shows a notice on the Japanese page alone whose English has changed, with a link to it', () => {
    const article = select('article', fromHtml(readPage('auth.html')));
    const notice = selectAll('p', article ?? undefined).find((paragraph) => toText(paragraph).includes(NOTICE));
    expect(select('a', notice)?.properties).toMatchObject({ href: '/en/auth', hrefLang: 'en' });
    expect(readPage('pagination.html')).not.toContain(NOTICE);
    expect(readPage('en/auth.html')).not.toMatch(/is newer than this translation/);
  });

  it('makes anew what a plugin of ours makes in another way since', () => {
    expect(readStyles()).toContain('announcementBar_');
  });

  it('is preceded by a check of translations that names the page', async () => {
    const { code, output } = await run('npm', ['run', 'i18n:check'], { cwd: copy.dir, limit: LIMIT });
    expect(code).toBe(1);
    expect(output).toMatch(/^stale +i18n\/ja\/docusaurus-plugin-content-docs\/current\/auth\.mdx$/m);
    expect(output).not.toMatch(/stale +.*pagination\.mdx/);
  });
});

function readPage(file: string): string {
  return readFileSync(join(copy.dir, 'build', file), 'utf8');
}

function readStyles(): string {
  const styles = readdirSync(join(copy.dir, 'build/assets/css')).find((file) => file.startsWith('main.')) ?? '';
  return readPage(`assets/css/${styles}`);
}

function readFiles(dir: string): Map<string, Buffer> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [relative(dir, path), readFileSync(path)]));
}

function expectSuccess({ code, output }: Outcome): void {
  expect(code, output).toBe(0);
}
