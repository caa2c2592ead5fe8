import { openSearch } from './looks';
import { expect, LOCALES, test, toPath, waitUntilWorking } from './portal';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test.describe(`examples in ${locale}`, () => {
    test('a carrier is chosen once for the whole site, and remembered', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const column = page.getByRole('complementary', { name: WORDS.examples[locale], exact: true });
      await column.getByLabel(WORDS.example[locale]).selectOption('dhl');
      await expect(column.locator('pre:visible').first()).toContainText('"carrier": "dhl"');
      await expect(column.locator('pre:visible').last()).toContainText('"method": "dhl_express_worldwide"');
      await page.goto(toPath(locale, 'carrier-register'));
      await waitUntilWorking(page);
      await expect(column.locator('pre:visible').first()).toContainText('"type": "dhl"');
      await expect(page.locator('[data-variant=dhl]')).toBeVisible();
    });

    test('a language is chosen with the keyboard, and remembered', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const tabs = page.getByRole('tab');
      await tabs.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'curl' })).toBeFocused();
      await expect(page.getByRole('tabpanel').filter({ visible: true })).toContainText('curl');
      await page.keyboard.press('End');
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Home');
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowLeft');
      await expect(tabs.last()).toBeFocused();
      await page.getByRole('tab', { name: 'Python' }).click();
      await page.goto(toPath(locale, 'tracking-get'));
      await waitUntilWorking(page);
      await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    });

    test('code is copied as it is shown', async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(locale, 'tracking-get');
      await page.getByRole('button', { name: WORDS.copy[locale] }).first().click();
      await expect(page.getByRole('status').filter({ hasText: WORDS.copied[locale] })).toHaveCount(1);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await page.locator('pre:visible').first().textContent());
    });

    test('the matrix of carriers is narrowed to what is needed', async ({ page, open }) => {
      await open(locale, 'common-car');
      const rows = page
        .getByRole('table', { name: locale === 'ja' ? '運送会社ごとの対応状況' : 'What each carrier takes' })
        .locator('tbody tr:visible');
      await expect(rows).toHaveCount(11);
      await page.getByRole('radio', { name: locale === 'ja' ? '国際' : 'International', exact: true }).check();
      await expect(rows).toHaveCount(5);
      await page.getByRole('checkbox', { name: locale === 'ja' ? '保険' : 'Insurance', exact: true }).check();
      await expect(rows).toHaveCount(4);
      await expect(rows.first()).toContainText('japanpost');
    });

    test('what stands in a tab that is not shown is found by the search', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      await expect(page.getByText('urlopen(request)').first()).toBeHidden();
      const box = await openSearch(page, locale);
      await box.fill('urlopen');
      // The page has lists to choose from as well.
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('urlopen');
    });

    test('request and response stay in view beside the fields on a wide screen', async ({ page, open }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(locale, 'shipment-create');
      const column = page.getByRole('complementary', { name: WORDS.examples[locale], exact: true });
      await page.locator('#errors').scrollIntoViewIfNeeded();
      await expect(column.locator('pre:visible').first()).toBeInViewport();
      await expect(column.locator('pre:visible').last()).toBeInViewport();
    });
  });

  test.describe(`without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('every example, program and field can be read', async ({ page }) => {
      await page.goto(toPath(locale, 'shipment-create'));
      await expect(page.getByText('"carrier": "pegasus"').first()).toBeVisible();
      await expect(page.getByText('urlopen(request)').first()).toBeVisible();
      await page.locator('#request-setup summary').first().click();
      await expect(page.locator('#request-setup-date')).toBeVisible();
    });
  });
}
