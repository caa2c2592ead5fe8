import type { Locator, Page } from '@playwright/test';
import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking, type Locale } from './portal';

const RULE_WORDS = {
  filter: { ja: '検証ルールを絞り込む', en: 'Filter the rules' },
  carrier: { ja: '運送会社', en: 'Carrier' },
  all: { ja: /^検証ルール \d+件$/, en: /^Rules: \d+$/ },
  ofSagawa: { ja: /^佐川急便の検証ルール \d+件$/, en: /^Rules for Sagawa Express: \d+$/ },
  sagawa: { ja: '佐川急便', en: 'Sagawa Express' },
  notAvailable: { ja: '佐川急便は非対応', en: 'Not available with Sagawa Express' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;

/** The tallest that the longest page may be with everything closed, in pixels, by the width of the window. */
const TALLEST = [
  { width: 1440, height: 9000 },
  { width: 390, height: 16_000 },
];

function getList(page: Page): Locator {
  return page.locator('[data-rules]');
}

function getRules(page: Page): Locator {
  return getList(page).locator('[data-rule]:visible');
}

async function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

for (const locale of LOCALES) {
  test.describe(`rules in ${locale}`, () => {
    test('the page of the most rules is no longer than a reader scrolls', async ({ page, open }) => {
      for (const { width, height } of TALLEST) {
        await page.setViewportSize({ width, height: 900 });
        await open(locale, 'shipment-create');
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(tall, `the page at ${width} px`).toBeLessThanOrEqual(height);
        const tallest = await getRules(page).evaluateAll((rules) => Math.max(...rules.map((one) => one.clientHeight)));
        expect.soft(tallest, `a rule at ${width} px`).toBeLessThanOrEqual(width < 600 ? 90 : 52);
        const cut = await getRules(page)
          .locator('summary, summary > *')
          .evaluateAll((parts) =>
            parts
              .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0)
              .map((one) => one.textContent),
          );
        expect.soft(cut, `rows that are cut off at ${width} px`).toEqual([]);
      }
    });

    test('request, response, errors, pitfalls and rules come in this order', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const ids = await page.locator('article .markdown > h2').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(['request', 'response', 'errors', 'pitfalls', 'unchecked', 'rules', 'next']);
    });

    test(
      'rules are listed under their field, with a link to it; a field without rules is not listed',
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        await open(locale, 'shipment-create');
        const group = getList(page).locator('section', { has: page.locator('#rule-yamato-shipping-date') });
        await expect(group.getByRole('heading', { level: 3 })).toContainText('setup.date');
        await expect(group.locator('[data-rule]')).toHaveCount(3);
        const headings = getList(page).getByRole('heading', { level: 3 });
        const all = await headings.count();
        const names = await headings.allInnerTexts();
        expect(new Set(names).size).toBe(all);
        await page.getByLabel(RULE_WORDS.filter[locale]).fill('yamato-shipping-date');
        await expect(headings).toHaveCount(1);
        await headings.getByRole('link', { name: 'setup.date', exact: true }).click();
        await expect(page.locator('#request-setup-date')).toBeInViewport();
      },
    );

    test(
      'a rule opens where it is, with the request that breaks it and the response',
      tryIn(locale),
      async ({ page, open }) => {
        await open(locale, 'shipment-create');
        const rule = page.locator('#rule-yamato-shipping-date');
        await expect(rule.locator('[data-proof]')).toBeHidden();
        const summary = rule.locator('summary');
        await summary.scrollIntoViewIfNeeded();
        const before = { y: await readScroll(page), top: (await summary.boundingBox())?.y };
        await summary.click();
        await expect(rule.locator('[data-proof]')).toContainText('400');
        await expect(rule.getByText('yamato-shipping-date', { exact: true })).toBeInViewport();
        await expect(rule.locator('mark').first()).toBeVisible();
        expect({ y: await readScroll(page), top: (await summary.boundingBox())?.y }).toEqual(before);
        await expect(rule.locator('a:not(.hash-link)')).toHaveCount(0);
      },
    );

    test('the list is narrowed by text and by carrier', tryIn(locale, 'en'), async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const rules = getRules(page);
      const all = await rules.count();
      await expect(getList(page).getByText(RULE_WORDS.all[locale])).toBeVisible();
      await page.getByLabel(RULE_WORDS.filter[locale]).fill('delivery-time');
      await expect(rules).toHaveCount(3);
      await page.getByLabel(RULE_WORDS.filter[locale]).fill('');
      await expect(rules).toHaveCount(all);
      await page.getByLabel(RULE_WORDS.carrier[locale], { exact: true }).selectOption('sagawa');
      await expect(page.locator('#rule-yamato-shipping-date')).toBeHidden();
      await expect(page.locator('#rule-address-width')).toBeVisible();
      await expect(getList(page).getByText(RULE_WORDS.ofSagawa[locale])).toBeVisible();
      expect(await rules.count()).toBeLessThan(all);
    });

    test(
      'a carrier is chosen once: examples, rules and fields follow, in the URL and on the next page',
      tryIn(locale),
      async ({ page, open }) => {
        await open(locale, 'shipment-create');
        await page.locator('[data-lens]').selectOption('sagawa');
        await expect(page).toHaveURL(/\?carrier=sagawa$/);
        // The choice is in view wherever the reader is.
        await page.locator('#rules').scrollIntoViewIfNeeded();
        await expect(page.locator('[data-lens]')).toBeInViewport();
        await page.locator('#request-setup > details:not([data-rules-of]) > summary').first().click();
        const insurance = page.locator('#request-setup-insurance');
        const readNote = (): Promise<string> =>
          insurance.locator('> [data-field-head]').evaluate((head) => getComputedStyle(head, '::after').content);
        expect(await readNote()).toBe(`"${RULE_WORDS.notAvailable[locale]}"`);
        await expect(page.locator('#request-setup-delivery_time')).not.toHaveAttribute('data-unsupported');
        // Values that are not available are one line, until a link leads there.
        expect((await insurance.boundingBox())?.height).toBeLessThan(60);
        await page.goto(`${page.url()}#request-setup-insurance`);
        expect((await insurance.boundingBox())?.height).toBeGreaterThan(60);
        await expect(page.locator('[data-examples] pre:visible').first()).toContainText('"carrier": "sagawa"');
        await open(locale, 'rates-list');
        await expect(page.locator('[data-lens]')).toHaveValue('sagawa');
        await expect(getList(page).getByText(RULE_WORDS.ofSagawa[locale])).toBeVisible();
        await open(locale, 'common-car');
        await expect(page.locator('[data-matrix] th[aria-current]')).toHaveId('carrier-sagawa');
        await page.goto(`${toPath(locale, 'shipment-create')}?carrier=dhl`);
        await waitUntilWorking(page);
        await expect(page.locator('[data-lens]')).toHaveValue('dhl');
        await expect(insurance).not.toHaveAttribute('data-unsupported');
        await page.locator('[data-lens]').selectOption('');
        await expect(page).not.toHaveURL(/carrier/);
      },
    );

    test(
      'a field says how many rules it has and opens them where it is',
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        await open(locale, 'shipment-create#request-setup-date');
        const field = page.locator('#request-setup-date');
        const rules = field.locator('[data-rules-of]');
        const summary = rules.locator('summary').first();
        await expect(summary).toHaveText(locale === 'ja' ? /^検証ルール \d+件$/ : /^\d+ rules$/);
        await summary.click();
        const rule = rules.locator('[data-rule=yamato-shipping-date]');
        await rule.locator('summary').click();
        await expect(rule.locator('[data-proof]')).toContainText('setup.date');
        await expect(page.locator('[id=rule-yamato-shipping-date]')).toHaveCount(1);
      },
    );

    test(
      'a link to a rule opens it, also when the list is narrowed to others',
      tryIn(locale),
      async ({ page, open }) => {
        await open(locale, 'shipment-create?carrier=dhl#rule-address-width');
        const rule = page.locator('#rule-address-width');
        await expect(rule.locator('[data-proof]')).toBeVisible();
        await expect(rule).toBeInViewport();
      },
    );
  });
}
