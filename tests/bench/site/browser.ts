import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/chromium/find';

export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
}

/** Slow 4G as Lighthouse has it: bytes a second, and milliseconds for a way there and back. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const FAST_NETWORK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** A new visitor with a processor of a quarter of the speed. */
export async function openVisitor(
  browser: Browser,
  { slowNetwork }: { slowNetwork: boolean },
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'ja-JP' });
  const page = await context.newPage();
  // tsx marks functions with a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (one) => one;');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', slowNetwork ? SLOW_NETWORK : FAST_NETWORK);
  return { page, session };
}

/** Waits until the page has asked for nothing for a while. */
export async function waitUntilIdle(page: Page): Promise<void> {
  let last = Date.now();
  let open = 0;
  page.on('request', () => {
    open += 1;
    last = Date.now();
  });
  const close = (): void => {
    open -= 1;
    last = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  while (open > 0 || Date.now() - last < 2000) await page.waitForTimeout(100);
}
