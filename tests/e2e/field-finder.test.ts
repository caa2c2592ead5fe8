import type { Locator, Page } from '@playwright/test';
import { expect, LOCALES, test, tryIn, type Locale } from './portal';

const NAMES = {
  find: { ja: 'フィールドを探す', en: 'Find a field' },
  required: { ja: '必須のみ', en: 'Required only' },
  openAll: { ja: 'すべて開く', en: 'Open all' },
  closeAll: { ja: 'すべて閉じる', en: 'Close all' },
  none: { ja: '該当するフィールドはありません。', en: 'No fields match.' },
} as const satisfies Record<string, Record<Locale, string>>;

function locate(page: Page, locale: Locale) {
  return {
    button: page.getByRole('button', { name: NAMES.find[locale] }),
    box: page.getByRole('searchbox', { name: NAMES.find[locale] }),
    hits: page.locator('[data-hit]:visible'),
    count: (n: number): Locator => page.getByText(locale === 'ja' ? `該当するフィールド ${n}件` : `Fields found: ${n}`),
    field: (id: string): Locator => page.locator(`[id="${id}"]`),
  };
}

for (const locale of LOCALES) {
  test.describe(`the field finder in ${locale}`, tryIn(locale, 'en'), () => {
    test('opens with its key, shows the fields that have the words, and puts all back', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const { box, hits, field, button } = locate(page, locale);
      const folds = page.locator('article details[open]:has([data-field])');
      await field('request-customs').locator('> details:not([data-rules-of]) > summary').last().click();
      await expect(folds).toHaveCount(1);
      await page.locator('h1').click();
      await page.keyboard.press('f');
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
      // The column of examples begins below the finder.
      const picker = await page.locator('[data-examples] [data-picker]').boundingBox();
      const finder = await page.locator('[data-finder] > :last-child').boundingBox();
      expect(picker?.y).toBeGreaterThan((finder?.y ?? 0) + (finder?.height ?? 0));

      await page.keyboard.type('delivery_date');
      await expect(hits).not.toHaveCount(0);
      await expect(field('request-setup-delivery_date')).toBeVisible();
      await expect(field('request-setup-delivery_date')).toBeInViewport();
      await expect(field('request-setup-service')).toBeHidden();
      await expect(field('request-customs')).toBeHidden();
      for (const hit of await hits.all()) await expect(hit).toContainText('delivery_date');

      // Enter walks from hit to hit, which the form does not cover, on a phone neither.
      await page.setViewportSize({ width: 390, height: 800 });
      // A resized window shows what it showed before, from the next frame on.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.keyboard.press('Enter');
      await expect(hits.first()).toHaveAttribute('data-target');
      const form = await page.locator('[data-finder] form').boundingBox();
      const name = await hits.first().locator('code').first().boundingBox();
      expect(name?.y).toBeGreaterThanOrEqual((form?.y ?? NaN) + (form?.height ?? NaN));
      await expect(hits.first().locator('code').first()).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
      await expect(button).toBeFocused();
      await expect(hits).toHaveCount(0);
      await expect(folds).toHaveCount(1);
      await expect(page.locator('article [data-field][hidden]')).toHaveCount(0);
    });

    test('finds words of the description, values, paths and fields of other carriers', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const { box, hits, field, button, count } = locate(page, locale);
      await button.click();
      await box.fill('setup.cash_on_delivery.amount');
      await expect(count(1)).toBeVisible();
      await expect(field('request-setup-cash_on_delivery-amount')).toBeVisible();
      await box.fill(locale === 'ja' ? '商業送り状' : 'commercial invoice');
      await expect(hits).not.toHaveCount(0);
      await box.fill('not-specified');
      await expect(field('request-setup-delivery_time')).toBeVisible();
      await box.fill('unheard-of');
      await expect(page.getByText(NAMES.none[locale])).toBeVisible();
      await open(locale, 'carrier-register');
      await button.click();
      await box.fill('invoice_2fa');
      await expect(field('request-credentials-fedex-invoice_2fa')).toBeVisible();
    });

    test('shows what has to be sent, and opens and closes all', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const { button, field } = locate(page, locale);
      const closed = page.locator('article details[data-collapsed=true]:has([data-field]):visible');
      await button.click();
      await page.getByLabel(NAMES.required[locale]).check();
      const needs = page.locator('[data-field][data-need]:visible');
      await expect(field('request-to_address-country')).toBeVisible();
      await expect(field('request-customs')).toBeHidden();
      expect(await needs.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-need')))])).toEqual([
        'required',
      ]);
      await page.getByLabel(NAMES.required[locale]).uncheck();
      await expect(field('request-setup')).toBeVisible();
      await page.getByRole('button', { name: NAMES.openAll[locale] }).click();
      await expect(closed).toHaveCount(0);
      await expect(field('request-setup-cash_on_delivery-amount')).toBeVisible();
      await page.getByRole('button', { name: NAMES.closeAll[locale] }).click();
      await expect(page.locator('article details[open]:has([data-field])')).toHaveCount(0);
    });
  });
}

test('the key of the finder is a letter where something is written, and of no use where there are no fields', async ({
  page,
  open,
}) => {
  await open('ja', 'shipment-create');
  const filter = page.getByLabel('検証ルールを絞り込む');
  await filter.focus();
  await page.keyboard.type('fedex');
  await expect(filter).toHaveValue('fedex');
  await expect(locate(page, 'ja').box).toBeHidden();
  await open('ja', 'shipment-delete');
  await expect(locate(page, 'ja').button).toBeHidden();
});
