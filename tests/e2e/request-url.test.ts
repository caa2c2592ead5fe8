import { loadContract } from '../../contract/node';
import { expect, LOCALES, test, tryIn } from './portal';
import { WORDS } from './words';

const { operator } = loadContract('contract');

const SANDBOX = { ja: 'サンドボックス', en: 'Sandbox' };
const CHARGED = { ja: '本番環境（有料）', en: 'Production (charged)' };
const START = { ja: 'サンドボックスの起動方法', en: 'Start the sandbox' };
const CONTRACT = { ja: 'OpenAPI定義', en: 'In openapi.json' };

for (const locale of LOCALES) {
  test(
    `the server that a reader chooses is that of the request and of its programs, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const url = page.locator('[data-request-url]');
      await expect(page.getByRole('radio', { name: SANDBOX[locale] })).toBeChecked();
      await expect(url).toHaveText(operator.sandbox_url);
      await expect(page.getByRole('link', { name: START[locale] })).toBeVisible();
      await page.getByRole('radio', { name: CHARGED[locale] }).check();
      await expect(url).toHaveText(operator.api_url);

      await open(locale, 'carrier-delete');
      await expect(page.getByRole('radio', { name: SANDBOX[locale] })).not.toBeChecked();
      await expect(page.getByRole('radio', { name: CHARGED[locale] })).toHaveCount(0);
      const languages = page.getByRole('tablist', { name: WORDS.programmingLanguage[locale] });
      for (const tab of await languages.getByRole('tab').all()) {
        await tab.click();
        const program = page.getByRole('complementary').locator('pre:visible');
        await expect(program).toContainText(operator.api_url);
        await expect(program).not.toContainText(operator.sandbox_url);
      }
      const link = page.getByRole('link', { name: CONTRACT[locale], exact: true });
      await expect(link).toHaveAttribute('href', /openapi\.json#\/paths\/~1carriers~1%7Bid%7D\/delete$/);
    },
  );
}
