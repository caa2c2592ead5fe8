import { expect, LOCALES, test } from './portal';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test(`a page that crashes says so and can be tried again (${locale})`, async ({ page, open, faults }) => {
    await page.addInitScript(() => {
      const plain = new Intl.NumberFormat('en');
      // Field limits are written with this; failing it fails the rendering of a page that has fields.
      Number.prototype.toLocaleString = function writeOrFail(this: number): string {
        if ('crash' in window) throw new Error('provoked');
        return plain.format(this);
      };
    });
    await open(locale, 'auth');
    await page.evaluate(() => Object.assign(window, { crash: true }));
    await page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] }).click();
    await expect(page.getByRole('heading', { name: WORDS.crashed[locale] })).toBeVisible();
    await page.evaluate(() => delete (window as { crash?: boolean }).crash);
    await page.getByRole('button', { name: WORDS.tryAgain[locale] }).click();
    await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentsList[locale] })).toBeVisible();
    faults.splice(0);
  });
}
