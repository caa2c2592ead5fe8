import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mergePatch, resolveExampleValue } from '../../../contract';
import { loadContract } from '../../../contract/node';
import { BuiltWorker } from '../../e2e/built-worker';
import { openHeapReader } from './heap-reader';
import type { Measured as All } from './limits';
import { measureCsv } from './measure-csv';

/** Chromium only throttles the thread of a page: the time of a worker is measured at full speed and multiplied. */
const THROTTLE = 4;
const ROUNDS = 7;
const CALLS = 12;
const SHIPMENTS = 200;
/** Milliseconds between what a reader does. */
const PAUSE = 500;

type Measured = Omit<All, 'added build time'>;

const contract = loadContract('contract');
const SEND = { caller: 'account', locale: 'ja', scenario: '' } as const;

function getBody(example: string, change: object = {}): object {
  const found = contract.examples.find(({ operation, name }) => operation === 'shipment-create' && name === example);
  return mergePatch(resolveExampleValue(found?.request, Date.now()), change) as object;
}

/** The best of several rounds for each measure, since other work of the machine only adds to a time. */
export async function measureConsole(browser: Browser, origin: string): Promise<Measured> {
  const rounds: Awaited<ReturnType<typeof measureCalls>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await inContext(browser, (one) => measureCalls(one, origin)));
  const tasks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    tasks.push(await inContext(browser, (one) => measureTasks(one, origin)));
  const best = Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, Math.min(...rounds.map((one) => one[name as keyof typeof one]))]),
  ) as (typeof rounds)[number];
  const heap = await inContext(browser, (one) => measureHeap(one, origin));
  const rows = await inContext(browser, (one) => measureCsv(one, origin));
  return { ...best, ...heap, ...rows, 'longest task of the page': Math.min(...tasks) };
}

async function inContext<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'ja-JP' });
  // tsx marks functions with a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (one) => one;');
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Starts of the worker with an empty cache and with a full one, calls to the sandbox, and checks. */
async function measureCalls(context: BrowserContext, origin: string) {
  const page = await openPage(context, `${origin}/auth`);
  const { script } = new BuiltWorker(page, 'ja');
  const cold = await measureStart(page, script);
  const next = await openPage(context, `${origin}/auth`);
  const warm = await measureStart(next, script);
  const sandbox = new BuiltWorker(next, 'ja');
  await sandbox.start();
  await sandbox.ask('state', null);
  // Each call is in a new window of the call limit.
  await sandbox.runClock(1000);
  const body = JSON.stringify(getBody('sagawa'));
  const create = async (): Promise<number> => {
    await sandbox.ask('send', { ...SEND, method: 'POST', path: '/shipments', body });
    return sandbox.duration;
  };
  const first = await create();
  const creates = await repeat(CALLS, create);
  const { records } = await sandbox.ask('state', null);
  const number = records.find(({ kind, carrier }) => kind === 'shipment' && carrier === 'sagawa')?.trackingNumbers?.[0];
  const path = (contract.operations.find(({ id }) => id === 'tracking-get')?.path ?? '')
    .replace('{carrier}', 'sagawa')
    .replace('{tracking_number}', number ?? '');
  const tracking = await repeat(CALLS, async () => {
    const { status } = await sandbox.ask('send', { ...SEND, method: 'GET', path });
    if (status !== 200) throw new Error(`GET ${path} returned ${status}.`);
    return sandbox.duration;
  });
  return {
    'cold start': THROTTLE * cold,
    'warm start': THROTTLE * warm,
    'first create': THROTTLE * first,
    create: THROTTLE * Math.min(...creates),
    tracking: THROTTLE * Math.min(...tracking),
    'check of 10 kB': THROTTLE * Math.min(...(await measureChecks(next))),
  };
}

/** From the creation of the worker until it has reported what the sandbox contains. */
function measureStart(page: Page, script: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const worker = new Worker(path);
        worker.onmessage = () => {
          resolve(performance.now() - begun);
          worker.terminate();
        };
        worker.postMessage({ id: 1, type: 'state', sent: null, page: '' });
      }),
    script,
  );
}

async function measureChecks(page: Page): Promise<number[]> {
  const products = Array.from({ length: 60 }, () => (getBody('dhl') as { products: object[] }).products[0]);
  const text = JSON.stringify(getBody('dhl', { products }), null, 2);
  const check = new BuiltWorker(page, 'ja', 'check-worker');
  await check.start();
  return repeat(40, async (count) => {
    await check.check({ text: `${text}${' '.repeat(count)}`, operation: 'shipment-create', accounts: 'all' });
    return check.duration;
  });
}

/**
 * The longest task of a slow page, from the click on Try it until the label is drawn; tasks below 50 ms count as none. The
 * mouse is moved and pressed by coordinates: what Playwright runs in the page to click an element would count as well.
 */
async function measureTasks(context: BrowserContext, origin: string): Promise<number> {
  const page = await openPage(context, `${origin}/shipment-create`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { tasks });
  });
  await press(page, '#example-try-tab');
  await press(page, '[data-island="try-it"] [data-island-root] button');
  await waitFor(page, '[data-island="try-it"] [data-label-pages] svg');
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}

async function press(page: Page, selector: string): Promise<void> {
  await waitFor(page, selector);
  await page.locator(selector).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(PAUSE);
  await page.mouse.down();
  await page.mouse.up();
}

/** Waits without looking again and again, and until the page rests. */
async function waitFor(page: Page, selector: string): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(reject, 60_000, new Error(`There is no ${wanted}.`));
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
        look();
        function look(): void {
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          resolve();
        }
      }),
    selector,
  );
  await page.waitForTimeout(PAUSE);
}

type Heap = Pick<Measured, 'heap with 200 shipments' | 'heap after a PDF'>;

/** Measures the heap of the sandbox's worker. */
async function measureHeap(context: BrowserContext, origin: string): Promise<Heap> {
  const page = await openPage(context, `${origin}/auth`);
  const readHeap = await openHeapReader(page);
  const sandbox = new BuiltWorker(page, 'ja');
  await sandbox.start();
  await sandbox.ask('state', null);
  await sandbox.runClock(1000);
  const body = JSON.stringify(getBody('sagawa'));
  let label = '';
  for (let count = 0; count < SHIPMENTS; count += 1) {
    const response = await sandbox.ask('send', { ...SEND, method: 'POST', path: '/shipments', body });
    label = (JSON.parse(response.body) as { delivery: { label: string } }).delivery.label;
  }
  const shipments = await readHeap();
  await sandbox.ask('file', { url: label });
  return { 'heap with 200 shipments': shipments, 'heap after a PDF': await readHeap() };
}

async function repeat(times: number, work: (count: number) => Promise<number>): Promise<number[]> {
  const durations: number[] = [];
  for (let count = 0; count < times; count += 1) durations.push(await work(count));
  return durations;
}
