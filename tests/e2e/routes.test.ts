import { PAGE_IDS } from '../agreement/page-ids';
import { openSearch } from './looks';
import { expect, expectPage, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test.describe(`routes in ${locale}`, () => {
    test('every page id and the home page are at their exact address', async ({ request }) => {
      for (const id of ['', ...PAGE_IDS]) {
        const response = await request.get(toPath(locale, id));
        expect(response.status(), id).toBe(200);
        expect(await response.text()).toContain(`lang="${locale}"`);
      }
    });

    test('any other path is the not-found page', tryIn(locale), async ({ page, pageErrors, request }) => {
      for (const path of ['nope', 'shipment/', 'shipment.html', 'Shipment', 'shipment/create', 'search', '404']) {
        const address = toPath(locale, path);
        expect.soft((await request.get(address)).status(), path).toBe(404);
        await page.goto(address);
        await expect.soft(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] }), path).toBeVisible();
        await expect.soft(page, path).toHaveTitle(new RegExp(WORDS.notFound[locale]));
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locale);
      }
      pageErrors.splice(0);
    });

    test(
      'an unknown address is not to be indexed and has no translations',
      tryIn(locale, 'en'),
      async ({ page, pageErrors }) => {
        await page.goto(toPath(locale, 'nope'));
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
        await expect(page.locator('link[hreflang]')).toHaveCount(0);
        pageErrors.splice(0);
      },
    );

    test('a malformed path is a not-found page that works', tryIn(locale), async ({ page, pageErrors }) => {
      for (const malformed of ['%E0%A4%A', '%', 'auth%zz?a=%', '%E0%A4%A#%E0%A4%A']) {
        await page.goto(toPath(locale, malformed));
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await waitUntilWorking(page);
        await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] })).toBeVisible();
        for (const theme of ['light', 'dark']) {
          await page.getByRole('button', { name: WORDS.colorMode[locale] }).click();
          await expect(page.locator('html'), malformed).toHaveAttribute('data-theme', theme);
        }
        const box = await openSearch(page, locale);
        await box.fill('DHL');
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] }), malformed).toHaveCount(0);
        await expect(page).toHaveURL(/#|carrier/);
      }
      expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
    });

    test('a path that begins with two slashes is one of this site', tryIn(locale), async ({ page, baseURL }) => {
      const foreign: string[] = [];
      page.on('request', (request) => request.url().startsWith(String(baseURL)) || foreign.push(request.url()));
      await page.goto(`${baseURL}/${toPath(locale, 'auth')}`);
      await waitUntilWorking(page);
      await page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] }).click();
      await expectPage(page, locale, 'shipments-list');
      await page.reload();
      await waitUntilWorking(page);
      await page.goBack();
      await expectPage(page, locale, 'auth');
      await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] })).toBeVisible();
      expect(foreign).toEqual([]);
    });

    test('a malformed hash opens the page that it belongs to', tryIn(locale, 'en'), async ({ page, open }) => {
      await open(locale, 'auth#%E0%A4%A');
      await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] })).toBeVisible();
    });

    test(
      'a link to an unknown address shows the not-found page within the portal',
      tryIn(locale, 'en'),
      async ({ page, open, pageErrors }) => {
        await open(locale, 'auth');
        await page.evaluate(
          (path) => {
            history.pushState({}, '', path);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          toPath(locale, 'nope'),
        );
        await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] })).toBeVisible();
        // The browser reports the status of the host.
        expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
      },
    );
  });
}

test('the English home is /en/', async ({ request }) => {
  const response = await request.get('/en', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/en/');
});
