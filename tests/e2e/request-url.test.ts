import { loadContract } from '../../contract/node';
import { expect, LOCALES, test, tryIn } from './portal';
import { WORDS } from './words';

const { operator } = loadContract('contract');

const SANDBOX = { ja: 'サンドボックス', en: 'Sandbox' };
const CONTRACT = { ja: 'OpenAPI定義：carrier-delete', en: 'In the contract: carrier-delete' };

for (const locale of LOCALES) {
  test(
    `the server that a reader chooses is that of the request and of its programs, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const line = page.locator('main').getByText('/shipments', { exact: false }).first();
      await expect(line).toHaveText(`${operator.api_url}/shipments`);
      await page.getByRole('radio', { name: SANDBOX[locale] }).check();
      await expect(line).toHaveText(`${operator.sandbox_url}/shipments`);

      await open(locale, 'carrier-delete');
      await expect(page.getByRole('radio', { name: SANDBOX[locale] })).toBeChecked();
      const languages = page.getByRole('tablist', { name: WORDS.programmingLanguage[locale] });
      for (const tab of await languages.getByRole('tab').all()) {
        await tab.click();
        const program = page.getByRole('complementary').locator('pre:visible');
        await expect(program).toContainText(operator.sandbox_url);
        await expect(program).not.toContainText(operator.api_url);
      }
      const link = page.getByRole('link', { name: CONTRACT[locale] });
      await expect(link).toHaveAttribute('href', /openapi\.json#\/paths\/~1carriers~1%7Bid%7D\/delete$/);
    },
  );
}
