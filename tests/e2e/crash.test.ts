import { openSearch } from './looks';
import { expect, LOCALES, test } from './portal';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test(`an island that crashes says so in its place and can be tried again (${locale})`, async ({
    page,
    open,
    pageErrors,
  }) => {
    await open(locale, 'auth');
    const box = await openSearch(page, locale);
    await expect(page.getByRole('listbox', { includeHidden: true })).toHaveCount(1);
    // The places of a result are joined into one text while it is rendered.
    await page.evaluate(() => {
      const { join } = Array.prototype;
      Object.assign(window, { repair: () => (Array.prototype.join = join) });
      Array.prototype.join = function joinOrFail(this: unknown[], separator?: string): string {
        if (separator === ' › ') throw new Error('provoked');
        return join.call(this, separator);
      };
    });
    await box.fill('token');
    await expect(page.getByRole('heading', { name: WORDS.crashed[locale] })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] }), 'the page stays').toBeVisible();
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await page.getByRole('button', { name: WORDS.tryAgain[locale] }).click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    pageErrors.splice(0);
  });
}
