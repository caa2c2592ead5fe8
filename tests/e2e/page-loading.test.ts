import type { Page, Route } from '@playwright/test';
import { expect, LOCALES, test, toPath, tryIn } from './portal';
import type { Locale } from './portal';
import { WORDS } from './words';

/** The URL that a page is fetched from, whether the browser opens it or the portal leads to it. */
const toPattern = (locale: Locale, id: string): RegExp => new RegExp(`://[^/]+${toPath(locale, id)}$`);

const link = (page: Page, locale: Locale) =>
  page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentCreate[locale] });

for (const locale of LOCALES) {
  test.describe(`loading pages in ${locale}`, () => {
    test(
      'a slow page shows a spinner and, after 200 ms, the progress bar @sample',
      tryIn(locale),
      async ({ page, open }) => {
        const url = toPattern(locale, 'shipment-create');
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(url, async (route) => {
          await held;
          await route.continue();
        });
        // The clock of the page moves only as far as the test lets it: a busy machine is late.
        await page.clock.install();
        await open(locale, 'auth');
        await page.clock.pauseAt(Date.now() + 60_000);
        await link(page, locale).click();
        await page.clock.runFor(199);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(page.getByRole('progressbar')).toHaveCount(1);
        await page.clock.resume();
        await expect(page.getByRole('status').filter({ hasText: WORDS.loading[locale] })).toBeVisible();
        release();
        await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
        await expect(page.getByText(WORDS.loading[locale])).toHaveCount(0);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
      },
    );

    test('a fast page shows no progress bar', tryIn(locale, 'en'), async ({ page, open }) => {
      await open(locale, 'auth');
      await page.evaluate(() => {
        const state = window as { seenProgress?: boolean };
        new MutationObserver(() => {
          if (document.querySelector('[role=progressbar]')) state.seenProgress = true;
        }).observe(document.body, { childList: true });
      });
      const fetched = page.waitForResponse(toPattern(locale, 'shipment-create'));
      await link(page, locale).hover();
      await (await fetched).finished();
      await link(page, locale).click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
      expect(await page.evaluate(() => (window as { seenProgress?: boolean }).seenProgress)).toBeUndefined();
    });

    test('a page that fails to load shows the error with Retry, and Retry recovers', async ({
      page,
      open,
      pageErrors,
    }) => {
      const url = toPattern(locale, 'shipment-create');
      const fail = (route: Route): Promise<void> => route.abort();
      await page.route(url, fail);
      await open(locale, 'auth');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await link(page, locale).click();
      const alert = page.getByRole('alert').filter({ hasText: WORDS.failed[locale] });
      await expect(alert).toContainText('TypeError');
      await page.getByRole('button', { name: WORDS.retry[locale] }).click();
      await expect(alert).toContainText('TypeError');
      await page.unroute(url, fail);
      await page.getByRole('button', { name: WORDS.retry[locale] }).click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not thrown away').toBe(true);
      pageErrors.splice(0);
    });

    test('a click on the page that is shown ends the load of another', tryIn(locale), async ({ page, open }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(toPattern(locale, 'shipment-create'), async (route) => {
        await held;
        await route.continue();
      });
      await open(locale, 'auth');
      await link(page, locale).click();
      await expect(page.getByRole('progressbar')).toHaveCount(1);
      await page.getByRole('complementary').getByRole('link', { name: WORDS.auth[locale], exact: true }).click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/shipment-create'));
      release();
      await arrived;
      await expect(page).toHaveURL(toPattern(locale, 'auth'));
      // A later response is read after it.
      await page.evaluate(async () => (await fetch(location.href)).text());
      await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] })).toBeVisible();
    });

    test(
      'while a page is loaded, or has failed, a link to a place leads to that of the page that is shown',
      tryIn(locale, 'en'),
      async ({ page, open, pageErrors }) => {
        for (const respond of [() => undefined, (route: Route) => route.abort()]) {
          await page.route(toPattern(locale, 'shipment-create'), respond);
          await open(locale, 'auth');
          await link(page, locale).click();
          await expect(page.getByRole('progressbar').or(page.getByRole('alert'))).toBeVisible();
          await page.locator('a[href="#roles"]:visible').last().click();
          await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'auth')}#roles$`));
          await expect(page.locator('#roles')).toBeInViewport();
          await expect(page.getByRole('progressbar').or(page.getByRole('alert'))).toHaveCount(0);
          await page.unroute(toPattern(locale, 'shipment-create'), respond);
        }
        pageErrors.splice(0);
      },
    );

    test('going back removes the error', tryIn(locale), async ({ page, open, pageErrors }) => {
      const url = toPattern(locale, 'shipment-create');
      await page.route(url, (route) => route.abort());
      await open(locale, 'auth');
      await link(page, locale).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] })).toBeVisible();
      pageErrors.splice(0);
    });
  });

  test(
    `what failed while a link was hovered over has a second chance on the click (${locale})`,
    tryIn(locale, 'en'),
    async ({ page, open, pageErrors }) => {
      const url = toPattern(locale, 'shipment-create');
      const fail = (route: Route): Promise<void> => route.abort();
      await page.route(url, fail);
      await open(locale, 'auth');
      const failed = page.waitForEvent('requestfailed', (request) => url.test(request.url()));
      await link(page, locale).hover();
      await failed;
      await page.unroute(url, fail);
      await link(page, locale).click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
      pageErrors.splice(0);
    },
  );
}
