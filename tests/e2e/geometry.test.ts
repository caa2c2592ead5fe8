import { PAGE_IDS } from '../agreement/page-ids';
import { listBadRegions, listSmallTargets, measureOverhang } from './geometry';
import { COMMON_IDS, LOOKS, openPanels, setLook } from './looks';
import { expect, lookingTest as test, LOCALES, toPath } from './portal';

for (const locale of LOCALES) {
  for (const id of ['', ...PAGE_IDS]) {
    // Axe looks at the targets of every page in both languages; the tables are the same in both.
    const tag = locale === 'ja' || COMMON_IDS.includes(id) ? '' : ' @full';
    test(`${toPath(locale, id)} has targets of 24 px, regions for wide tables and nothing beside a narrow window${tag}`, async ({
      page,
      open,
    }) => {
      await open(locale, id);
      await openPanels(page);
      for (const look of ['wide and light', 'phone and light'] as const) {
        await setLook(page, LOOKS[look]);
        expect.soft(await listSmallTargets(page), `targets, ${look}`).toEqual([]);
        expect.soft(await listBadRegions(page), `tables, ${look}`).toEqual([]);
      }
      await setLook(page, LOOKS['narrow and light']);
      expect.soft(await measureOverhang(page), 'at 320 px the page does not scroll sideways').toBeLessThanOrEqual(0);
    });
  }

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
