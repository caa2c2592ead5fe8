import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test.describe(`color mode in ${locale}`, () => {
    test('follows the system while nothing is stored', tryIn(locale), async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(locale, 'auth');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    });

    test('is stored under "theme" and kept on the next page', tryIn(locale, 'en'), async ({ page, open }) => {
      await open(locale, 'auth');
      const toggle = page.getByRole('button', { name: WORDS.colorMode[locale] });
      await expect(async () => {
        await toggle.click();
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      }).toPass();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.goto(toPath(locale, 'pagination'));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('is in step across two open tabs @sample', tryIn(locale), async ({ page, open, context }) => {
      await open(locale, 'auth');
      const second = await context.newPage();
      await second.goto(toPath(locale, 'rate'));
      await waitUntilWorking(second);
      await expect(async () => {
        await second.getByRole('button', { name: WORDS.colorMode[locale] }).click();
        expect(await second.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      }).toPass();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test(
      'follows the system again when another tab removes everything that is stored',
      tryIn(locale),
      async ({ page, open, context }) => {
        await open(locale, 'auth');
        await page.getByRole('button', { name: WORDS.colorMode[locale] }).click();
        await page.getByRole('button', { name: WORDS.colorMode[locale] }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        const second = await context.newPage();
        await second.goto(toPath(locale, 'rate'));
        await second.evaluate(() => localStorage.clear());
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
      },
    );

    test(
      'does not break the page if storage is blocked or contains garbage',
      tryIn(locale, 'en'),
      async ({ page, open, browser, baseURL }) => {
        await page.addInitScript(() => {
          try {
            localStorage.setItem('theme', '<b>{}');
            localStorage.setItem('portal.carrier', '\u0000');
          } catch {
            // Blocked below.
          }
        });
        await open(locale, 'shipment-create');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        const blocked = await browser.newContext(baseURL ? { baseURL } : {});
        const other = await blocked.newPage();
        await other.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        });
        await other.goto(toPath(locale, 'shipment-create'));
        await waitUntilWorking(other);
        await other.getByRole('button', { name: WORDS.colorMode[locale] }).click();
        await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
        await blocked.close();
      },
    );
  });
}
