import { InputMethod } from './input-method';
import { expect, LOCALES, toPath, tryIn } from './portal';
import { FOUND, NONSENSE, sayNone, test } from './search-parts';

const KEYS = ['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'Escape'];

for (const locale of LOCALES) {
  test.describe(`composing a word in the search in ${locale}`, tryIn(locale), () => {
    test('its keys neither close the dialog nor choose nor follow a result @sample', async ({ page, open, search }) => {
      await page.addInitScript(() => {
        const note = ({ key, isComposing }: KeyboardEvent): void => {
          if (isComposing) Object.assign(window, { composed: key });
        };
        // The portal keeps such a key from every listener after its own.
        window.addEventListener('keydown', note, { capture: true });
      });
      await open(locale, 'auth');
      const { dialog, box, options, chosen, show } = search(locale);
      const method = await InputMethod.attach(page);
      await show();
      await method.compose(FOUND.page[locale]);
      await expect(options.first()).toContainText(FOUND.page[locale]);
      for (const key of KEYS) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => (window as { composed?: string }).composed)).toBe(key);
        await expect(chosen, key).toHaveCount(0);
        await expect(box, key).toBeFocused();
      }
      await method.settle(FOUND.page[locale]);
      for (const key of KEYS) {
        await method.pressOwnKey(key);
        await expect(chosen, `${key} after the composition`).toHaveCount(0);
        await expect(box, `${key} after the composition`).toBeFocused();
      }
      await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'auth')}$`));
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    test('half a word that finds nothing shows no results of another, and nothing is said of it', async ({
      page,
      open,
      search,
    }) => {
      await page.clock.install();
      await open(locale, 'auth');
      const { dialog, box, options, find } = search(locale);
      const method = await InputMethod.attach(page);
      await find(FOUND.page[locale]);
      await box.selectText();
      await method.compose(NONSENSE[locale]);
      await expect(box).toHaveValue(NONSENSE[locale]);
      // Longer than the pause after which something would be said.
      await page.clock.runFor(800);
      await expect(options).toHaveCount(0);
      await expect(dialog).not.toContainText(NONSENSE[locale]);
      await method.settle(NONSENSE[locale]);
      await expect(dialog).toContainText(sayNone(locale, NONSENSE[locale]));
      await method.compose(NONSENSE[locale]);
      await expect(box).toHaveValue(`${NONSENSE[locale]}${NONSENSE[locale]}`);
      await expect(dialog, 'nor is it repeated of the query before').not.toContainText(NONSENSE[locale]);
    });

    test('the text in the box is never rewritten meanwhile', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { box, options, show } = search(locale);
      const method = await InputMethod.attach(page);
      await show();
      await expect(box).toHaveValue('');
      await box.evaluate((input: HTMLInputElement) => {
        // React defines its own property on the box.
        const own = Object.getOwnPropertyDescriptor(input, 'value');
        const common = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        const state = { rewritten: 0 };
        Object.assign(window, { state });
        Object.defineProperty(input, 'value', {
          configurable: true,
          get: () => (own ?? common)?.get?.call(input) as string,
          set(text: string) {
            state.rewritten += 1;
            (own ?? common)?.set?.call(input, text);
          },
        });
      });
      for (let length = 1; length <= FOUND.page[locale].length; length += 1) {
        await method.compose(FOUND.page[locale].slice(0, length));
      }
      await expect(options.first()).toContainText(FOUND.page[locale]);
      await method.settle(FOUND.page[locale]);
      await expect(box).toHaveValue(FOUND.page[locale]);
      expect(await page.evaluate(() => (window as unknown as { state: { rewritten: number } }).state.rewritten)).toBe(
        0,
      );
    });
  });
}
