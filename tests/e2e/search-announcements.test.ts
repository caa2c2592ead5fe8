import type { Page } from '@playwright/test';
import { search as find } from '../../search';
import { readBuiltIndex } from '../agreement/search/built-index';
import { expect, LOCALES } from './portal';
import { FOUND, NONSENSE, SAYS, sayCount, sayNone, test } from './search-parts';

/** The pause of typing before anything is announced, in milliseconds. */
const PAUSE = 500;

/** Waits for pauses in typing until a check passes. */
async function pauseUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(PAUSE);
    await check();
  }).toPass();
}

for (const locale of LOCALES) {
  test.describe(`what screen readers hear of a search in ${locale}`, () => {
    test('is the count, once typing has paused, and not at every key', async ({ page, open, search }) => {
      await page.clock.install();
      await open(locale, 'auth');
      const { dialog, status, box, options, show } = search(locale);
      await show();
      await expect(dialog, 'the index is there').toContainText(SAYS.short[locale]);
      await expect(status, 'nor is it told any more that it loads').toHaveText('');
      await status.evaluate((region) => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        new MutationObserver(() => heard.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      const readHeard = (): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      // From here on time passes only where the test says so: a pause is none of the machine's.
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await box.fill('');
      for (const key of FOUND.page.en) {
        await box.press(key);
        await page.clock.runFor(PAUSE - 100);
      }
      const { hits } = find(readBuiltIndex(locale).corpus, FOUND.page.en, { page: 'auth' });
      await expect(options, 'those of the last key').toHaveCount(hits.length);
      expect(await readHeard(), 'nothing while typing goes on').toEqual([]);
      const count = sayCount(locale, hits.length);
      await pauseUntil(page, () => expect(status).toHaveText(count, { timeout: 200 }));
      await box.press('Space');
      await expect(status, 'what was told holds no longer').toHaveText('');
      await pauseUntil(page, () => expect(status).toHaveText(count, { timeout: 200 }));
      expect(await readHeard(), 'an equal count is told again').toEqual([count, '', count]);
    });

    test('is that there is nothing, that it loads, that it failed and that it is there', async ({
      page,
      open,
      search,
      pageErrors,
    }) => {
      const held: (() => void)[] = [];
      await page.route('**/search-index.json*', async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await (held.length === 1 ? route.abort() : route.continue());
      });
      await open(locale, 'auth');
      const { dialog, status, box, show } = search(locale);
      await show();
      await box.fill(NONSENSE[locale]);
      await expect(status).toHaveText(SAYS.loading[locale]);
      held[0]?.();
      await expect(status).toContainText(SAYS.failed[locale]);
      await dialog.getByRole('button', { name: SAYS.retry[locale] }).click();
      await expect(status).toHaveText(SAYS.loading[locale]);
      held[1]?.();
      await expect(status).toHaveText(sayNone(locale, NONSENSE[locale]));
      await box.fill(FOUND.page[locale]);
      await expect(status).toHaveText(/^(?:\d+件見つかりました|Results: \d+)$/);
      await box.fill('a');
      await expect(status).toHaveText('');
      pageErrors.splice(0);
    });
  });
}
