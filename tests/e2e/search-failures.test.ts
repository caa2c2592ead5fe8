import type { Page, Route } from '@playwright/test';
import { expect, LOCALES, tryIn } from './portal';
import { FOUND, SAYS, test } from './search-parts';

// cspell:ignore fulfill

const INDEX = '**/search-index.json*';

const FAILURES: [what: string, respond: (route: Route) => Promise<void>][] = [
  ['no response', (route) => route.abort()],
  ['an error of the server', async (route) => route.fulfill({ response: await route.fetch(), status: 500 })],
  ['a missing file', async (route) => route.fulfill({ response: await route.fetch(), status: 404 })],
  ['another type', async (route) => route.fulfill({ response: await route.fetch(), contentType: 'text/html' })],
  ['a page instead', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['a file that is cut off', (route) => route.fulfill({ contentType: 'application/json', body: '{"v":' })],
  [
    'another format',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), v: 999 } });
    },
  ],
  ['no index', (route) => route.fulfill({ json: null })],
];

/** Notes how the page asks for the index: with the cache or past it. */
async function watchCache(page: Page): Promise<() => Promise<(RequestCache | undefined)[]>> {
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const caches: (RequestCache | undefined)[] = [];
    Object.assign(window, { askedCaches: caches });
    window.fetch = (input, init) => {
      if (typeof input === 'string' && input.includes('search-index')) caches.push(init?.cache);
      return fetch(input, init);
    };
  });
  return () => page.evaluate(() => (window as unknown as { askedCaches: RequestCache[] }).askedCaches);
}

for (const locale of LOCALES) {
  test.describe(`a search that cannot be loaded in ${locale}`, tryIn(locale), () => {
    test('says so, keeps the text and runs it after Retry, whatever the failure is', async ({
      page,
      open,
      search,
      pageErrors,
    }) => {
      const readCaches = await watchCache(page);
      // Set before the page opens: later, a request could be sent before the route is active.
      let respond: (route: Route) => Promise<void> = (route) => route.continue();
      await page.route(INDEX, (route) => respond(route));
      await open(locale, 'auth');
      const { dialog, box, options, show } = search(locale);
      const notice = dialog.locator('p', { hasText: SAYS.failed[locale] }).first();
      const retry = dialog.getByRole('button', { name: SAYS.retry[locale] });
      for (const [index, [what, failure]] of FAILURES.entries()) {
        respond = failure;
        if (index === 0) {
          await show();
          await box.fill(FOUND.page[locale]);
        } else {
          await retry.click();
        }
        const asked = ['default', ...Array.from({ length: index }, () => 'reload')];
        await expect.poll(readCaches, `${what}: the first time from the cache, then past it`).toEqual(asked);
        await expect(notice, what).toBeVisible();
        await expect(options, what).toHaveCount(0);
      }
      respond = (route) => route.continue();
      await retry.click();
      await expect(options.first()).toContainText(FOUND.page[locale]);
      await expect(box).toHaveValue(FOUND.page[locale]);
      await expect(notice).toBeHidden();
      pageErrors.splice(0);
    });

    test('is tried again when it is opened again', async ({ page, open, search, pageErrors }) => {
      const readCaches = await watchCache(page);
      await page.route(INDEX, (route) => route.abort());
      await open(locale, 'auth');
      const { control, dialog, options, find } = search(locale);
      await control.hover();
      await expect.poll(() => pageErrors.length).toBeGreaterThan(0);
      await page.unroute(INDEX);
      await find(FOUND.page[locale]);
      await expect(options.first()).toBeVisible();
      await expect(dialog).not.toContainText(SAYS.failed[locale]);
      expect(await readCaches()).toEqual(['default', 'reload']);
      pageErrors.splice(0);
    });

    test('because its code is missing recovers as well', async ({ page, open, search, pageErrors }) => {
      const fail = (route: Route): Promise<void> => route.abort();
      await page.route(/\/assets\/js\/search\.\w+\.js/, fail);
      await open(locale, 'auth');
      const { dialog, box, options, show } = search(locale);
      await show();
      await box.fill(FOUND.page[locale]);
      await expect(dialog.locator('p', { hasText: SAYS.failed[locale] }).first()).toBeVisible();
      await page.unroute(/\/assets\/js\/search\.\w+\.js/, fail);
      await dialog.getByRole('button', { name: SAYS.retry[locale] }).click();
      await expect(options.first()).toContainText(FOUND.page[locale]);
      pageErrors.splice(0);
    });

    test('names a missing network, and works without one afterwards', async ({ page, open, search, pageErrors }) => {
      await open(locale, 'auth');
      const { dialog, box, options, show } = search(locale);
      await page.context().setOffline(true);
      await show();
      await box.fill(FOUND.page[locale]);
      await expect(dialog.locator('p', { hasText: SAYS.offline[locale] }).first()).toBeVisible();
      await expect(dialog).not.toContainText(SAYS.failed[locale]);
      await page.context().setOffline(false);
      await dialog.getByRole('button', { name: SAYS.retry[locale] }).click();
      await expect(options.first()).toContainText(FOUND.page[locale]);
      await page.context().setOffline(true);
      await box.fill(FOUND.heading[locale]);
      await expect(options.first()).toContainText(FOUND.heading[locale]);
      pageErrors.splice(0);
    });
  });
}
