import type { Locator, Page } from '@playwright/test';
import { expect, LOCALES, tryIn } from './portal';
import { FOUND, SAYS, test, type Search } from './search-parts';
import { WORDS } from './words';

/** A place on the overlay at 1280 px, left of the sheet. */
const OVERLAY = { x: 40, y: 400 };

const WAYS_OUT: [way: string, leave: (page: Page, search: Search) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a press on the overlay', (page) => page.mouse.click(OVERLAY.x, OVERLAY.y)],
  ['the close button', (_, { close }) => close.click()],
  ['the shortcut', (page) => page.keyboard.press('Control+k')],
];

async function findMiddle(locator: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

for (const locale of LOCALES) {
  test.describe(`closing the search in ${locale}`, tryIn(locale), () => {
    test('every way of closing restores the focus', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const parts = search(locale);
      const link = page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] });
      // Safari does not focus a button on click.
      await parts.control.evaluate((button) => {
        button.addEventListener('mousedown', (event) => event.preventDefault());
      });
      for (const [way, leave] of WAYS_OUT) {
        await parts.control.click();
        await expect(parts.box).toBeFocused();
        await leave(page, parts);
        await expect(parts.dialog, way).toBeHidden();
        await expect(parts.control, way).toBeFocused();
        await link.focus();
        await parts.show();
        await leave(page, parts);
        await expect(link, way).toBeFocused();
        await link.blur();
      }
    });

    test('the button and the overlay close it before its code is loaded, and without it', async ({
      page,
      open,
      search,
      pageErrors,
    }) => {
      const code = '**/assets/js/search-dialog.*.js';
      let fail = (): void => undefined;
      const failed = new Promise<void>((resolve) => (fail = resolve));
      await page.route(code, async (route) => {
        await failed;
        await route.abort();
      });
      await open(locale, 'auth');
      const { dialog, box, control, close } = search(locale);
      const leave = async (): Promise<void> => {
        for (const press of [() => close.click(), () => page.mouse.click(OVERLAY.x, OVERLAY.y)]) {
          await control.click();
          await expect(box).toBeFocused();
          await press();
          await expect(dialog).toBeHidden();
          await expect(control).toBeFocused();
        }
      };
      await leave();
      fail();
      await control.click();
      await expect(dialog.getByRole('button', { name: SAYS.retry[locale] })).toBeVisible();
      await page.keyboard.press('Escape');
      await leave();
      await page.unroute(code);
      // The code comes while the sentence about its failure is still in the dialog, which is closed.
      let isLoaded = false;
      page.on('response', (response) => (isLoaded ||= response.url().includes('/search-dialog.')));
      await expect(async () => {
        // A load that is still failing is that of this hover as well; the next hover begins another one.
        await page.mouse.move(OVERLAY.x, OVERLAY.y);
        await control.hover();
        expect(isLoaded).toBe(true);
      }).toPass();
      await control.click();
      await box.fill(FOUND.page[locale]);
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await close.click();
      await expect(dialog).toBeHidden();
      expect(pageErrors.filter((error) => error.includes('React'))).toEqual([]);
      pageErrors.splice(0);
    });

    test('a drag that begins or ends in the sheet does not close it', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, box, show } = search(locale);
      await show();
      await box.fill('shipment');
      const inside = await findMiddle(box);
      await page.mouse.move(...inside);
      await page.mouse.down();
      await page.mouse.move(OVERLAY.x, inside[1], { steps: 5 });
      await page.mouse.up();
      await expect(dialog, 'from the box to the overlay').toBeVisible();
      expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
      await page.mouse.move(OVERLAY.x, OVERLAY.y);
      await page.mouse.down();
      await page.mouse.move(...inside, { steps: 5 });
      await page.mouse.up();
      await expect(dialog, 'from the overlay to the box').toBeVisible();
      await page.mouse.click(OVERLAY.x, OVERLAY.y, { button: 'right' });
      await expect(dialog, 'with the other button').toBeVisible();
      await page.mouse.click(OVERLAY.x, OVERLAY.y);
      await expect(dialog).toBeHidden();
    });

    test('the button in the box empties it, and the next Escape closes', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, box, clear, options, find } = search(locale);
      await find(FOUND.page[locale]);
      await clear.click();
      await expect(box).toHaveValue('');
      await expect(box).toBeFocused();
      await expect(clear).toBeHidden();
      await expect(options).toHaveCount(0);
      await page.keyboard.type(FOUND.page.en);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    test('going back closes it', async ({ page, open, search }) => {
      await open(locale, 'auth');
      await page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] }).click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentsList[locale] })).toBeVisible();
      const { dialog, show } = search(locale);
      await show();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] })).toBeVisible();
    });
  });
}
