import { settle } from './axe';
import { expect, LOCALES, toPath, tryIn } from './portal';
import { FOUND, HEADING_FOUND, PAGE_FOUND, test } from './search-parts';

// cspell:ignore activedescendant

for (const locale of LOCALES) {
  test.describe(`the keyboard in the search in ${locale}`, tryIn(locale), () => {
    test('no result is chosen until an arrow is pressed, then the box follows the choice', async ({
      page,
      open,
      search,
    }) => {
      await open(locale, 'auth');
      const { box, options, chosen, find } = search(locale);
      await find(FOUND.frequent[locale]);
      await expect(chosen).toHaveCount(0);
      await expect(box).not.toHaveAttribute('aria-activedescendant');
      for (const [key, place] of [
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['PageDown', 8],
        ['PageUp', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true');
        await expect(chosen).toHaveCount(1);
        await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
        await expect(chosen, key).toBeInViewport({ ratio: 1 });
        await expect(box).toBeFocused();
      }
      await box.pressSequentially('x');
      await expect(chosen).toHaveCount(0);
    });

    test('the arrows go round, and the chosen result is in view', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { status, options, chosen, find } = search(locale);
      await find(FOUND.frequent[locale]);
      await expect(status).toContainText(/\d/);
      const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
      expect(count).toBeGreaterThan(60);
      await page.keyboard.press('ArrowUp');
      await expect(options).toHaveCount(count);
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await expect(chosen).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(chosen).toBeInViewport({ ratio: 1 });
    });

    test('Home, End and arrows with Shift stay with the text', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { box, chosen, find } = search(locale);
      await find(FOUND.page.en);
      const readSelection = (): Promise<[number | null, number | null]> =>
        box.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]);
      await page.keyboard.press('Home');
      expect(await readSelection()).toEqual([0, 0]);
      await page.keyboard.press('End');
      expect(await readSelection()).toEqual([FOUND.page.en.length, FOUND.page.en.length]);
      await page.keyboard.press('Shift+ArrowUp');
      expect(await readSelection()).toEqual([0, FOUND.page.en.length]);
      await expect(chosen).toHaveCount(0);
    });

    test('Enter opens the first result, or the chosen one', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, options, find } = search(locale);
      await find(FOUND.page[locale]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${toPath(locale, PAGE_FOUND)}$`));
      await expect(dialog).toBeHidden();
      await find(FOUND.frequent[locale]);
      const href = (await options.nth(2).getAttribute('href')) ?? '';
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(page).toHaveURL(href);
    });

    for (const key of ['Control+Enter', 'Meta+Enter']) {
      test(`${key} opens a result in a new tab and leaves the search as it is`, async ({ page, open, search }) => {
        await open(locale, 'auth');
        const { dialog, box, find } = search(locale);
        await find(FOUND.heading[locale]);
        const opened = page.context().waitForEvent('page');
        await page.keyboard.press(key);
        await expect(await opened).toHaveURL(new RegExp(`${toPath(locale, HEADING_FOUND)}$`));
        await expect(dialog).toBeVisible();
        await expect(box).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'auth')}$`));
      });
    }

    test('a pointer chooses when it moves, not when the list moves under it', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { options, chosen, list, find } = search(locale);
      const first = { x: 640, y: 200 };
      await page.mouse.move(first.x, first.y);
      await find(FOUND.frequent[locale]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageDown');
      await expect(options.nth(16)).toHaveAttribute('aria-selected', 'true');
      await settle(page);
      await expect(options.nth(16), 'the list has moved, not the pointer').toHaveAttribute('aria-selected', 'true');
      const id = await chosen.getAttribute('id');
      const before = await options.nth(15).boundingBox();
      await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + (before?.height ?? 0) / 2);
      await expect(list.locator(`[id="${id}"]`)).toHaveAttribute('aria-selected', 'false');
      await expect(chosen).toHaveCount(1);
      await expect(chosen).toBeInViewport();
    });
  });
}
