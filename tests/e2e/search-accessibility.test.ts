import type { Page } from '@playwright/test';
import { findInLooks } from './looks';
import { expect, type Locale } from './portal';
import { FOUND, NONSENSE, SAYS, test, type Search } from './search-parts';

/** States in an order in which each is reached from the one before. */
const STATES: [state: string, reach: (search: Search, locale: Locale, page: Page) => Promise<void>][] = [
  ['closed', () => Promise.resolve()],
  [
    'failed',
    async ({ dialog, show }, locale) => {
      await show();
      await expect(dialog.getByRole('button', { name: SAYS.retry[locale] })).toBeVisible();
    },
  ],
  [
    'empty',
    async ({ dialog }, locale) => {
      await dialog.getByRole('button', { name: SAYS.retry[locale] }).click();
      await expect(dialog).toContainText(SAYS.short[locale]);
    },
  ],
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

/** Colors don't depend on the language, nor on the width. */
const RUNS = [
  ['ja', ['wide and light', 'wide and dark']],
  ['en', ['phone and light'], ' @full'],
  ['ja', ['narrow and light', 'narrow and dark'], ' @full'],
] as const;

for (const [locale, looks, tag = ''] of RUNS) {
  test(`axe finds nothing in any state of the search in ${locale}: ${looks.join(', ')}${tag}`, async ({
    page,
    open,
    search,
    pageErrors,
  }) => {
    const found: string[] = [];
    await page.route('**/search-index.json*', (route) => route.abort(), { times: 1 });
    await open(locale, 'auth');
    for (const [state, reach] of STATES) {
      await reach(search(locale), locale, page);
      found.push(...(await findInLooks(page.locator('html'), looks, { state })));
    }
    expect(found).toEqual([]);
    pageErrors.splice(0);
  });
}
