import { expect, LOCALES, toPath } from './portal';
import { findInLooks, LOOKS, openPanels, openSidebar, setLook } from './looks';
import { dealPages, IDS, test } from './visit';
import { WORDS } from './words';

/** Each page in one look in each language, and both widths have their turns. */
const LIGHT = {
  ja: ['wide and light', 'phone and light'],
  en: ['phone and light', 'wide and light'],
} as const;
const DARK = ['wide and dark', 'phone and dark', 'narrow and dark'] as const;

for (const locale of LOCALES) {
  test.describe(`axe in ${locale}`, () => {
    // Names depend on the language; colors are asked of every other page in each.
    for (const [group, ids] of dealPages(IDS))
      test(`finds nothing on any page, ${group}`, ({ page, visit }) =>
        visit(locale, ids, (id) => {
          const part = IDS.indexOf(id) % 2 === LOCALES.indexOf(locale) ? 'names' : 'all';
          return findInLooks(page.locator('html'), [pickTurn(LIGHT[locale], id)], { part });
        }));

    // The same in both languages but for its words: every other page in each.
    for (const [group, ids] of dealPages(IDS.filter((_, index) => index % 2 === LOCALES.indexOf(locale))))
      test(`finds nothing in the dark and with all panels open, ${group} @full`, ({ page, visit }) =>
        visit(locale, ids, async (id) => {
          await openPanels(page);
          return findInLooks(page.locator('html'), [pickTurn(DARK, id)], { state: 'panels open' });
        }));

    test('finds nothing with every panel of a long page open, and while the sidebar of a phone is', ({ page, visit }) =>
      visit(locale, ['shipment-create'], async () => {
        const part = locale === 'ja' ? 'all' : 'names';
        await openPanels(page);
        const panels = await findInLooks(
          page.locator('article'),
          [locale === 'ja' ? 'wide and light' : 'phone and light'],
          { state: 'panels open', part },
        );
        await setLook(page, LOOKS['phone and light']);
        await openSidebar(page, locale);
        const sidebar = await findInLooks(page.locator('.navbar-sidebar'), ['phone and light', 'narrow and dark'], {
          state: 'sidebar open',
        });
        return [...panels, ...sidebar];
      }));

    test('finds nothing on the not-found page', async ({ page, pageErrors }) => {
      await page.goto(toPath(locale, 'nope'));
      await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] })).toBeVisible();
      const looks = ['wide and light', 'wide and dark', 'phone and light'] as const;
      expect(await findInLooks(page.locator('html'), looks)).toEqual([]);
      pageErrors.splice(0);
    });
  });
}

function pickTurn<T>(turns: readonly [T, ...T[]], id: string): T {
  return turns[IDS.indexOf(id) % turns.length] ?? turns[0];
}
