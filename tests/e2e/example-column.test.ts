import type { Locator, Page } from '@playwright/test';
import { loadContract } from '../../contract/node';
import { expect, LOCALES, test, tryIn, type Locale } from './portal';
import { TestConsole } from './try-console';
import { WORDS } from './words';

const contract = loadContract('contract');

const DATES_NOTE = { ja: '日付は自動で入ります', en: 'Dates are filled in automatically' };

const WIDE = { width: 1440, height: 900 };

/** Brings a part of the page to its top. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((part) => part.scrollIntoView());
}

class Column {
  readonly place: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.place = page.getByRole('complementary', { name: WORDS.examples[locale], exact: true });
  }

  tab(name: 'request' | 'response' | 'tryIt'): Locator {
    return this.place.getByRole('tab', { name: WORDS[name][this.locale], exact: true });
  }

  panel(name: 'request' | 'response' | 'tryIt'): Locator {
    return this.place.getByRole('tabpanel', { name: WORDS[name][this.locale], exact: true });
  }

  /** Counts the parts of the column that scroll up and down by themselves. */
  async countScrollers(): Promise<number> {
    return this.place.evaluate(
      (column) =>
        [column, ...column.querySelectorAll('*')].filter(
          (part) =>
            ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1,
        ).length,
    );
  }
}

for (const locale of LOCALES) {
  test.describe(`the column of examples in ${locale}`, tryIn(locale), () => {
    test('shows the request, the response or Try it, in one part that scrolls', async ({ page, open }) => {
      await page.setViewportSize(WIDE);
      await open(locale, 'shipment-create');
      const column = new Column(page, locale);
      for (const place of ['#request', '#errors']) {
        await page.locator(place).scrollIntoViewIfNeeded();
        for (const name of ['request', 'response'] as const) {
          await column.tab(name).click();
          await expect(column.place.locator('pre:visible')).toHaveCount(1);
          expect(await column.countScrollers()).toBe(1);
          const box = await column.place.boundingBox();
          // At the top of the page the breadcrumbs are above the column; it ends where it always does.
          expect(box?.height).toBeGreaterThan(WIDE.height - 200);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WIDE.height);
        }
      }
      await column.tab('response').press('ArrowRight');
      await expect(column.tab('tryIt')).toBeFocused();
      const console = new TestConsole(page, locale);
      await console.send();
      await console.expectStatus(200);
      expect(await column.countScrollers()).toBe(1);
      await expect(console.button('send')).toBeVisible();
      await column.tab('request').click();
      await expect(column.place.locator('pre:visible')).toHaveCount(1);
      await column.tab('tryIt').click();
      await console.expectStatus(200);
    });

    test('lets the wheel reach the page', async ({ page, open }) => {
      await page.setViewportSize(WIDE);
      await open(locale, 'shipment-create');
      const column = new Column(page, locale);
      const box = await column.place.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 400);
      await expect(async () => {
        await page.mouse.wheel(0, 2000);
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      }).toPass();
    });

    test('follows the reader: the request next to the fields, a recorded error next to the errors', async ({
      page,
      open,
    }) => {
      await page.setViewportSize(WIDE);
      await open(locale, 'shipment-create');
      const column = new Column(page, locale);
      await scrollTo(page, '#errors');
      await expect(column.tab('response')).toHaveAttribute('aria-selected', 'true');
      const errorCase = contract.errorCases.find(({ operation }) => operation === 'shipment-create');
      const recorded = JSON.stringify(errorCase?.responses[locale], null, 2);
      await expect(column.place.locator('pre:visible')).toHaveText(recorded, { useInnerText: false });
      await scrollTo(page, '#request');
      await expect(column.tab('request')).toHaveAttribute('aria-selected', 'true');
      await scrollTo(page, '#response');
      await expect(column.place.locator('pre:visible')).toContainText('"state": "active"');
      await column.tab('tryIt').click();
      await scrollTo(page, '#errors');
      await expect(new TestConsole(page, locale).button('send')).toBeVisible({ timeout: 20_000 });
    });

    test('marks the lines that break a rule next to it, and the page does not move', async ({ page, open }) => {
      await page.setViewportSize(WIDE);
      await open(locale, 'shipment-create');
      const column = new Column(page, locale);
      await scrollTo(page, '#rule-consignee-city');
      const before = await page.evaluate(() => scrollY);
      await page.locator('#rule-consignee-city summary').click();
      await expect(column.place.locator('pre:visible')).toContainText('"carrier": "japanpost"');
      const changed = column.place.locator('[data-changed]:visible');
      await expect(changed).toHaveText(/^"city": /);
      await expect(changed).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.locator('#rule-consignee-city summary').click();
      await expect(column.place.locator('[data-changed]')).toHaveCount(0);
    });

    test('a field lights its line up, and a line its field', async ({ page, open }) => {
      await page.setViewportSize(WIDE);
      await open(locale, 'shipment-create#request-setup-date');
      const column = new Column(page, locale);
      const lit = column.place.locator('[data-lit]:visible');
      const field = page.locator('#request-setup-date');
      await field.hover();
      await expect(lit).toHaveText(/^"date": "/);
      // The field comes into view under the pointer otherwise.
      await page.mouse.move(5, 400);
      await page.locator('#request-setup-service').getByRole('link').first().focus();
      await expect(lit).toHaveText(/^"service": "/);
      await column.place.locator('[data-line="request-setup-date"]:visible').hover();
      await expect(field.locator('[data-field-head]')).toHaveAttribute('data-lit', '');
      // A collapsed field represents the fields in it.
      await column.place.locator('[data-line="request-to_address-zip"]:visible').hover();
      await expect(page.locator('#request-to_address > [data-field-head]')).toHaveAttribute('data-lit', '');
      await page.locator('h1').hover({ force: true });
      await expect(page.locator('[data-lit]')).toHaveCount(0);
    });

    test('shows and copies the next working day in Japan', async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // Friday evening in UTC: Saturday in Japan, before a holiday on Monday.
      await page.clock.setFixedTime('2026-11-20T16:00:00Z');
      await open(locale, 'shipment-create');
      const column = new Column(page, locale);
      await expect(column.place.locator('pre:visible')).toContainText('"date": "2026-11-24"');
      await expect(column.place.getByText(DATES_NOTE[locale]).filter({ visible: true })).toHaveCount(1);
      await column.place.getByRole('button', { name: WORDS.copy[locale], exact: true }).first().click();
      await expect(page.getByRole('status').filter({ hasText: WORDS.copied[locale] })).toHaveCount(1);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(JSON.parse(copied)).toMatchObject({ setup: { date: '2026-11-24', delivery_date: '2026-11-26' } });
    });

    test('on a phone is one row in the page, and Try it a sheet that a link to a field closes', async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(locale, 'shipment-create');
      const column = new Column(page, locale);
      await expect(column.place.locator('pre:visible')).toHaveCount(0);
      await expect(column.tab('tryIt')).toBeHidden();
      const console = new TestConsole(page, locale);
      await console.open();
      await console.edit((body) => body.replace('"pack_amount": 2', '"pack_amount": "2"'));
      await console.place.getByRole('listitem').getByRole('link').click();
      await expect(console.button('send')).toBeHidden();
      await expect(page.locator('[id="request-setup-pack_amount"]')).toBeInViewport();
      await console.open();
      await expect(console.field('body')).toHaveValue(/"pack_amount": "2"/);
      await console.field('body').press('Escape');
      await expect(console.button('send')).toBeHidden();
    });
  });
}
