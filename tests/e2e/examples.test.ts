import { EXAMPLE_NOW } from '../../contract';
import { openSearch } from './looks';
import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test.describe(`examples in ${locale}`, () => {
    test('a carrier is chosen once for the whole site, and remembered', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const column = page.getByRole('complementary', { name: WORDS.examples[locale], exact: true });
      await column.getByLabel(WORDS.example[locale], { exact: true }).selectOption('dhl');
      await expect(column.locator('pre:visible')).toContainText('"carrier": "dhl"');
      await column.getByRole('tab', { name: WORDS.response[locale], exact: true }).click();
      await expect(column.locator('pre:visible')).toContainText('"method": "dhl_express_worldwide"');
      await page.goto(toPath(locale, 'carrier-register'));
      await waitUntilWorking(page);
      await expect(column.locator('pre:visible').first()).toContainText('"type": "dhl"');
      await expect(page.locator('[data-variant=dhl]')).toBeVisible();
    });

    test('a language is chosen with the keyboard, and remembered', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const tabs = page.getByRole('tablist', { name: WORDS.programmingLanguage[locale] }).getByRole('tab');
      await tabs.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'curl' })).toBeFocused();
      const selected = tabs.and(page.getByRole('tab', { selected: true }));
      await expect(selected).toHaveText(['curl']);
      await expect(page.getByRole('tabpanel', { name: 'curl' })).toContainText('curl');
      await page.keyboard.press('End');
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Home');
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await expect(selected).toHaveCount(1);
      await page.keyboard.press('ArrowLeft');
      await expect(tabs.last()).toBeFocused();
      await page.getByRole('tab', { name: 'Python' }).click();
      await page.goto(toPath(locale, 'tracking-get'));
      await waitUntilWorking(page);
      await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    });

    test('code is copied as it is shown, and the button says so for two seconds', async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await open(locale, 'tracking-get');
      await page.clock.pauseAt(Date.now() + 60_000);
      const copies = page.getByRole('button', { name: WORDS.copy[locale], exact: true });
      const count = await copies.count();
      await copies.first().click();
      const said = page.getByRole('status').filter({ hasText: WORDS.copied[locale] });
      await expect(said).toHaveCount(1);
      await page.clock.runFor(1999);
      await expect(page.getByRole('button', { name: WORDS.copied[locale], exact: true })).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(copies).toHaveCount(count);
      await expect(said).toHaveCount(0);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await page.locator('pre:visible').first().textContent());
    });

    test('the page is copied as its Markdown', tryIn(locale, 'en'), async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(locale, 'tracking-get');
      await page.getByRole('button', { name: WORDS.copyPage[locale] }).click();
      await expect(page.getByRole('status').filter({ hasText: WORDS.copied[locale] })).toHaveCount(1);
      const response = await page.request.get(`${toPath(locale, 'tracking-get')}.md`);
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await response.text());
      await page.getByRole('link', { name: WORDS.viewMarkdown[locale] }).click();
      await expect(page).toHaveURL(/\/tracking-get\.md$/);
    });

    test('the search finds what is in a hidden tab', tryIn(locale, 'en'), async ({ page, open }) => {
      await open(locale, 'shipment-create');
      await expect(page.getByText('urlopen(request)').first()).toBeHidden();
      const box = await openSearch(page, locale);
      await box.fill('urlopen');
      // The page has lists to choose from as well.
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('urlopen');
    });
  });

  test.describe(`without scripts in ${locale}`, tryIn(locale), () => {
    test.use({ javaScriptEnabled: false });

    test('every example, sample and field can be read', async ({ page }) => {
      await page.goto(toPath(locale, 'shipment-create'));
      await expect(page.getByText('"carrier": "pegasus"').first()).toBeVisible();
      await expect(page.getByText('"method": "pegasus_pen_dhl"').first()).toBeVisible();
      await expect(
        page.getByRole('paragraph').filter({ hasText: new RegExp(`^${WORDS.response[locale]}$`) }),
      ).toBeVisible();
      await expect(page.getByText('urlopen(request)').first()).toBeVisible();
      const recorded = new Date(EXAMPLE_NOW + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      await expect(page.getByText(`"date": "${recorded}"`).first()).toBeVisible();
      await page.locator('#request-setup > details:not([data-rules-of]) > summary').first().click();
      await expect(page.locator('#request-setup-date')).toBeVisible();
    });
  });
}
