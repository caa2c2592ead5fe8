import type { Browser, CDPSession, Page } from '@playwright/test';
import { openVisitor } from './browser';
import type { Site } from './sites';

/** The cost of a first visit to a page: sizes in kB as they come over the wire, times in milliseconds. */
export type Load = {
  kbUntilLoad: number;
  kbUntilIdle: number;
  kbJs: number;
  requests: number;
  blocking: number;
  firstPaint: number;
  lcp: number;
  cls: number;
};

const QUIET = 2000;
const LIMIT = 60_000;

/** A first visit on a slow network and a slow processor. It counts only when the page works afterward. */
export async function measureLoad(browser: Browser, site: Site, url: string): Promise<Load> {
  const { page, session } = await openVisitor(browser, { slowNetwork: true });
  try {
    await page.addInitScript(observe);
    const traffic = watchTraffic(session);
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT });
    await traffic.waitUntilQuiet();
    const times = await readTimes(page);
    const sizes = traffic.read();
    await site.use(page);
    return { ...sizes, ...times };
  } finally {
    await page.context().close();
  }
}

type Traffic = {
  waitUntilQuiet: () => Promise<void>;
  read: () => Pick<Load, 'kbUntilLoad' | 'kbUntilIdle' | 'kbJs' | 'requests'>;
};

function watchTraffic(session: CDPSession): Traffic {
  const types = new Map<string, string>();
  const open = new Set<string>();
  const sum = { load: 0, idle: 0, js: 0 };
  let loaded = false;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return;
    types.set(requestId, type ?? 'Other');
    open.add(requestId);
    last = Date.now();
  });
  const close = (requestId: string, bytes: number): void => {
    if (!open.delete(requestId)) return;
    last = Date.now();
    sum.idle += bytes;
    if (!loaded) sum.load += bytes;
    if (types.get(requestId) === 'Script') sum.js += bytes;
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => close(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0));
  session.on('Page.loadEventFired', () => (loaded = true));
  void session.send('Page.enable');
  return {
    async waitUntilQuiet() {
      const start = Date.now();
      while (open.size > 0 || Date.now() - last < QUIET) {
        if (Date.now() - start > LIMIT) throw new Error('The page does not come to rest.');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    read: () => ({
      kbUntilLoad: sum.load / 1000,
      kbUntilIdle: sum.idle / 1000,
      kbJs: sum.js / 1000,
      requests: types.size,
    }),
  };
}

type Observed = { lcp: number; cls: number; tasks: { start: number; duration: number }[] };
declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- a global is extended as an interface
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page before anything else. */
function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, tasks: [] };
  window.observed = observed;
  const watch = (type: string, read: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  watch('layout-shift', (entry) => (observed.cls += (entry as PerformanceEntry & { value: number }).value));
  watch('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
}

/** Reads the times of a load. Blocking time is the time of long tasks after the first paint beyond 50 ms each. */
function readTimes(page: Page): Promise<Pick<Load, 'blocking' | 'firstPaint' | 'lcp' | 'cls'>> {
  return page.evaluate(() => {
    const { lcp, cls, tasks } = window.observed;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocking = tasks
      .filter(({ start, duration }) => start + duration > firstPaint)
      .reduce(
        (total, { start, duration }) => total + Math.max(0, start + duration - Math.max(start, firstPaint) - 50),
        0,
      );
    return { blocking, firstPaint, lcp, cls };
  });
}
