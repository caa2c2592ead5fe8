import type { Browser } from '@playwright/test';
import { openVisitor, waitUntilIdle } from './browser';
import type { Site } from './sites';

const FROM = 'getting-started';
const TO = 'auth';
/** The time that a pointer rests on a link before it is pressed, in milliseconds: less than most readers need. */
const HOVER = 100;
/** The time by which every site has painted the page, in milliseconds. */
const PAINTED = 3000;

/** Milliseconds from the press on a link of the sidebar until the next page is painted. */
export async function measureNavigation(
  browser: Browser,
  site: Site,
  { origin, slowNetwork }: { origin: string; slowNetwork: boolean },
): Promise<number> {
  const { page } = await openVisitor(browser, { slowNetwork });
  try {
    await page.addInitScript(watchNavigation);
    await page.goto(`${origin}/${FROM}`, { waitUntil: 'load' });
    await waitUntilIdle(page);
    const link = page.locator(`a[href="/${TO}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(HOVER);
    await page.mouse.down();
    await page.mouse.up();
    // Playwright's script that waits within a page would take 30 ms of the time that is measured.
    await page.waitForTimeout(PAINTED);
    const time = await page.evaluate(() => sessionStorage.getItem('painted'));
    if (time === null) throw new Error(`${page.url()} was not painted within ${PAINTED} ms.`);
    await site.use(page);
    return Number(time);
  } finally {
    await page.context().close();
  }
}

/** Runs in every document before anything else: times are kept across documents, for sites that load a new one. */
function watchNavigation(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const finish = (end: number): void =>
    sessionStorage.setItem('painted', String(end - Number(sessionStorage.getItem('pressed'))));
  if (sessionStorage.getItem('pressed')) {
    new PerformanceObserver((list) => {
      const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
      if (paint) finish(performance.timeOrigin + paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  }
  const readTitle = (): string | undefined => document.querySelector('h1')?.textContent;
  document.addEventListener(
    'mousedown',
    () => {
      sessionStorage.setItem('pressed', String(now()));
      const before = readTitle();
      const wait = (): void => {
        const title = readTitle();
        if (title && title !== before) setTimeout(() => finish(now()));
        else requestAnimationFrame(wait);
      };
      requestAnimationFrame(wait);
    },
    { capture: true },
  );
}
