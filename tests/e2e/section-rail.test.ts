import type { Locator, Page } from '@playwright/test';
import { expect, LOCALES, test, tryIn, type Locale } from './portal';
import { WORDS } from './words';

const RAIL = { ja: 'このページのセクション', en: 'Sections of this page' } as const satisfies Record<Locale, string>;
const NAMES = {
  request: { ja: 'リクエスト本文', en: 'Request body' },
  response: { ja: 'レスポンス', en: 'Response' },
  errors: { ja: 'エラー', en: 'Errors' },
} as const satisfies Record<string, Record<Locale, string>>;

function getRail(page: Page, locale: Locale): Locator {
  return page.getByRole('navigation', { name: RAIL[locale] });
}

/** Measures the top of an element in the window, and the end of the rail, in pixels. */
async function measure(page: Page, locale: Locale, id: string): Promise<{ top: number; railEnd: number }> {
  const rail = await getRail(page, locale).boundingBox();
  const target = await page.locator(`[id="${id}"]`).boundingBox();
  return { top: target?.y ?? NaN, railEnd: (rail?.y ?? NaN) + (rail?.height ?? NaN) };
}

for (const locale of LOCALES) {
  test.describe(`the rail of an operation in ${locale}`, () => {
    test(
      'has all sections in view on a laptop, and names the field that is read, whatever the width',
      tryIn(locale),
      async ({ page, open }) => {
        for (const width of [1920, 1440, 1280, 1024, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await open(locale, 'shipment-create');
          const rail = getRail(page, locale);
          await expect(rail.getByText(`POST ${WORDS.shipmentCreate[locale]}`)).toBeVisible({
            visible: width >= 1536,
          });
          const headings = await page
            .locator('article .markdown > h2')
            .evaluateAll((all) => all.map(({ id }) => `#${id}`));
          await expect(page.locator('.theme-doc-breadcrumbs').getByText(WORDS.shipmentCreate[locale])).toBeHidden();
          const links = rail.getByRole('link');
          expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(headings);
          await expect(rail.locator('[aria-current]')).toHaveCount(0);
          if (width >= 1280) for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });

          await rail.getByRole('link', { name: NAMES.request[locale] }).click();
          const current = rail.locator('[aria-current]');
          await expect(current).toHaveText(NAMES.request[locale]);
          await page.goto(`${page.url().split('#')[0]}#request-setup-date`);
          await expect(rail.getByRole('link', { name: 'setup ▸ date' })).toBeInViewport();
          await expect(current).toBeInViewport();
          const { top, railEnd } = await measure(page, locale, 'request-setup-date');
          expect(top).toBeGreaterThanOrEqual(railEnd);
          expect(top).toBeLessThan(railEnd + 40);
          expect((await rail.boundingBox())?.height).toBeLessThanOrEqual(45);

          await rail.getByRole('link', { name: NAMES.errors[locale], exact: true }).click();
          await expect(current).toHaveText(NAMES.errors[locale]);
          await expect(current).toBeInViewport();
          await expect(rail.getByRole('link', { name: '▸' })).toHaveCount(0);
        }
      },
    );

    test(
      'leads to the fields with the keyboard, a few steps after the navigation',
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        await open(locale, 'shipment-create');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        const request = getRail(page, locale).getByRole('link', { name: NAMES.request[locale] });
        for (let steps = 0; steps < 4; steps += 1) {
          await page.keyboard.press('Tab');
          if (await request.evaluate((link) => link === document.activeElement)) break;
        }
        await page.keyboard.press('Enter');
        const { top, railEnd } = await measure(page, locale, 'request');
        expect(top).toBeGreaterThanOrEqual(railEnd - 1);
        await expect(page.locator('#request')).toBeInViewport();
      },
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rail is a list of links that stays in view', async ({ page }) => {
    await page.goto('/en/shipment-create#errors');
    const rail = getRail(page, 'en');
    await expect(rail.getByRole('link')).toHaveCount(7);
    await expect(rail.getByRole('link', { name: NAMES.errors.en, exact: true })).toBeInViewport();
    await expect(rail.getByRole('button')).toHaveCount(0);
    const { top, railEnd } = await measure(page, 'en', 'errors');
    expect(top).toBeGreaterThanOrEqual(railEnd);
  });
});

test('a page that is no operation marks in its contents what is read', async ({ page, open }) => {
  await open('ja', 'shipment');
  const contents = page.locator('.theme-doc-toc-desktop');
  for (const id of ['life', 'limits']) {
    await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());
    await expect(contents.locator('[aria-current]')).toHaveAttribute('href', new RegExp(`#${id}$`));
  }
});
