import { PAGE_IDS } from '../agreement/page-ids';
import { expect, LOCALES, test, toPath } from './portal';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test.describe(`routes in ${locale}`, () => {
    test('every page id and the home page answer at their exact address', async ({ request }) => {
      for (const id of ['', ...PAGE_IDS]) {
        const response = await request.get(toPath(locale, id));
        expect(response.status(), id).toBe(200);
        expect(await response.text()).toContain(`lang=${locale}`);
      }
    });

    for (const path of ['nope', 'shipment/', 'shipment.html', 'Shipment', 'shipment/create', 'search', '404']) {
      test(`/${path} is the not-found page`, async ({ page, faults, request }) => {
        const address = toPath(locale, path);
        expect((await request.get(address)).status()).toBe(404);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(WORDS.notFound[locale]));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        faults.splice(0);
      });
    }

    test('an unknown address is not to be indexed and has no translations', async ({ page, faults }) => {
      await page.goto(toPath(locale, 'nope'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await expect(page.locator('link[hreflang]')).toHaveCount(0);
      faults.splice(0);
    });

    test('a link to an unknown address shows the not-found page within the portal', async ({ page, open }) => {
      await open(locale, 'auth');
      await page.evaluate(
        (path) => {
          history.pushState({}, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        toPath(locale, 'nope'),
      );
      await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] })).toBeVisible();
    });
  });
}

test('the English home is /en/', async ({ request }) => {
  const response = await request.get('/en', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/en/');
});
