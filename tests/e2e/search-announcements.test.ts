import { expect, LOCALES } from './portal';
import { FOUND, NONSENSE, SAYS, sayCount, sayNone, test } from './search-parts';

for (const locale of LOCALES) {
  test.describe(`what screen readers hear of a search in ${locale}`, () => {
    test('is the count, once typing has paused, and not at every key', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, status, box, options, show } = search(locale);
      await show();
      await expect(dialog, 'the index is there').toContainText(SAYS.short[locale]);
      await expect(status).toHaveText('');
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
      await box.pressSequentially(FOUND.page.en, { delay: 60 });
      await expect(options.first()).toBeVisible();
      expect(await readHeard(), 'nothing while typing goes on').toEqual([]);
      await expect(status).toHaveText(sayCount(locale, await options.count()));
      await box.pressSequentially('   ', { delay: 60 });
      await expect.poll(readHeard, 'an equal count is told again').toHaveLength(3);
      expect(await readHeard()).toEqual([
        sayCount(locale, await options.count()),
        '',
        sayCount(locale, await options.count()),
      ]);
    });

    test('is that there is nothing, that it loads, that it failed and that it is there', async ({
      page,
      open,
      search,
      faults,
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
      await expect(status).toHaveText(/^\d+|\d+ results$/);
      await box.fill('a');
      await expect(status).toHaveText('');
      faults.splice(0);
    });
  });
}
