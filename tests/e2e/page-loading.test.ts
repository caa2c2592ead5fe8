import type { Page, Request, Route } from '@playwright/test';
import { expect, LOCALES, test, toPath, waitUntilWorking, type Locale } from './portal';
import { WORDS } from './words';

/** The script that carries the text of a page: found as what is loaded when the page is opened and not when another is. */
async function findPageChunk(page: Page, locale: Locale, id: string): Promise<string> {
  const scripts = new Set<string>();
  const note = (request: Request): void => {
    if (/assets\/js\/\w+\.\w+\.js$/.test(request.url())) scripts.add(request.url());
  };
  await page.goto(toPath(locale, 'err'));
  await waitUntilWorking(page);
  page.on('request', note);
  await page.goto(toPath(locale, id));
  await waitUntilWorking(page);
  page.off('request', note);
  for (const url of scripts) {
    const text = await (await page.request.get(url)).text();
    if (text.includes(`"id":"${id}"`) && text.includes('frontMatter')) return url;
  }
  throw new Error(`No script carries ${id}.`);
}

const link = (page: Page, locale: Locale) =>
  page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentCreate[locale] });

for (const locale of LOCALES) {
  test.describe(`loading pages in ${locale}`, () => {
    test('a slow page shows a spinner and, after 200 ms, the progress bar', async ({ page, open }) => {
      const chunk = await findPageChunk(page, locale, 'shipment-create');
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(chunk, async (route) => {
        await held;
        await route.continue();
      });
      await open(locale, 'auth');
      await link(page, locale).click();
      await expect(page.locator('#nprogress')).toHaveCount(0, { timeout: 100 });
      await expect(page.locator('#nprogress')).toHaveCount(1);
      await expect(page.getByRole('status').filter({ hasText: WORDS.loading[locale] })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
      await expect(page.getByText(WORDS.loading[locale])).toHaveCount(0);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    test('a fast page shows no progress bar', async ({ page, open }) => {
      await open(locale, 'auth');
      await page.evaluate(() => {
        const state = window as { seenProgress?: boolean };
        new MutationObserver(() => {
          if (document.getElementById('nprogress')) state.seenProgress = true;
        }).observe(document.body, { childList: true });
      });
      await link(page, locale).hover();
      await page.waitForLoadState('networkidle');
      await link(page, locale).click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
      expect(await page.evaluate(() => (window as { seenProgress?: boolean }).seenProgress)).toBeUndefined();
    });

    test('a page that fails to load shows the error with Retry, and Retry recovers', async ({ page, open, faults }) => {
      const chunk = await findPageChunk(page, locale, 'shipment-create');
      const fail = (route: Route): Promise<void> => route.abort();
      await page.route(chunk, fail);
      await open(locale, 'auth');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await link(page, locale).click();
      const alert = page.getByRole('alert').filter({ hasText: WORDS.failed[locale] });
      await expect(alert).toContainText('ChunkLoadError');
      await page.getByRole('button', { name: WORDS.retry[locale] }).click();
      await expect(alert).toContainText('ChunkLoadError');
      await page.unroute(chunk, fail);
      await page.getByRole('button', { name: WORDS.retry[locale] }).click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not thrown away').toBe(true);
      faults.splice(0);
    });

    test('going back takes the error away', async ({ page, open, faults }) => {
      const chunk = await findPageChunk(page, locale, 'shipment-create');
      await page.route(chunk, (route) => route.abort());
      await open(locale, 'auth');
      await link(page, locale).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] })).toBeVisible();
      faults.splice(0);
    });

    test('on first load the text can be read beside the error, and Retry makes the page work', async ({
      page,
      faults,
    }) => {
      const chunk = await findPageChunk(page, locale, 'shipment-create');
      const fail = (route: Route): Promise<void> => route.abort();
      await page.route(chunk, fail);
      await page.goto(toPath(locale, 'shipment-create'));
      await expect(page.getByRole('alert').filter({ hasText: WORDS.failed[locale] })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
      await page.unroute(chunk, fail);
      await page.getByRole('button', { name: WORDS.retry[locale] }).click();
      await waitUntilWorking(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(WORDS.loading[locale])).toHaveCount(0);
      faults.splice(0);
    });
  });

  test(`what failed while a link was hovered over has a second chance on the click (${locale})`, async ({
    page,
    open,
    faults,
  }) => {
    const chunk = await findPageChunk(page, locale, 'shipment-create');
    const fail = (route: Route): Promise<void> => route.abort();
    await page.route(chunk, fail);
    await open(locale, 'auth');
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === chunk);
    await link(page, locale).hover();
    await failed;
    await page.unroute(chunk, fail);
    await link(page, locale).click();
    await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeVisible();
    faults.splice(0);
  });
}
