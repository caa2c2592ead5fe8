// cspell:ignore qzxvbnm
import { expect, LOCALES, toPath, tryIn } from './portal';
import { FOUND, NONSENSE, SAYS, sayNone, test } from './search-parts';

/** Fewer than two characters once compatibility forms are resolved and the ends are trimmed. */
const SHORT = ['a', ' a ', 'あ', '　', '👍', 'ｱ'];
/** One character that is normalized to several. */
const LONG_ENOUGH = ['㌔', 'ﾊﾟﾊﾟ', '👍👍', 'ab'];

/** Queries that could be taken for markup, a pattern, an encoding or a template. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<b>&amp;</b>',
  '"\'`${1}',
  '%E0%A4%A %00 %',
  '\\u0041 \\d+ \\',
  '(.*)+[a-z]{2,}$^|?',
  '{query} {count} $& $1',
  'ab'.repeat(250),
  '👩‍👩‍👧‍👦 🇯🇵 ﷽',
  '\ud800ab\udc00',
  '\u202eab\u200b\u0000cd',
];

for (const locale of LOCALES) {
  test.describe(`what is typed into the search in ${locale}`, tryIn(locale), () => {
    test('is looked for from two characters on; below, a hint says so', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, box, options, show } = search(locale);
      await show();
      await expect(dialog).toContainText(SAYS.short[locale]);
      for (const query of SHORT) {
        await box.fill(query);
        await expect(dialog, query).toContainText(SAYS.short[locale]);
        await expect(options, query).toHaveCount(0);
        await expect(dialog).not.toContainText(sayNone(locale, query));
        await page.keyboard.press('Enter');
      }
      for (const query of LONG_ENOUGH) {
        await box.fill(query);
        await expect(dialog, query).not.toContainText(SAYS.short[locale]);
      }
      await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'auth')}$`));
    });

    test('is searched up to its 200th character, which the panel states and announces', async ({ open, search }) => {
      await open(locale, 'auth');
      const { dialog, box, options, status, show } = search(locale);
      await show();
      await box.fill('a'.repeat(200));
      await expect(dialog).toContainText(sayNone(locale, 'a'.repeat(200)));
      await expect(dialog).not.toContainText(SAYS.long[locale]);
      // Words that are found, and behind the limit one that nothing contains.
      await box.fill(`${'yamato '.repeat(29)}${NONSENSE[locale].repeat(1000)}`);
      await expect(options.first()).toBeVisible();
      await expect(dialog.getByText(SAYS.long[locale]).first()).toBeVisible();
      await expect(status).toContainText(SAYS.long[locale]);
      await box.fill('yamato');
      await expect(options.first()).toBeVisible();
      await expect(dialog).not.toContainText(SAYS.long[locale]);
    });

    test('matches in any case and width', async ({ open, search }) => {
      await open(locale, 'auth');
      const { box, options, find } = search(locale);
      await find('validation_error');
      const expected = await options.first().getAttribute('href');
      expect(expected).toBe(toPath(locale, 'err-code#validation-error'));
      for (const query of ['VALIDATION_ERROR', 'Validation_Error', 'ＶＡＬＩＤＡＴＩＯＮ＿ｅｒｒｏｒ']) {
        await box.fill(query);
        await expect(options.first().locator('mark').first(), query).toHaveText('VALIDATION_ERROR');
        await expect(options.first()).toHaveAttribute('href', expected ?? '');
      }
    });

    test('that finds nothing gets a sentence, a hint and ways on from there', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, box, list, show } = search(locale);
      await show();
      await box.fill(NONSENSE[locale]);
      await expect(dialog.getByText(sayNone(locale, NONSENSE[locale])).first()).toBeVisible();
      await expect(dialog.getByText(SAYS.tryElse[locale])).toBeVisible();
      await expect(list).toBeHidden();
      await expect(dialog.getByRole('link')).toHaveCount(3);
      await dialog.getByRole('link', { name: SAYS.tasks[locale] }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${toPath(locale, '')}#tasks$`));
      await expect(page.locator('#tasks')).toBeInViewport();
    });

    test('with a word that nothing has is found without it, and says so', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, box, options, show } = search(locale);
      await show();
      await box.fill('DHL qzxvbnm');
      await expect(dialog.getByText(`${SAYS.omitted[locale]}qzxvbnm`, { exact: false }).first()).toBeVisible();
      await expect(options.first()).toContainText('DHL');
      await expect(page.getByRole('status').filter({ hasText: 'qzxvbnm' })).toBeAttached();
    });

    test('is taken for text and nothing else', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, box, find } = search(locale);
      await find(FOUND.page[locale]);
      const before = dialog.locator('mark', { hasText: FOUND.page[locale] });
      await expect(before.first()).toBeVisible();
      for (const query of HOSTILE) {
        await box.evaluate((input: HTMLInputElement, text) => {
          input.value = text;
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }, query);
        await expect(before, query.slice(0, 20)).toHaveCount(0);
        await expect(dialog.locator('img, script')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(dialog, 'the dialog still reacts').toBeHidden();
        await page.keyboard.press('Control+k');
        await expect(box).toBeFocused();
      }
      await box.fill('<qzxvbnm>');
      await expect(dialog.getByText(sayNone(locale, '<qzxvbnm>')).first()).toBeVisible();
    });
  });
}
