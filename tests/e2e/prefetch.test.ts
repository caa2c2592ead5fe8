import type { Page } from '@playwright/test';
import { expect, LOCALES, test, tryIn, type Locale } from './portal';
import { WORDS } from './words';

/** The most that a first visit may ask for until nothing more is fetched. */
const REQUESTS_MAX = 12;

function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url());
  });
  return requests;
}

function getLink(page: Page, locale: Locale): ReturnType<Page['getByRole']> {
  return page.getByRole('link', { name: WORDS.shipmentsList[locale], exact: true }).first();
}

for (const locale of LOCALES) {
  test.describe(`pages ahead in ${locale}`, tryIn(locale), () => {
    test('are not fetched before a reader turns to their link', async ({ page, open }) => {
      const requests = recordRequests(page);
      await open(locale, 'shipment');
      await expect(getLink(page, locale)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS_MAX);
    });

    test('are fetched when the pointer or the keyboard comes to it', async ({ page, open }) => {
      for (const turnTo of ['hover', 'focus'] as const) {
        await open(locale, 'shipment');
        await page.waitForLoadState('networkidle');
        const requests = recordRequests(page);
        await getLink(page, locale)[turnTo]();
        await expect.poll(() => requests.filter((url) => url.endsWith('/shipments-list')).length, turnTo).toBe(1);
        await expect(page).toHaveURL(/\/shipment$/);
      }
    });
  });
}
