import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, LOCALES, type Locale } from './portal';
import { FOUND, NONSENSE, SAYS, test, type Search } from './search-parts';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

const STATES: [state: string, reach: (search: Search, locale: Locale, page: Page) => Promise<void>][] = [
  ['closed', () => Promise.resolve()],
  ['empty', ({ show }) => show()],
  ['results', ({ find }, locale) => find(FOUND.frequent[locale])],
  [
    'a chosen result',
    async ({ find }, locale, page) => {
      await find(FOUND.frequent[locale]);
      await page.keyboard.press('ArrowDown');
    },
  ],
  ['similar results', ({ find }, locale) => find(locale === 'ja' ? 'キャリア' : '送り状')],
  [
    'no results',
    async ({ dialog, box, show }, locale) => {
      await show();
      await box.fill(NONSENSE[locale]);
      await expect(dialog.getByText(SAYS.tryElse[locale])).toBeVisible();
    },
  ],
  [
    'recent searches',
    async ({ dialog, box, find }, locale, page) => {
      await find(FOUND.page[locale]);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Control+k');
      await box.fill('');
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
    },
  ],
  [
    'failed',
    async ({ dialog, show }, locale, page) => {
      await page.route('**/search-index.json*', (route) => route.abort());
      await show();
      await expect(dialog.getByRole('button', { name: SAYS.retry[locale] })).toBeVisible();
    },
  ],
];

async function findViolations(page: Page): Promise<string[]> {
  // A script element would break the Content-Security-Policy.
  await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  }, OPTIONS);
}

for (const locale of LOCALES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`axe finds nothing in the search in ${locale}, ${colorScheme}`, () => {
      for (const [state, reach] of STATES) {
        test(state, async ({ page, open, search, faults }) => {
          await page.emulateMedia({ colorScheme });
          await open(locale, 'auth');
          await reach(search(locale), locale, page);
          expect(await findViolations(page)).toEqual([]);
          if (state === 'failed') faults.splice(0);
        });
      }
    });
  }
}
