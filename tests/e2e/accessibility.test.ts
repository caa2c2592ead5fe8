import type { Page } from '@playwright/test';
import { PAGE_IDS } from '../agreement/page-ids';
import { COLOUR_RULES, findFaults } from './axe';
import { expect, lookingTest as test, LOCALES, toPath } from './portal';
import { LOOKS, openPanels, openSearch, openSidebar, setLook } from './looks';

/** Asks axe about a page in some looks: everything in the light ones, what depends on colours in the dark ones. */
async function expectNoFaults(page: Page, looks: (keyof typeof LOOKS)[]): Promise<void> {
  for (const look of looks) {
    await setLook(page, LOOKS[look]);
    const rules = LOOKS[look].colorScheme === 'dark' ? COLOUR_RULES : undefined;
    expect.soft(await findFaults(page, rules), look).toEqual([]);
  }
}

for (const locale of LOCALES) {
  test.describe(`axe in ${locale}`, () => {
    for (const id of ['', ...PAGE_IDS]) {
      test(`finds nothing on ${toPath(locale, id)}`, async ({ page, open }) => {
        await open(locale, id);
        await expectNoFaults(page, ['wide and light', 'wide and dark', 'phone and light']);
      });

      test(`finds nothing on ${toPath(locale, id)} in any state @full`, async ({ page, open }) => {
        await open(locale, id);
        await expectNoFaults(page, ['narrow and light', 'narrow and dark', 'phone and dark']);
        await openPanels(page);
        await expectNoFaults(page, Object.keys(LOOKS) as (keyof typeof LOOKS)[]);
        if (id) {
          await setLook(page, LOOKS['phone and light']);
          await openSidebar(page, locale);
          expect.soft(await findFaults(page), 'sidebar open').toEqual([]);
        }
      });
    }

    for (const [look, size] of Object.entries(LOOKS)) {
      test(`finds nothing while the search is open, ${look}`, async ({ page, open }) => {
        await open(locale, 'auth');
        await setLook(page, size);
        const box = await openSearch(page, locale);
        expect.soft(await findFaults(page), 'nothing typed').toEqual([]);
        await box.fill('yamato');
        await expect(page.getByRole('option').first()).toBeVisible();
        expect.soft(await findFaults(page), 'results').toEqual([]);
        await box.fill('qqqqqqqq');
        await expect(page.getByRole('option')).toHaveCount(0);
        expect.soft(await findFaults(page), 'no results').toEqual([]);
      });

      test(`finds nothing with every panel of a long page open, ${look}`, async ({ page, open }) => {
        await open(locale, 'shipment-create');
        await openPanels(page);
        await setLook(page, size);
        expect(await findFaults(page)).toEqual([]);
      });
    }

    for (const look of ['phone and light', 'phone and dark', 'narrow and light'] as const) {
      test(`finds nothing while the sidebar of a phone is open, ${look}`, async ({ page, open }) => {
        await open(locale, 'shipment-create');
        await setLook(page, LOOKS[look]);
        await openSidebar(page, locale);
        expect(await findFaults(page)).toEqual([]);
      });
    }

    test('finds nothing on the not-found page', async ({ page, faults }) => {
      await page.goto(toPath(locale, 'nope'));
      for (const [look, size] of Object.entries(LOOKS)) {
        await setLook(page, size);
        expect.soft(await findFaults(page), look).toEqual([]);
      }
      faults.splice(0);
    });
  });
}
