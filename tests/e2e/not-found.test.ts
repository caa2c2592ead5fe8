import { PAGE_IDS } from '../agreement/page-ids';
import { expect, LOCALES, test, toPath, waitUntilWorking } from './portal';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test.describe(`a URL without a page in ${locale}`, () => {
    test('offers the page that was meant', async ({ page, pageErrors }) => {
      for (const path of ['shipmnt-create', 'Shipment-Create/', 'shipment/create', 'shipment-create.html']) {
        await page.goto(toPath(locale, path));
        const meant = page.getByText(locale === 'ja' ? 'をお探しですか' : 'Did you mean');
        await expect(meant.getByRole('link', { name: WORDS.shipmentCreate[locale] }), path).toBeVisible();
        expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
        await meant.getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] }), path).toBeVisible();
      }
    });

    test('leads to the same URL in the other language', async ({ page, pageErrors }) => {
      const other = locale === 'ja' ? 'en' : 'ja';
      await page.goto(`${toPath(locale, 'shipmnt-create')}?carrier=dhl`);
      await waitUntilWorking(page);
      await page.locator('.dropdown').hover();
      await page.locator(`.dropdown a[lang=${other}]`).click();
      await expect(page).toHaveURL(`${toPath(other, 'shipmnt-create')}?carrier=dhl`);
      await expect(
        page.getByRole('main').getByRole('link', { name: WORDS.shipmentCreate[other] }).first(),
      ).toBeVisible();
      await expect(page.getByText(other === 'ja' ? 'をお探しですか' : 'Did you mean')).toBeVisible();
      expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
    });

    test('offers no page for what is like none, and opens the search', async ({ page, pageErrors }) => {
      await page.goto(toPath(locale, 'wp-login'));
      await waitUntilWorking(page);
      await page.getByRole('button', { name: locale === 'ja' ? 'ポータル内を検索' : 'Find a page' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await expect(page.getByText(locale === 'ja' ? 'をお探しですか' : 'Did you mean')).toBeHidden();
      expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
    });
  });

  test.describe(`without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a URL without a page lists every page', async ({ page, pageErrors }) => {
      await page.goto(toPath(locale, 'nope'));
      const links = page.getByRole('main').getByRole('link');
      const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      expect(paths.sort()).toEqual(PAGE_IDS.map((id) => toPath(locale, id)).sort());
      expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
    });
  });
}
