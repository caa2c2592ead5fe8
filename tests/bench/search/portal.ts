import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { listenOnFreePort } from '../../../tools/serve/listen';
import { createSite } from '../../../tools/serve/site';
import { LOCALES, type Locale } from '../../agreement/page-ids';
import { toAddress } from '../../agreement/built-site';
import { measureSearchCode } from '../../agreement/search/weigh';
import { pickShare, takeBest } from '../times';
import { listQueries, slowDown } from './measure';
import { listBeginnings } from './page/list-beginnings';
import { ROUNDS, SLOWED } from './plan';
import { measureTransfer, type Request } from './server';

/** The bytes that the portal itself fetches, and those that it carries before anybody searches. */
export type Portal = {
  /** Fetched for the first query on a built page. */
  firstQuery: Record<Locale, Request[]>;
  /**
   * How long a key in the text box blocks the page, on a quarter of the processor: of a hundred the slowest but one, each
   * the best of several.
   */
  handlerMs: Record<Locale, number>;
  /** The longest time for which a query of 10,000 characters blocks the page, in milliseconds. */
  longQueryMs: Record<Locale, number>;
  /** Matcher, modal and their styles, Brotli. */
  codeBytes: number;
  /** The part of the script of every page that opens and closes the dialog and loads the search, gzip. */
  beforeTouchBytes: number;
};

export async function measurePortal(browser: Browser): Promise<Portal> {
  const server = createServer(createSite(resolve('build'), '/'));
  const port = await listenOnFreePort(server, 0);
  try {
    const firstQuery: Partial<Record<Locale, Request[]>> = {};
    const handlerMs: Partial<Record<Locale, number>> = {};
    const longQueryMs: Partial<Record<Locale, number>> = {};
    for (const locale of LOCALES) {
      const address = `http://127.0.0.1:${port}${toAddress(locale, 'auth')}`;
      firstQuery[locale] = await ask(browser, address);
      handlerMs[locale] = await measureHandler(browser, { address, locale });
      longQueryMs[locale] = await measureLongQueries(browser, address);
    }
    return {
      firstQuery: firstQuery as Record<Locale, Request[]>,
      handlerMs: handlerMs as Record<Locale, number>,
      longQueryMs: longQueryMs as Record<Locale, number>,
      codeBytes: measureSearchCode('ja'),
      beforeTouchBytes: await measureBeforeTouch(),
    };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Opens the search on a built page, types, and waits for results. */
async function ask(browser: Browser, address: string): Promise<Request[]> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('DHL');
  await page.getByRole('option').first().waitFor();
  await page.close();
  return paths.map((path) => ({ path, bytes: measureTransfer(path, readFileSync(join('build', path))) }));
}

/** Types on a built page and times what each key runs at once: what it hears, and what has to be drawn before the next. */
async function measureHandler(
  browser: Browser,
  { address, locale }: { address: string; locale: Locale },
): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('DHL');
  await page.getByRole('option').first().waitFor();
  await slowDown(page, SLOWED);
  const texts = listQueries(locale, QUERIES_APART).flatMap(listBeginnings);
  const times = await takeBest(ROUNDS, () => page.evaluate(type, texts));
  await page.close();
  return pickShare(times, 0.99);
}

const LONG_QUERIES = ['a '.repeat(5000), '送り状 '.repeat(2500), '送り状'.repeat(3333), 'shipment rate '.repeat(715)];

/** Pastes long queries on a built page and returns the longest task that follows, in milliseconds. */
async function measureLongQueries(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox');
  await box.fill('DHL');
  await page.getByRole('option').first().waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  for (const query of LONG_QUERIES) {
    await box.fill(query);
    await page.waitForTimeout(1000);
    await box.fill('');
  }
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  await page.close();
  return longest;
}

/** One of how many queries is typed. */
const QUERIES_APART = 10;

/** Runs in the page. Between two keys there is as much time as a quick typist leaves. */
async function type(texts: string[]): Promise<number[]> {
  const PAUSE = 60;
  const box = document.querySelector<HTMLInputElement>('[role=combobox]');
  // The native setter: React defines its own property on the box.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const times: number[] = [];
  for (const text of texts) {
    value?.set?.call(box, text);
    const start = performance.now();
    box?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // React draws what cannot wait as soon as the event is over.
    await Promise.resolve();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return times;
}

/** The part of the search in `main.js`; all but the control is shared with other parts of a page. */
async function measureBeforeTouch(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: ['src/behaviors/chrome/search.ts', 'src/behaviors/chrome/close-search.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: 'build',
    external: ['*/islands/search'],
    logLevel: 'error',
  });
  return gzipSync(Buffer.concat(outputFiles.map(({ contents }) => contents))).length;
}
