import { findViolations } from './axe';
import { CHECK, openCheck } from './check-parts';
import { expect, LOCALES, test, tryIn } from './portal';

const WORDS = {
  compare: { ja: '成功するリクエストの例と比較', en: 'Compare with an example that works' },
  example: { ja: '佐川急便：サイズと個数', en: 'Sagawa - size and number of pieces' },
  use: { ja: 'setup.pack_sizeに例の値を反映', en: 'Use the value of the example for setup.pack_size' },
  none: { ja: '問題は見つかりませんでした', en: 'No issues found' },
} as const;

/** An order with three mistakes: no phone, a size class that doesn't exist, and no country of the shipper. */
const ORDER = {
  setup: { carrier: 'sagawa', service: 'sagawa_regular', pack_size: '75' },
  to_address: {
    full_name: '山本 さくら',
    country: 'JP',
    province: '北海道',
    zip: '060-0042',
    address1: '札幌市中央区大通西',
  },
  from_address: {
    full_name: '青葉書店',
    phone: '0752110456',
    province: '京都府',
    zip: '604-8005',
    address1: '京都市中京区',
  },
  products: [{ name: '文庫本', quantity: 2, price: 900 }],
};

for (const locale of LOCALES) {
  test(`an empty counter offers an example with mistakes, which the page can fix, in ${locale}`, async ({
    page,
    open,
  }) => {
    await open(locale, 'err');
    const { tool, field, issues, status } = await openCheck(page, locale);
    const examples = tool.getByLabel(CHECK.examples[locale]);
    await examples.selectOption('request');
    await expect(examples).toHaveCount(0);
    await expect(issues).not.toHaveCount(0);
    await tool.getByRole('button', { name: CHECK.fixAll[locale] }).click();
    await expect(field).toHaveValue(/"delivery_note": "受付に預けてください"/);
    await tool.getByText(WORDS.compare[locale]).click();
    await tool
      .getByRole('button', { name: /to_address\.phone/ })
      .last()
      .click();
    await tool.getByRole('button', { name: WORDS.use[locale], exact: true }).click();
    await expect(status).toHaveText(WORDS.none[locale]);
  });

  test(
    `a request is compared with the nearest example and takes its values over, line by line, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'err');
      const { tool, field, status, paste } = await openCheck(page, locale);
      await paste(JSON.stringify(ORDER, null, 2));
      await tool.getByText(WORDS.compare[locale]).click();
      await expect(tool.getByRole('link', { name: WORDS.example[locale] })).toBeVisible();
      const rows = tool.locator('details li').filter({ has: page.getByRole('button') });
      await expect(rows.filter({ hasText: 'setup.pack_size' })).toContainText('"75"');
      // A correct value of the reader's own is no difference.
      await expect(rows.filter({ hasText: 'full_name' })).toHaveCount(0);
      expect(await findViolations(tool)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

      const use = tool.getByRole('button', { name: WORDS.use[locale], exact: true });
      await use.focus();
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(/"pack_size": "80"/);
      await expect(use).toHaveCount(0);
      for (const name of ['to_address.phone', 'from_address.country']) {
        await tool
          .getByRole('button', { name: new RegExp(name.replace('.', '\\.')) })
          .last()
          .click();
        await expect(rows.filter({ hasText: name })).toHaveCount(0);
      }
      await expect(field).toHaveValue(/"full_name": "山本 さくら"/);
      await expect(status).toHaveText(WORDS.none[locale]);
    },
  );
}
