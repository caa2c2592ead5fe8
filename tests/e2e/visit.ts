import { PAGE_IDS } from '../agreement/page-ids';
import { LOOKS } from './looks';
import { expect, lookingTest, toPath, type Locale } from './portal';

/** All pages. The home page has no ID. */
export const IDS: readonly string[] = ['', ...PAGE_IDS];

/** The number of tests that share the pages of a check: all workers are busy, and each page is opened in a warm browser. */
const GROUPS = 4;

/** Opens pages one after the other and fails if a check finds something on one of them. */
type Visit = (locale: Locale, ids: readonly string[], find: (id: string) => Promise<string[]>) => Promise<void>;

/** Deals pages out to groups that take about as long: `['1 of 4', ['', 'auth', …]]` has every fourth page. */
export function dealPages(ids: readonly string[]): [name: string, ids: string[]][] {
  return Array.from({ length: GROUPS }, (_, group) => [
    `${group + 1} of ${GROUPS}`,
    ids.filter((_id, index) => index % GROUPS === group),
  ]);
}

/**
 * A test that visits many pages. It fails once, at its end, with all problems of all pages: each says the page and what the
 * check says of it.
 */
export const test = lookingTest.extend<{ visit: Visit }>({
  visit: async ({ page, open }, use) => {
    await use(async (locale, ids, find) => {
      // For each page as long as for a test of one page.
      lookingTest.setTimeout(ids.length * 60_000);
      const problems: string[] = [];
      for (const id of ids) {
        const { width, height, colorScheme } = LOOKS['wide and light'];
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ media: null, colorScheme });
        try {
          await open(locale, id);
          problems.push(...(await find(id)).map((problem) => `${toPath(locale, id)}, ${problem}`));
        } catch (error) {
          problems.push(`${toPath(locale, id)}: ${String(error)}`);
        }
      }
      expect(problems).toEqual([]);
    });
  },
});
