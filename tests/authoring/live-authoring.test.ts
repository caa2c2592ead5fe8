import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHeadlessChromium } from '../../tools/chromium/find';
import { LOCALES } from '../agreement/page-ids';
import { WORDS } from '../e2e/words';
import { EDITS } from './edits';
import { startLiveSite, type LiveSite } from './live-site';
import { copySite, type SiteCopy } from '../copies/site-copy';

/** The longest wait of the test. A writer waits one to seven seconds; a busy machine takes several times as long. */
const SECONDS = { timeout: 55_000, interval: 100 };

/** The files of the build besides pages and their Markdown: their media type and their beginning. */
const FILES: [name: string, type: RegExp, beginning: RegExp][] = [
  ['index.md', /^text\/markdown; charset=utf-8$/i, /^> /],
  ['llms.txt', /^text\/plain; charset=utf-8$/i, /^# /],
  ['llms-full.txt', /^text\/plain/, /^# /],
  ['postman-collection.json', /^application\/json/, /^\{\s+"info": \{/],
  ['bruno-collection.yaml', /yaml/, /^opencollection: /],
  ['workflows.arazzo.yaml', /yaml/, /^arazzo: /],
  ['types.ts', /^text\/plain/, /^\/\/ Types of /],
  ['schema.json', /^application\/json/, /^\{\s+"\$schema"/],
  ['errors.json', /^application\/json/, /^\[\s+\{\s+"code"/],
  ['errors.csv', /^text\/csv; charset=utf-8$/i, /^code,|^\uFEFFcode,/],
  ['changelog.md', /^text\/markdown/, /^# /],
  ['changelog.atom', /^application\/atom\+xml/, /^<\?xml /],
];

describe.each(LOCALES)('live authoring in %s', (locale) => {
  let copy: SiteCopy;
  let site: LiveSite | undefined;
  let browser: Browser | undefined;
  let page: Page;

  beforeAll(async () => {
    copy = copySite();
    const executablePath = findHeadlessChromium();
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    page = await browser.newPage();
    // A page that is asked for after a change comes once the change is built.
    page.setDefaultTimeout(SECONDS.timeout);
    site = await startLiveSite(copy.dir, locale);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    copy.remove();
  });

  const open = async (id: string): Promise<void> => {
    await page.goto(`${site?.url}/${id}`);
    await page.getByRole('article').waitFor();
  };
  // The server closes a connection that has waited through a build, maybe while the next call is sent on it: none waits.
  const get = (file: string): Promise<Response> => fetch(`${site?.url}/${file}`, { headers: { connection: 'close' } });
  const countTexts = (text: string) => () => page.getByText(text).count();

  it.each(EDITS[locale])(
    'shows a change of $what without a reload',
    async ({ on, file, from, to, shows, isUndone }) => {
      await open(on);
      expect(await countTexts(shows)()).toBe(0);
      const undo = copy.edit(file, from, to);
      await expect.poll(countTexts(shows), SECONDS).toBeGreaterThan(0);
      if (!isUndone) return;
      undo();
      await expect.poll(countTexts(shows), SECONDS).toBe(0);
    },
  );

  it('says that the search needs a build, in its language', async () => {
    const index = await get('search-index.json');
    expect(index.headers.get('content-type'), 'the server returns a page').toContain('text/html');
    await open('auth');
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.getByRole('button', { name: new RegExp(`^${WORDS.search[locale]}`) }).click();
    await page.getByRole('combobox').fill('DHL');
    await page.getByRole('dialog').getByText(WORDS.searchNeedsBuild[locale]).first().waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: WORDS.retry[locale] }).count()).toBe(0);
  });

  // The same in both languages.
  if (locale !== 'ja') return;

  it('serves openapi.yaml and openapi.json, which follow the contract', async () => {
    const read = (file: string) => async (): Promise<string> => (await get(file)).text();
    expect(await read('openapi.yaml')()).toMatch(/^openapi: /);
    expect(await read('openapi.json')()).toMatch(/^\{\n {2}"openapi"/);
    copy.edit('contract/data/schemas/parcel-fields.yaml', '\nproperties:', '\nproperties:\n  served: { type: number }');
    await expect.poll(read('openapi.yaml'), SECONDS).toMatch(/served:/);
    expect(await read('openapi.json')()).toMatch(/"served":/);
  });

  it('serves the Markdown of a page, which follows the page and the contract', async () => {
    const read = async (): Promise<string> => (await get('pagination.md')).text();
    const page = 'i18n/ja/docusaurus-plugin-content-docs/current/pagination.mdx';
    expect(await read()).toMatch(/^# .*\n\n> /);
    copy.edit(page, '<Fact name="page-size-max" />', '<Fact name="page-size-max" /> (served)');
    copy.edit('contract/data/operations/shipments-list.yaml', /maximum: \d+/, 'maximum: 9243');
    await expect.poll(read, SECONDS).toMatch(/9,243 \(served\)/);
  });

  it.each(FILES)('serves %s', async (file, type, beginning) => {
    const response = await get(file);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(await response.text()).toMatch(beginning);
  });

  it('says what is wrong with the contract and goes on when it is mended', async () => {
    await open('pagination');
    const undo = copy.edit('contract/data/operations/shipments-list.yaml', /maximum: \d+/, 'maximum: [250');
    await expect.poll(() => site?.read(), SECONDS).toMatch(/shipments-list\.yaml/);
    undo();
    const undoOther = copy.edit('contract/data/operations/shipments-list.yaml', /maximum: \d+/, 'maximum: 9242');
    await expect.poll(countTexts('9242'), SECONDS).toBeGreaterThan(0);
    undoOther();
  });
});
