import type { Page } from '@playwright/test';
import { PAGE_IDS } from '../agreement/page-ids';
import { COLOUR_RULES, findViolations } from './axe';
import { expect, lookingTest as test, LOCALES, toPath } from './portal';
import { LOOKS, openPanels, openSearch, openSidebar, setLook } from './looks';

type LookName = keyof typeof LOOKS;
const LOOK_NAMES = Object.keys(LOOKS) as LookName[];

/** Asks axe about a page in some looks: everything in the light ones, what depends on colors in the dark ones. */
async function expectNoViolations(page: Page, looks: LookName[]): Promise<void> {
  for (const look of looks) {
    await setLook(page, LOOKS[look]);
    const rules = LOOKS[look].colorScheme === 'dark' ? COLOUR_RULES : undefined;
    expect.soft(await findViolations(page, rules), look).toEqual([]);
  }
}

for (const locale of LOCALES) {
  test.describe(`axe in ${locale}`, () => {
    for (const [index, id] of ['', ...PAGE_IDS].entries()) {
      test(`finds nothing on ${toPath(locale, id)}`, async ({ page, open }) => {
        await open(locale, id);
        // Colors don't depend on the language.
        await expectNoViolations(
          page,
          locale === 'ja'
            ? ['wide and light', 'wide and dark', 'phone and light']
            : ['wide and light', 'phone and light'],
        );
      });

      // The same in both languages but for its words: every other page in each.
      if (index % 2 !== LOCALES.indexOf(locale)) continue;
      test(`finds nothing on ${toPath(locale, id)} in other states @full`, async ({ page, open }) => {
        await open(locale, id);
        await expectNoViolations(page, ['narrow and light', 'narrow and dark']);
        if ((await page.locator('article details').count()) === 0) return;
        await openPanels(page);
        // Each page with its panels open at one width, all widths in turn.
        const width = (['wide', 'phone', 'narrow'] as const)[index % 3] ?? 'wide';
        await expectNoViolations(page, [`${width} and light`, `${width} and dark`]);
      });
    }

    for (const look of LOOK_NAMES) {
      const tag = look === 'phone and light' ? '' : ' @full';

      test(`finds nothing while the search is open, ${look}${tag}`, async ({ page, open }) => {
        await open(locale, 'auth');
        const box = await openSearch(page, locale);
        await expectNoViolations(page, [look]);
        await box.fill('yamato');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectNoViolations(page, [look]);
        await box.fill('qqqqqqqq');
        await expect(page.getByRole('option')).toHaveCount(0);
        await expectNoViolations(page, [look]);
      });

      // A phone's width in English, the others in Japanese.
      if (look.startsWith('phone') !== (locale === 'en')) continue;
      test(`finds nothing with every panel of a long page open, ${look}${tag}`, async ({ page, open }) => {
        await open(locale, 'shipment-create');
        await openPanels(page);
        await expectNoViolations(page, [look]);
      });
    }

    for (const look of ['phone and light', 'phone and dark', 'narrow and light', 'narrow and dark'] as const) {
      const tag = look === 'phone and light' ? '' : ' @full';

      test(`finds nothing while the sidebar of a phone is open, ${look}${tag}`, async ({ page, open }) => {
        await open(locale, 'shipment-create');
        await setLook(page, LOOKS[look]);
        await openSidebar(page, locale);
        await expectNoViolations(page, [look]);
      });
    }

    test('finds nothing on the not-found page', async ({ page, pageErrors }) => {
      await page.goto(toPath(locale, 'nope'));
      await expectNoViolations(page, LOOK_NAMES);
      pageErrors.splice(0);
    });
  });
}
