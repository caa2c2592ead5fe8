import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { SearchIndex } from '../../../search';
import type { GeneratedQuery } from '../../agreement/search/generate-queries';
import { readQuerySet } from '../../agreement/search/query-set';
import type { Asked } from '../../agreement/search/rate-queries';
import type { Locale } from '../../agreement/page-ids';
import { pickShare, takeBest } from '../times';
import { ENGINES, ROUNDS, SLOWED, THINNED, VISITS, type EngineName, type Size } from './plan';
import type { Cost } from './page/driver';
import type { BenchServer } from './server';

/** Milliseconds from a keystroke until its first results can be drawn; `found` until it is only known what they are. */
export type Typing = { p50: number; p99: number; found: { p99: number } };
export type Measured = {
  engine: EngineName;
  locale: Locale;
  /** The median of the first query of a visit. */
  bytes: number;
  requests: number;
  loadMs: number;
  typing: Partial<Record<Size, Typing>>;
  asked: (GeneratedQuery & Asked)[];
};

type Bench = { browser: Browser; server: BenchServer; dir: string; locale: Locale; queries: GeneratedQuery[] };

export async function measureEngine(bench: Bench, engine: EngineName): Promise<Measured> {
  const { locale } = bench;
  const typing: Measured['typing'] = {};
  for (const size of ENGINES[engine].sizes) typing[size] = await measureTyping(bench, engine, size);
  const { asked, loadMs } = await measureService(bench, engine);
  return { engine, locale, ...(await measureVisits(bench, engine)), loadMs, typing, asked };
}

/** The cost of the portal's keystrokes on a processor of a quarter of the speed. */
export function measureSlowTyping(bench: Bench): Promise<Typing> {
  return measureTyping(bench, 'portal', 'real', SLOWED);
}

async function measureTyping(bench: Bench, engine: EngineName, size: Size, slowed = 1): Promise<Typing> {
  const base = writeFiles(bench, engine, size);
  const queries = listQueries(bench.locale, THINNED[size]);
  const costs = await measureRounds(bench, async (page) => {
    await load(bench, page, { engine, base });
    await slowDown(page, slowed);
    return (await page.evaluate<Cost[]>(call(bench, 'type', queries))).flat();
  });
  const [found = [], drawn = []] = [0, 1].map((place) => costs.filter((_, index) => index % 2 === place));
  return { p50: pickShare(drawn, 0.5), p99: pickShare(drawn, 0.99), found: { p99: pickShare(found, 0.99) } };
}

/**
 * Returns the times of the same keystrokes in several visits, the best of each. Each visit has a new page, because a reader
 * types a query once, before anything is fetched or cached.
 */
function measureRounds(bench: Bench, run: (page: Page) => Promise<number[]>): Promise<number[]> {
  return takeBest(ROUNDS, () => withPage(bench, run));
}

async function measureService(bench: Bench, engine: EngineName): Promise<Pick<Measured, 'asked' | 'loadMs'>> {
  const base = writeFiles(bench, engine, 'real');
  const loads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.push(await withPage(bench, (page) => load(bench, page, { engine, base })));
  }
  return withPage(bench, async (page) => {
    await load(bench, page, { engine, base });
    const lists = await page.evaluate<string[][][]>(
      call(
        bench,
        'list',
        bench.queries.map(({ q }) => q),
      ),
    );
    const asked = bench.queries.map((query, index) => ({ ...query, found: lists[index] ?? [] }));
    return { asked, loadMs: Math.min(...loads) };
  });
}

/** Measures what the first query of a visit fetches: the engine's code, its index, and the content of the first results. */
async function measureVisits(bench: Bench, engine: EngineName): Promise<Pick<Measured, 'bytes' | 'requests'>> {
  const base = writeFiles(bench, engine, 'real');
  const queries = listQueries(bench.locale, 1);
  const visits: Pick<Measured, 'bytes' | 'requests'>[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const query = queries[Math.floor((visit * queries.length) / VISITS)] ?? '';
    visits.push(
      await withPage(bench, async (page) => {
        await page.evaluate(call(bench, 'load'));
        bench.server.takeRequests();
        await load(bench, page, { engine, base });
        await page.evaluate(call(bench, 'ask', query));
        const requests = bench.server.takeRequests().filter(({ path }) => !path.endsWith('driver.js'));
        return { bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0), requests: requests.length };
      }),
    );
  }
  return visits.sort((a, b) => a.bytes - b.bytes)[Math.floor(VISITS / 2)] ?? { bytes: NaN, requests: NaN };
}

/** Slows the processor of a page down by a factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

function load(
  { locale }: Pick<Bench, 'locale'>,
  page: Page,
  { engine, base }: { engine: EngineName; base: string },
): Promise<number> {
  return page.evaluate<number>(call({ locale }, 'load', `/${locale}/engines/${engine}.js`, base));
}

/** Runs in a new page and a new context: nothing is cached. */
async function withPage<Result>(
  { browser, server, locale }: Bench,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/${locale}/`);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** A call of the driver, as an expression. */
function call({ locale }: Pick<Bench, 'locale'>, name: string, ...args: unknown[]): string {
  const list = args.map((argument) => JSON.stringify(argument)).join(', ');
  return `import('/${locale}/driver.js').then((driver) => ${args.length > 0 ? `driver.${name}(${list})` : 'undefined'})`;
}

export function listQueries(locale: Locale, thinned: number): string[] {
  return readQuerySet(locale, 'own')
    .queries.map(({ q }) => q)
    .filter((_, index) => index % thinned === 0);
}

/** Writes the files of an engine at a size, once, and names their address. */
function writeFiles({ dir, locale }: Bench, engine: EngineName, size: Size): string {
  const base = `/${locale}/${size}/${engine}/`;
  const target = join(dir, base);
  if (existsSync(join(target, 'ready'))) return base;
  const indexFile = join('build', locale === 'en' ? 'en' : '', 'search-index.json');
  const count = size === 'real' ? (JSON.parse(readFileSync(indexFile, 'utf8')) as SearchIndex).x.length : size;
  const script = 'tests/bench/search/files/index.ts';
  const args = ['--max-old-space-size=8000', '--import', 'tsx', script, engine, indexFile, String(count), target];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The files of ${engine} could not be made.`);
  return base;
}
