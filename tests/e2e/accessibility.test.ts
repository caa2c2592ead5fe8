import { expect, LOCALES, toPath } from './portal';
import { findInLooks, LOOKS, openPanels, openSidebar, setLook } from './looks';
import { dealPages, IDS, test } from './visit';
import { WORDS } from './words';

/** Colors and widths don't depend on the language, names do. */
const LOOKS_OF = {
  ja: ['wide and light', 'wide and dark', 'phone and light'],
  en: ['wide and light'],
} as const;

for (const locale of LOCALES) {
  test.describe(`axe in ${locale}`, () => {
    for (const [group, ids] of dealPages(IDS))
      test(`finds nothing on any page, ${group}`, ({ page, visit }) =>
        visit(locale, ids, () => findInLooks(page, LOOKS_OF[locale])));

    // The same in both languages but for its words: every other page in each.
    for (const [group, ids] of dealPages(IDS.filter((_, index) => index % 2 === LOCALES.indexOf(locale))))
      test(`finds nothing in a narrow window, and with all panels open, ${group} @full`, ({ page, visit }) =>
        visit(locale, ids, async (id) => {
          const narrow = await findInLooks(page, ['narrow and light']);
          if ((await page.locator('article details').count()) === 0) return narrow;
          await openPanels(page);
          // Each page with its panels open at one width, all widths in turn.
          const width = (['wide', 'phone', 'narrow'] as const)[IDS.indexOf(id) % 3] ?? 'wide';
          return [...narrow, ...(await findInLooks(page, [`${width} and dark`], 'panels open'))];
        }));

    test('finds nothing with every panel of a long page open, and while the sidebar of a phone is', ({ page, visit }) =>
      visit(locale, ['shipment-create'], async () => {
        await openPanels(page);
        const panels = await findInLooks(page, [locale === 'ja' ? 'wide and light' : 'phone and light'], 'panels open');
        await setLook(page, LOOKS['phone and light']);
        await openSidebar(page, locale);
        return [...panels, ...(await findInLooks(page, ['phone and light', 'narrow and dark'], 'sidebar open'))];
      }));

    test('finds nothing on the not-found page', async ({ page, pageErrors }) => {
      await page.goto(toPath(locale, 'nope'));
      await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] })).toBeVisible();
      expect(await findInLooks(page, ['wide and light', 'wide and dark', 'phone and light'])).toEqual([]);
      pageErrors.splice(0);
    });
  });
}
