import type { Browser } from '@playwright/test';
import { openVisitor } from './browser';
import type { Control, Site } from './sites';

const LIMIT = 60_000;

/**
 * Returns the milliseconds from the beginning of a first visit, on a slow network and a slow processor, until a control
 * works: from its first frame on it is used in every frame, until the page shows the result.
 */
export async function measureInteractive(browser: Browser, { control }: Site, url: string): Promise<number> {
  const { page } = await openVisitor(browser, { slowNetwork: true });
  try {
    await page.addInitScript(useUntilItWorks, control);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT });
    const worked = await page.waitForFunction(() => window.workedAt, undefined, { timeout: LIMIT });
    return Number(await worked.jsonValue());
  } finally {
    await page.context().close();
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- a global is extended as an interface
  interface Window {
    workedAt?: number;
  }
}

/** Runs in the page before anything else. */
function useUntilItWorks({ selector, attribute }: Control): void {
  const read = (): string => document.documentElement.getAttribute(attribute) ?? '';
  let before: string | undefined;
  const use = (): void => {
    const element = document.querySelector<HTMLElement>(selector);
    if (before !== undefined && read() !== before) {
      window.workedAt = performance.now();
      return;
    }
    if (element) {
      // The attributes that the head sets are there before the body.
      before ??= read();
      if (element instanceof HTMLSelectElement) {
        element.value = 'dark';
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        element.click();
      }
    }
    if (before !== undefined && read() !== before) window.workedAt = performance.now();
    else requestAnimationFrame(use);
  };
  requestAnimationFrame(use);
}
