import { expect, LOCALES, tryIn } from './portal';
import { FOUND, SAYS, test } from './search-parts';

const RUBBISH = ['<b>{}', '{"a":1}', '[1,null,{},"  ",["x"]]', '"text"', 'null', '[', '\u0000'];

for (const locale of LOCALES) {
  test.describe(`recent searches in ${locale}`, tryIn(locale), () => {
    const other = locale === 'ja' ? 'en' : 'ja';

    test('are below the empty box, the newest first, and are searched again by a press', async ({
      page,
      open,
      search,
    }) => {
      await open(locale, 'auth');
      const { dialog, box, list, options, recent, find } = search(locale);
      for (const query of [FOUND.page[locale], FOUND.heading[locale], FOUND.page[locale]]) {
        await find(query);
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
      }
      await page.keyboard.press('Control+k');
      await box.fill('');
      await expect(recent).toHaveText([FOUND.page[locale], FOUND.heading[locale]]);
      await expect(list.getByRole('group').first()).toHaveAccessibleName(SAYS.recent[locale]);
      await recent.filter({ hasText: FOUND.heading[locale] }).click();
      await expect(box).toHaveValue(FOUND.heading[locale]);
      await expect(box).toBeFocused();
      await expect(options.first()).toContainText(FOUND.heading[locale]);
      await box.fill('');
      await dialog.getByRole('button', { name: SAYS.forget[locale] }).click();
      await expect(recent).toHaveCount(0);
      await expect(dialog).toContainText(SAYS.short[locale]);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('search')))).toEqual([]);
    });

    test('are kept for the next visit, each language its own', async ({ page, open, search }) => {
      await open(locale, 'auth');
      await search(locale).find(FOUND.page[locale]);
      await page.keyboard.press('Enter');
      await expect(search(locale).dialog).toBeHidden();
      await open(other, 'auth');
      await search(other).show();
      await expect(search(other).dialog).toContainText(SAYS.short[other]);
      await expect(search(other).recent).toHaveCount(0);
      await open(locale, 'auth');
      await search(locale).show();
      await expect(search(locale).recent).toHaveText([FOUND.page[locale]]);
    });

    test('are no more than six', async ({ page, open, search }) => {
      const key = `portal.search.${locale === 'ja' ? '/' : '/en/'}`;
      const six = ['EMS', 'API', 'PDF', 'FedEx', 'UPS', 'DHL'];
      await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(six)] as const);
      await open(locale, 'auth');
      const { dialog, box, recent, find } = search(locale);
      await find('setup');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Control+k');
      await box.fill('');
      await expect(recent).toHaveText(['setup', 'EMS', 'API', 'PDF', 'FedEx', 'UPS']);
    });

    test('that are rubbish are no recent searches', async ({ page, open, search }) => {
      const key = `portal.search.${locale === 'ja' ? '/' : '/en/'}`;
      await open(locale, 'auth');
      const { dialog, options, recent, show, find } = search(locale);
      for (const rubbish of RUBBISH) {
        await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, rubbish] as const);
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await show();
        await expect(dialog, rubbish).toContainText(SAYS.short[locale]);
        await expect(recent, rubbish).toHaveCount(0);
        await page.keyboard.press('Escape');
      }
      await find(FOUND.page[locale]);
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(JSON.stringify([FOUND.page[locale]]));
    });

    test('last as long as the document where storage is blocked', async ({ page, open, search }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await open(locale, 'auth');
      const { dialog, box, recent, show, find } = search(locale);
      await find(FOUND.page[locale]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: FOUND.page[locale] })).toBeFocused();
      await page.keyboard.press('Control+k');
      await box.fill('');
      await expect(recent).toHaveText([FOUND.page[locale]]);
      await page.reload();
      await show();
      await expect(dialog).toContainText(SAYS.short[locale]);
      await expect(recent).toHaveCount(0);
    });
  });
}
