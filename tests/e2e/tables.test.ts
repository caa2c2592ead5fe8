import type { Page } from '@playwright/test';
import { PAGE_IDS } from '../agreement/page-ids';
import { LOOKS, setLook } from './looks';
import { settle } from './axe';
import { expect, LOCALES, test, toPath } from './portal';

type Region = { name: string | null; overflows: boolean; isRegion: boolean; isReached: boolean };

/** The boxes around the tables of a page, each with whether it scrolls and whether a keyboard and a reader can tell. */
async function readRegions(page: Page): Promise<Region[]> {
  await settle(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('article table')].flatMap((table) => {
      const box = table.parentElement;
      if (!box?.checkVisibility()) return [];
      return {
        name: box.getAttribute('aria-label'),
        overflows: box.scrollWidth > box.clientWidth,
        isRegion: box.getAttribute('role') === 'region',
        isReached: box.getAttribute('tabindex') === '0',
      };
    }),
  );
}

for (const locale of LOCALES) {
  test(`tables in ${locale} scroll in a named region of their own, which the keyboard reaches only then`, async ({
    page,
    open,
  }) => {
    let scrolling = 0;
    for (const id of ['', ...PAGE_IDS]) {
      await open(locale, id);
      for (const look of ['wide and light', 'phone and light'] as const) {
        await setLook(page, LOOKS[look]);
        const regions = await readRegions(page);
        const names = regions.filter(({ overflows }) => overflows).map(({ name }) => name);
        expect(new Set(names).size, `${toPath(locale, id)}: ${names.join(', ')}`).toBe(names.length);
        for (const { name, overflows, isRegion, isReached } of regions) {
          const hasName = Boolean(name);
          expect
            .soft({ hasName, isRegion, isReached }, `${toPath(locale, id)}, ${look}`)
            .toEqual({ hasName: overflows, isRegion: overflows, isReached: overflows });
          if (overflows) scrolling += 1;
        }
      }
    }
    expect(scrolling).toBeGreaterThan(3);
  });

  test(`a wide table in ${locale} is scrolled with the keyboard while the page stays`, async ({ page, open }) => {
    await open(locale, 'common-car');
    await setLook(page, LOOKS['phone and light']);
    const region = page
      .getByRole('region')
      .filter({ has: page.getByRole('table') })
      .first();
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
}
