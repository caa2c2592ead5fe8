import type { Page, Route } from '@playwright/test';
import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking, type Locale } from './portal';
import { WORDS } from './words';

const link = (page: Page, locale: Locale) =>
  page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentCreate[locale] });
const heading = (page: Page, locale: Locale) =>
  page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] });

/** A host after a deployment: what an open page names by its hash is no longer there. */
const respondGone = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>404</title>' });

const STORAGES = {
  'takes nothing more': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
};

for (const locale of LOCALES) {
  test.describe(`failures in ${locale}`, () => {
    test(
      'a deployment while a page is open: the next page comes with the new version',
      tryIn(locale),
      async ({ page, open }) => {
        await open(locale, 'auth');
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.route(`**${toPath(locale, 'shipment-create')}`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/(assets\/js\/main\.\w+\.js)/, '$1?new');
          await route.fulfill({ response, body });
        });
        await link(page, locale).click();
        await expect(heading(page, locale)).toBeVisible();
        await waitUntilWorking(page);
        expect(await page.evaluate(() => 'sameDocument' in window), 'its scripts and styles run').toBe(false);
      },
    );

    test('a page that the host no longer has: the reader is asked to reload, and arrives', async ({
      page,
      open,
      pageErrors,
    }) => {
      await open(locale, 'auth');
      const url = `**${toPath(locale, 'shipment-create')}`;
      await page.route(url, respondGone);
      await link(page, locale).click();
      const alert = page.getByRole('alert').filter({ hasText: WORDS.gone[locale] });
      await expect(alert).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 1, name: WORDS.auth[locale] }),
        'what was read stays',
      ).toBeVisible();
      await expect(alert.getByRole('button').first()).toHaveText(WORDS.reload[locale]);
      await page.unroute(url, respondGone);
      await alert.getByRole('button', { name: WORDS.reload[locale] }).click();
      await expect(heading(page, locale)).toBeVisible();
      await waitUntilWorking(page);
      pageErrors.splice(0);
    });

    test('without a network: the reader is told to check it, and Retry leads on', async ({
      page,
      open,
      context,
      pageErrors,
    }) => {
      await open(locale, 'auth');
      await context.setOffline(true);
      await link(page, locale).click();
      const alert = page.getByRole('alert').filter({ hasText: WORDS.failed[locale] });
      await expect(alert).toBeVisible();
      await context.setOffline(false);
      await alert.getByRole('button', { name: WORDS.retry[locale] }).click();
      await expect(heading(page, locale)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      pageErrors.splice(0);
    });

    test(
      'when no script comes, the page can be read and its links lead on',
      tryIn(locale),
      async ({ page, pageErrors }) => {
        await page.route('**/assets/js/**', (route) => route.abort());
        await page.goto(toPath(locale, 'auth'));
        await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] })).toBeVisible();
        await link(page, locale).click();
        await expect(heading(page, locale)).toBeVisible();
        await expect(page.locator('#request-setup')).toBeVisible();
        pageErrors.splice(0);
      },
    );

    test(
      'when the script of a page does not come, the page says so, and Retry loads it',
      tryIn(locale),
      async ({ page, open, pageErrors }) => {
        for (const [id, chunk] of [
          ['shipment-create', 'operation'],
          ['common-car', 'carrier-matrix'],
        ] as const) {
          const url = `**/assets/js/${chunk}.*.js`;
          await page.route(url, (route) => route.abort());
          await open(locale, id);
          const alert = page.getByRole('alert').filter({ hasText: WORDS.failed[locale] });
          await expect(alert).toContainText('ChunkLoadError');
          await page.unroute(url);
          const loaded = page.waitForResponse(url);
          await alert.getByRole('button', { name: WORDS.retry[locale] }).click();
          expect((await loaded).ok()).toBe(true);
          await expect(alert).toHaveCount(0);
        }
        pageErrors.splice(0);
      },
    );

    test('when no style comes, the page can be read and works', tryIn(locale, 'en'), async ({ page, pageErrors }) => {
      await page.route('**/assets/css/**', (route) => route.abort());
      await page.goto(toPath(locale, 'auth'));
      await waitUntilWorking(page);
      await link(page, locale).first().click();
      await expect(heading(page, locale)).toBeVisible();
      pageErrors.splice(0);
    });

    for (const [storage, block] of Object.entries(STORAGES)) {
      test(
        `without storage (${storage}) the reader loses nothing`,
        tryIn(locale, storage === 'is blocked' ? 'ja' : 'en'),
        async ({ page, open, pageErrors }) => {
          await page.addInitScript(block);
          await open(locale, 'shipment-create');
          await page.getByRole('button', { name: WORDS.colorMode[locale] }).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /light|dark/);
          await page.getByRole('tab', { name: 'curl' }).click();
          await expect(page.getByRole('tab', { name: 'curl' })).toHaveAttribute('aria-selected', 'true');
          const examples = page.getByRole('complementary', { name: WORDS.examples[locale], exact: true });
          await examples.getByLabel(WORDS.example[locale], { exact: true }).selectOption('dhl');
          await expect(examples.locator('[data-example=dhl]').first()).not.toHaveAttribute('hidden');
          expect(pageErrors.splice(0).filter((error) => !error.includes('Docusaurus storage error'))).toEqual([]);
        },
      );
    }

    test(
      'a choice that is made in one tab applies in the other',
      tryIn(locale, 'en'),
      async ({ page, open, context }) => {
        await open(locale, 'shipment-create');
        const second = await context.newPage();
        await second.goto(toPath(locale, 'tracking-get'));
        await waitUntilWorking(second);
        await second.getByRole('tab', { name: 'Python' }).click();
        await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
        await page.getByRole('tab', { name: 'curl' }).click();
        await expect(second.getByRole('tab', { name: 'curl' })).toHaveAttribute('aria-selected', 'true');
      },
    );

    test(
      'a page that is asked for again is not sent again while it is the same',
      tryIn(locale),
      async ({ request }) => {
        const first = await request.get(toPath(locale, 'auth'));
        expect(first.headers()['cache-control']).toContain('must-revalidate');
        const again = await request.get(toPath(locale, 'auth'), {
          headers: { 'if-none-match': first.headers().etag ?? '' },
        });
        expect(again.status()).toBe(304);
      },
    );
  });
}
