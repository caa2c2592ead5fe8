import { expect, LOCALES, tryIn } from './portal';
import { FOUND, test } from './search-parts';

// cspell:ignore contenteditable

/** A key that comes from nowhere, as a page or an input method sends it. */
type Key = Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat', boolean>> & {
  key: string;
  keyCode?: number;
};

const NO_SLASH: [when: string, key: Key][] = [
  ['with Ctrl', { key: '/', ctrlKey: true }],
  ['with Cmd', { key: '/', metaKey: true }],
  ['with Alt', { key: '/', altKey: true }],
  ['with Shift', { key: '/', shiftKey: true }],
  ['while a word is composed', { key: '/', isComposing: true }],
  ['from an input method', { key: '/', keyCode: 229 }],
];

function send(key: Key): boolean {
  return document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));
}

for (const locale of LOCALES) {
  test.describe(`the keys that open the search in ${locale}`, tryIn(locale), () => {
    test('do nothing else, and a second time they close', async ({ page, open, search }) => {
      // The keys work before the code of the search is there, and after.
      let release = (): void => undefined;
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      const code = '**/assets/js/search-dialog.*.js';
      await page.route(code, async (route) => {
        await isReleased;
        await route.continue();
      });
      await open(locale, 'auth');
      const { dialog, find } = search(locale);
      for (const key of [
        { key: 'k', ctrlKey: true },
        'its code arrives',
        { key: 'k', ctrlKey: true },
        { key: 'k', metaKey: true },
        { key: 'K', ctrlKey: true },
      ]) {
        if (typeof key === 'string') {
          release();
          await find(FOUND.page[locale]);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          continue;
        }
        expect(await page.evaluate(send, key), 'the browser would act on the key').toBe(false);
        await expect(dialog).toBeVisible();
        expect(await page.evaluate(send, { ...key, repeat: true })).toBe(false);
        await expect(dialog, 'a key that is held down does not close').toBeVisible();
        expect(await page.evaluate(send, key)).toBe(false);
        await expect(dialog).toBeHidden();
      }
      expect(await page.evaluate(send, { key: 'k', ctrlKey: true, shiftKey: true }), 'another key').toBe(true);
      await expect(dialog).toBeHidden();
    });

    test('apply to a slash only outside of text boxes', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog } = search(locale);
      for (const markup of [
        '<input>',
        '<textarea></textarea>',
        '<select><option>a</select>',
        '<p contenteditable>a</p>',
      ]) {
        const field = page.locator('#written');
        await page.evaluate((html) => {
          const holder = document.createElement('div');
          holder.id = 'holder';
          holder.innerHTML = html;
          holder.firstElementChild?.setAttribute('id', 'written');
          document.body.append(holder);
        }, markup);
        await field.focus();
        await page.keyboard.press('/');
        await expect(dialog, markup).toBeHidden();
        await page.evaluate(() => document.getElementById('holder')?.remove());
      }
      for (const [when, key] of NO_SLASH) {
        expect(await page.evaluate(send, key), when).toBe(true);
        await expect(dialog, when).toBeHidden();
      }
      expect(await page.evaluate(send, { key: '/' })).toBe(false);
      await expect(dialog).toBeVisible();
    });
  });
}
