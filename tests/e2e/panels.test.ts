import type { Page } from '@playwright/test';
import { expect, LOCALES, test, tryIn } from './portal';

/** Opens the panel of a field and returns the duration of its animation in milliseconds, from its style. */
async function openPanel(page: Page, id: string): Promise<number> {
  return page
    .locator(`#${id} > details:not([data-rules-of])`)
    .first()
    .evaluate(
      (panel) =>
        new Promise<number>((resolve) => {
          const content = panel.querySelector<HTMLElement>(':scope > div');
          const timer = setInterval(() => {
            const [, duration] = /height (\d+(?:\.\d+)?)(?=ms)/.exec(content?.style.transition ?? '') ?? [];
            const seconds = /height (\d+(?:\.\d+)?)s/.exec(content?.style.transition ?? '')?.[1];
            if (duration ?? seconds) {
              clearInterval(timer);
              resolve(duration ? Number(duration) : Number(seconds) * 1000);
            }
          }, 1);
          panel.querySelector<HTMLElement>(':scope > summary')?.click();
        }),
    );
}

for (const locale of LOCALES) {
  test.describe(`collapsible panels in ${locale}`, () => {
    test('the duration of the motion follows the height of the content', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const large = await openPanel(page, 'request-setup');
      const small = await openPanel(page, 'request-customs');
      expect(small).toBeGreaterThan(100);
      expect(large).toBeGreaterThan(small);
    });

    test('the further values of a field open with a motion too', async ({ page, open }) => {
      await open(locale, 'carrier-register');
      const more = page
        .locator('article details > summary', { hasText: locale === 'ja' ? /^ほか/ : /^\d+ more$/ })
        .filter({ visible: true });
      const style = await more.first().evaluate((summary: HTMLElement) => {
        summary.click();
        return summary.nextElementSibling?.getAttribute('style');
      });
      expect(style).toMatch(/height \d+ms/);
      await expect(more.first().locator('+ ul')).not.toHaveAttribute('style', /height/);
    });

    test('the animation lasts 1 ms with reduced motion', tryIn(locale, 'en'), async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(locale, 'shipment-create');
      expect(await openPanel(page, 'request-setup')).toBe(1);
    });

    test('a panel opens and closes', tryIn(locale, 'en'), async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const field = page.locator('#request-setup-service');
      const summary = page.locator('#request-setup > details:not([data-rules-of]) > summary').first();
      await expect(field).toBeHidden();
      await summary.click();
      await expect(field).toBeVisible();
      await summary.click();
      await expect(field).toBeHidden();
    });

    test('the address of a folded field opens its panels and shows it', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'shipment-create#request-setup-cash_on_delivery-amount');
      await expect(page.locator('#request-setup-cash_on_delivery-amount')).toBeInViewport();
      await page.goto('about:blank');
      await open(locale, 'carrier-register#request-credentials-fedex-invoice_2fa-number');
      await expect(page.locator('#request-credentials-fedex-invoice_2fa-number')).toBeInViewport();
    });
  });
}
