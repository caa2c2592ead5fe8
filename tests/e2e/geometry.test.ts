import { listBadRegions, listPrintLosses, listSmallTargets, measureOverhang, PAPER } from './geometry';
import { COMMON_IDS, LOOKS, openPanels, setLook } from './looks';
import { expect, LOCALES, type Locale } from './portal';
import { dealPages, IDS, test } from './visit';

/** Measures pages with all panels open, in a wide window, on a phone and on paper. */
function expectWellMeasured(locale: Locale, name: string, ids: readonly string[]): void {
  test(`the pages in ${locale} have targets of 24 px, regions for wide tables and nothing beside a narrow window or the paper, ${name}`, ({
    page,
    visit,
  }) =>
    visit(locale, ids, async () => {
      await openPanels(page);
      const found: string[] = [];
      for (const look of ['wide and light', 'phone and light'] as const) {
        await setLook(page, LOOKS[look]);
        found.push(...(await listSmallTargets(page)).map((target) => `${look}: smaller than 24 px: ${target}`));
        found.push(...(await listBadRegions(page)).map((region) => `${look}: table ${region}`));
      }
      await setLook(page, LOOKS['narrow and light']);
      const overhang = await measureOverhang(page);
      if (overhang > 0) found.push(`at 320 px the page scrolls sideways by ${overhang} px`);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      return [...found, ...(await listPrintLosses(page)).map((loss) => `on paper: ${loss}`)];
    }));
}

for (const [group, ids] of dealPages(IDS)) expectWellMeasured('ja', group, ids);
// Axe looks at the targets of every page in both languages; the tables are the same in both.
expectWellMeasured('en', 'one page of each kind', COMMON_IDS);

for (const locale of LOCALES)
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
