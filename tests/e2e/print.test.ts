import type { Page } from '@playwright/test';
import { PAGE_IDS } from '../agreement/page-ids';
import { COLOUR_RULES, findFaults, settle } from './axe';
import { COMMON_IDS } from './looks';
import { expect, lookingTest as test, LOCALES, toPath } from './portal';

/** The width of A4 between usual margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

/** What a reader of the paper would miss or could not use. */
async function findLosses(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const tell = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 100)}`;
    const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const isSeen = (element: HTMLElement): boolean => element.checkVisibility() && element.clientHeight > 1;
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    return [
      ...find('nav, footer, button, select, input, [role=tablist]').filter(isSeen).map(tell('of no use on paper')),
      ...find('article [data-field], article pre, article tr')
        .filter((part) => !isSeen(part))
        .map(tell('not printed')),
      ...find('article pre, article figure, article div:has(> table), details, details > div')
        .filter(isCut)
        .map(tell('cut')),
      ...find('article *')
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map(tell('wider than the paper')),
    ];
  });
}

for (const locale of LOCALES) {
  for (const id of ['', ...PAGE_IDS]) {
    const isCommon = COMMON_IDS.includes(id);
    // Both languages are printed by the same styles.
    if (locale === 'en' && !isCommon) continue;
    const tag = isCommon && locale === 'ja' ? '' : ' @full';
    test(`${toPath(locale, id)} is printed whole, without the chrome${tag}`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(locale, id);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      expect(await findLosses(page)).toEqual([]);
      expect(await findFaults(page, COLOUR_RULES), 'dark ink on white paper, whatever the screen is').toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(28, 27, 26)');
    });
  }
}
