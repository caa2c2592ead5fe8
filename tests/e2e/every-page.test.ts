import { findViolations } from './axe';
import { listOverhangs } from './fonts';
import { listBadRegions, listPrintLosses, listSmallTargets, PAPER } from './geometry';
import { COMMON_IDS, LOOKS, openPanels, setLook, type LookName } from './looks';
import { dealPages, IDS, test } from './visit';

/** Looks in which axe reads the pages, one for each page in turn. */
const DARK = ['wide and dark', 'phone and dark', 'narrow and dark'] as const satisfies LookName[];
const LIGHT = ['phone and light', 'wide and light'] as const satisfies LookName[];

for (const [group, ids] of dealPages(IDS)) {
  test(`no page has an accessibility issue, a small target, a cut table or a loss on paper, panels open, ${group}`, ({
    page,
    visit,
  }) =>
    visit('ja', ids, async (id) => {
      await openPanels(page);
      const found: string[] = [];
      for (const look of ['wide and light', 'phone and light'] as const) {
        await setLook(page, LOOKS[look]);
        found.push(...prefix(`${look}: smaller than 24 px`, await listSmallTargets(page)));
        found.push(...prefix(`${look}: table`, await listBadRegions(page)));
      }
      await setLook(page, LOOKS['narrow and light']);
      found.push(...prefix('at 320 px', await listOverhangs(page)));
      const look = pickTurn(DARK, id);
      await setLook(page, LOOKS[look]);
      // Pages of a kind have the same panels; their colors depend on the place.
      const part = COMMON_IDS.includes(id) ? 'page' : 'colors';
      found.push(...prefix(look, await findViolations(page.locator('html'), part)));
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      return [...found, ...prefix('on paper', await listPrintLosses(page))];
    }));

  test(`no page has an accessibility issue or a small target, as it loads, ${group}`, ({ page, visit }) =>
    visit('en', ids, async (id) => {
      await setLook(page, LOOKS['narrow and light']);
      const overhangs = await listOverhangs(page);
      const look = pickTurn(LIGHT, id);
      await setLook(page, LOOKS[look]);
      return [
        ...prefix('at 320 px', overhangs),
        ...prefix(look, await findViolations(page.locator('html'), 'page')),
        ...prefix(`${look}: smaller than 24 px`, await listSmallTargets(page)),
        ...prefix(`${look}: table`, await listBadRegions(page)),
      ];
    }));
}

function pickTurn<T>(turns: readonly [T, ...T[]], id: string): T {
  return turns[IDS.indexOf(id) % turns.length] ?? turns[0];
}

function prefix(what: string, problems: string[]): string[] {
  return problems.map((problem) => `${what}: ${problem}`);
}
