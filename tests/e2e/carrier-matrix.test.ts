import type { Page } from '@playwright/test';
import { expect, LOCALES, test, tryIn, type Locale } from './portal';
import { WORDS } from './words';

/** The names of the filter's conditions, in both languages. */
const NAMES = {
  international: { ja: '国際', en: 'International' },
  insurance: { ja: '保険', en: 'Insurance' },
  cash: { ja: '代金引換', en: 'Cash on delivery' },
  clear: { ja: 'すべての条件を解除', en: 'Clear all' },
} as const satisfies Record<string, Record<Locale, string>>;

function locate(page: Page, locale: Locale) {
  const table = page.getByRole('table', { name: WORDS.matrix[locale] });
  return {
    table,
    /** The columns of carriers. */
    carriers: table.locator('thead th[data-carrier]:visible'),
    features: table.locator('tbody tr'),
    scope: page.getByRole('radio', { name: NAMES.international[locale], exact: true }),
    need: (name: 'insurance' | 'cash') => page.getByRole('checkbox', { name: NAMES[name][locale], exact: true }),
  };
}

for (const locale of LOCALES) {
  test.describe(`the matrix of carriers in ${locale}`, tryIn(locale, 'en'), () => {
    test('is narrowed to what is needed; the URL says so, and a link with it shows the same', async ({
      page,
      open,
    }) => {
      await open(locale, 'common-car');
      const { carriers, scope, need } = locate(page, locale);
      await expect(carriers).toHaveCount(11);
      await scope.check();
      await expect(carriers).toHaveCount(5);
      await need('insurance').check();
      await expect(carriers).toHaveCount(4);
      await expect(carriers.first()).toContainText('japanpost');
      await expect(page).toHaveURL(/\?scope=international&needs=insurance$/);
      await open(locale, 'common-car?needs=insurance&scope=international');
      await expect(carriers).toHaveCount(4);
      await expect(need('insurance')).toBeChecked();
    });

    test('what a URL names and the form does not know is no part of the filter', async ({ page, open }) => {
      await open(locale, 'common-car?scope=lunar&needs=insurance,unheard-of&carriers=dhl,pony');
      const { carriers, need } = locate(page, locale);
      await expect(carriers).toHaveCount(1);
      await expect(page).toHaveURL(/\?needs=insurance&carriers=dhl$/);
      await need('insurance').uncheck();
      await expect(page).toHaveURL(/common-car\?carriers=dhl$/);
    });

    test('compares the chosen carriers side by side, on a phone too', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(locale, 'common-car');
      const { table, carriers, features } = locate(page, locale);
      for (const type of ['yamato', 'pegasus']) await page.locator(`input[value=${type}]`).check();
      await expect(carriers).toHaveCount(2);
      await expect(page).toHaveURL(/\?carriers=yamato,pegasus$/);
      const region = table.locator('..');
      expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await expect(features.first().getByRole('cell').filter({ visible: true })).toHaveCount(2);
    });

    test('names the condition to drop when no carrier is left', async ({ page, open }) => {
      await open(locale, 'common-car?needs=insurance,cash');
      const { table, carriers, need } = locate(page, locale);
      await expect(table).toBeHidden();
      const insurance = NAMES.insurance[locale];
      const drop = page.getByRole('button', {
        name:
          locale === 'ja'
            ? new RegExp(`^「${insurance}」を解除すると\\d+種類$`)
            : new RegExp(`^Without ${insurance}: \\d+$`),
      });
      const count = Number(/\d+/.exec((await drop.textContent()) ?? '')?.[0]);
      await drop.click();
      await expect(carriers).toHaveCount(count);
      await expect(need('cash')).toBeFocused();
      await need('insurance').check();
      await page.getByRole('button', { name: NAMES.clear[locale] }).click();
      await expect(carriers).toHaveCount(11);
    });

    test('compares all carriers without scrolling, in rows of 36 px', async ({ page, open }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(locale, 'common-car');
      const { features } = locate(page, locale);
      const region = page.getByRole('table', { name: WORDS.matrix[locale] }).locator('..');
      expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const heights = await features.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(heights).toHaveLength(16);
      expect(Math.max(...heights)).toBeLessThan(52);
    });

    test('keeps head and names in view while it scrolls', async ({ page, open }) => {
      await page.setViewportSize({ width: 600, height: 500 });
      await open(locale, 'common-car');
      const { table, features } = locate(page, locale);
      const region = page.getByRole('region', { name: WORDS.matrix[locale] });
      await region.evaluate((box) => box.scrollTo(300, 200));
      const box = await region.boundingBox();
      const corner = await table.getByRole('columnheader').first().boundingBox();
      const name = await features.last().getByRole('rowheader').boundingBox();
      expect(Math.abs((corner?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(3);
      expect(Math.abs((name?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(3);
    });

    test('the head of a column chooses the carrier for the portal, and a second time all', async ({ page, open }) => {
      await open(locale, 'common-car');
      const { carriers } = locate(page, locale);
      const sagawa = carriers.nth(1).getByRole('button');
      await sagawa.click();
      await expect(sagawa).toHaveAttribute('aria-pressed', 'true');
      await open(locale, 'shipment-create');
      await expect(page.locator('[data-lens]')).toHaveValue('sagawa');
      await open(locale, 'common-car');
      await expect(sagawa).toHaveAttribute('aria-pressed', 'true');
      await sagawa.click();
      await expect(sagawa).toHaveAttribute('aria-pressed', 'false');
    });
  });
}
