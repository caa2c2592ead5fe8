import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, LOCALES, type Locale } from './portal';
import { FOUND, NONSENSE, SAYS, test, type Search } from './search-parts';

/** States in an order in which each is reached from the one before. */
const STATES: [state: string, reach: (search: Search, locale: Locale, page: Page) => Promise<void>][] = [
  ['closed', () => Promise.resolve()],
  ['empty', ({ show }) => show()],
  [
    'no results',
    async ({ dialog, box }, locale) => {
      await box.fill(NONSENSE[locale]);
      await expect(dialog.getByText(SAYS.tryElse[locale])).toBeVisible();
    },
  ],
  [
    'a result with its other places',
    async ({ box, options }, _, page) => {
      await box.fill('setup.currency');
      await expect(options.first()).toContainText('setup.currency');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(options.nth(1)).toHaveAttribute('data-match', 'copy');
    },
  ],
  [
    'results',
    async ({ box, options }, locale) => {
      await box.fill(FOUND.page[locale]);
      await expect(options.first()).toContainText(FOUND.page[locale]);
    },
  ],
  [
    'a chosen result',
    async ({ chosen }, _, page) => {
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveCount(1);
    },
  ],
  [
    'recent searches',
    async ({ dialog, box, recent }, _, page) => {
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Control+k');
      await box.fill('');
      await expect(recent).toHaveCount(1);
    },
  ],
];

for (const locale of LOCALES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`axe finds nothing in the search in ${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test(STATES.map(([state]) => state).join(', '), async ({ page, open, search }) => {
        await open(locale, 'auth');
        for (const [state, reach] of STATES) {
          await reach(search(locale), locale, page);
          expect.soft(await findViolations(page), state).toEqual([]);
        }
      });

      test('failed', async ({ page, open, search, pageErrors }) => {
        await page.route('**/search-index.json*', (route) => route.abort());
        await open(locale, 'auth');
        const { dialog, show } = search(locale);
        await show();
        await expect(dialog.getByRole('button', { name: SAYS.retry[locale] })).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        pageErrors.splice(0);
      });
    });
  }
}
