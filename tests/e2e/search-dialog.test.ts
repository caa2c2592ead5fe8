import { settle } from './axe';
import { expect, LOCALES, toPath, tryIn } from './portal';
import { FOUND, SAYS, test } from './search-parts';
import { WORDS } from './words';

/** A place on the overlay at 1280 px, left of the sheet. */
const OVERLAY = { x: 40, y: 400 };

for (const locale of LOCALES) {
  test.describe(`the search dialog in ${locale}`, tryIn(locale), () => {
    test('is modal and has a name', async ({ open, search }) => {
      await open(locale, 'auth');
      const { dialog, show } = search(locale);
      await show();
      await expect(dialog).toHaveAccessibleName(SAYS.control[locale]);
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    });

    test('keeps the rest of the page out of reach', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { box, show } = search(locale);
      await show();
      const reached = await page.evaluate(() => {
        const dialog = document.querySelector('dialog');
        const others = [...document.querySelectorAll<HTMLElement>('a, button, select, input, summary')].filter(
          (element) => !dialog?.contains(element),
        );
        for (const element of others) element.focus();
        return { tried: others.length, focused: document.activeElement?.getAttribute('role') };
      });
      expect(reached.tried).toBeGreaterThan(20);
      expect(reached.focused).toBe('combobox');
      const link = page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] });
      await link.click({ force: true });
      await expect(box, 'the press closes and does nothing else').toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'auth')}$`));
    });

    test('Tab and Shift Tab stay in it, also after the focus was elsewhere', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { box, find } = search(locale);
      await find(FOUND.page[locale]);
      const isInside = (): Promise<boolean> =>
        page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement) ?? false);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let count = 0; count < 8; count += 1) {
          await page.keyboard.press(key);
          expect(await isInside(), `${key} ${count + 1}`).toBe(true);
        }
        await box.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press(key);
        expect(await isInside(), `${key} from outside`).toBe(true);
      }
    });

    test('the page behind does not move', async ({ page, open, search }) => {
      await open(locale, 'shipment-create');
      const { show } = search(locale);
      await page.evaluate(() => scrollTo(0, 600));
      await show();
      await page.mouse.move(OVERLAY.x, OVERLAY.y);
      await page.mouse.wheel(0, 400);
      await page.mouse.move(640, 100);
      await page.mouse.wheel(0, 400);
      await settle(page);
      expect(await page.evaluate(() => scrollY)).toBe(600);
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => scrollY)).toBe(600);
      await page.mouse.move(OVERLAY.x, OVERLAY.y);
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    });

    test('keeps the query and its results, ready to be typed over, here and on the next page', async ({
      page,
      open,
      search,
    }) => {
      await open(locale, 'auth');
      const { box, options, show, find } = search(locale);
      await find(FOUND.page[locale]);
      for (const place of ['the same page', 'the next page']) {
        await page.keyboard.press('Escape');
        if (place === 'the next page') {
          await page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] }).click();
          await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentsList[locale] })).toBeVisible();
        }
        await show();
        await expect(box, place).toHaveValue(FOUND.page[locale]);
        await expect(options.first(), place).toContainText(FOUND.page[locale]);
      }
      await page.keyboard.type('x');
      await expect(box).toHaveValue('x');
    });
  });
}
