import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';

/** The screen on which a page is opened, as playwright.config.ts has it. */
const SCREEN = { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const;

export const LOCALES = ['ja', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

type Portal = {
  /** Promises whose rejection nothing handled; no test may empty these. */
  rejections: string[];
  /** Errors of the console, of scripts and of requests to other hosts; a test that provokes an error empties it. */
  pageErrors: string[];
  /** Opens a page by its ID in a language and waits until it works: ('en', 'auth'). */
  open: (locale: Locale, id: string) => Promise<void>;
};

/** A page that fails its test on a console error, a broken policy, a thrown error, or a request to another host. */
export const test = base.extend<Portal>({
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
  rejections: [
    async ({ context }, use) => {
      await failOnRejections(context, use);
    },
    { auto: true },
  ],
  pageErrors: async ({ page, baseURL }, use) => {
    const pageErrors: string[] = [];
    const note = (problem: string): void =>
      void pageErrors.push(`${problem} (on ${page.url().replace(baseURL ?? '', '')})`);
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => note(`error: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        note(`foreign: ${request.url()}`);
    });
    await use(pageErrors);
    expect(pageErrors).toEqual([]);
  },
  open: async ({ page, pageErrors: _ }, use) => {
    await use(async (locale, id) => {
      await page.goto(toPath(locale, id));
      await waitUntilWorking(page);
    });
  },
});

/**
 * The same for tests that only read pages: the tests of a worker share one page, so that the browser does not have to start
 * a process and parse the scripts for each.
 */
export const lookingTest = test.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.PORTAL_URL, ...SCREEN, locale: 'ja-JP' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await sharedPage.setViewportSize(SCREEN.viewport);
    await sharedPage.emulateMedia({ media: null, colorScheme: SCREEN.colorScheme, reducedMotion: 'reduce' });
    await failOnRejections(sharedPage.context(), () => use(sharedPage));
    for (const event of ['console', 'pageerror', 'request'] as const) sharedPage.removeAllListeners(event);
  },
});

const REJECTION = 'unhandled rejection: ';
const watched = new WeakSet<BrowserContext>();

/** Fails a test after it when a page of its context left a rejection unhandled. */
async function failOnRejections(context: BrowserContext, use: (rejections: string[]) => Promise<void>): Promise<void> {
  const rejections: string[] = [];
  const note = (message: ConsoleMessage): void => {
    if (message.text().startsWith(REJECTION)) rejections.push(message.text());
  };
  // A context that tests share has the script already.
  if (!watched.has(context)) {
    await context.addInitScript((prefix) => {
      addEventListener('unhandledrejection', ({ reason }) => console.info(prefix + String(reason)));
    }, REJECTION);
    watched.add(context);
  }
  context.on('console', note);
  await use(rejections);
  context.off('console', note);
  // A route that still fetches when its page is closed would reject in the middle of the next test.
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })));
  expect(rejections).toEqual([]);
}

export { expect };

/**
 * Marks what does not depend on the language: it is tried in one of them, and in both with `BOTH_LANGUAGES=1`. What is said,
 * shown and found is always tried in both.
 */
export function tryIn(locale: Locale, first: Locale = 'ja'): { tag?: string } {
  return locale === first ? {} : { tag: '@second-language' };
}

export function toPath(locale: Locale, id: string): string {
  return `${locale === 'en' ? '/en' : ''}/${id}`;
}

/** Waits until a page is shown that a link leads to: its URL is there before its content. */
export async function expectPage(page: Page, locale: Locale, id: string): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${toPath(locale, id)}$`));
  expect(new URL(page.url()).pathname).toBe(toPath(locale, id));
}

/** Waits until the behaviors listen; before, controls do nothing. */
export async function waitUntilWorking(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
