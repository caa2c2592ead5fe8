import { LOCALES, expect, test, tryIn } from './portal';
import { TestConsole } from './try-console';

const EDITED = { ja: '「試す」での変更を反映', en: 'With your changes in Try it' };
const REQUEST = { ja: 'リクエスト', en: 'Request' };

for (const locale of LOCALES) {
  test(
    `samples contain the body of the picked example, then what the reader made of it, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const column = page.locator('[data-examples]');
      await column.getByRole('tab', { name: 'Python', exact: true }).click();
      const sample = column.getByRole('tabpanel', { name: 'Python', exact: true });
      const note = sample.getByText(EDITED[locale]);
      await expect(sample.locator('code')).toContainText('"service": "sagawa_regular"');

      const console = new TestConsole(page, locale);
      await console.pick('dhl');
      await expect(sample.locator('code')).toContainText('"service": "dhl_express_worldwide"');
      await expect(sample.locator('code')).not.toContainText('sagawa');
      await expect(note).toBeHidden();

      await console.open();
      await console.edit((body) => body.replace('Fountain pen', 'Pen of `${gold}`'));
      const request = column.getByRole('tab', { name: REQUEST[locale], exact: true });
      await request.click();
      // These escapes are no syntax of the language.
      await expect(sample.locator('code')).toContainText('Pen of \\u0060\\u0024{gold}\\u0060');
      await expect(note).toBeVisible();

      await console.start();
      await console.button('reset').click();
      await request.click();
      await expect(sample.locator('code')).toContainText('Fountain pen');
      await expect(note).toBeHidden();
    },
  );

  test(
    `a link to an example shows its request at the top of a wide page, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(locale, 'shipment-create#example-dhl');
      await expect(page.locator('#example-dhl')).toBeInViewport();
      await expect(page.locator('#example-dhl')).toContainText('"service": "dhl_express_worldwide"');
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}
