import type { Page } from '@playwright/test';
import { expect, LOCALES, toPath, tryIn } from './portal';
import { FOUND, HEADING_FOUND, PAGE_FOUND, test } from './search-parts';
import { WORDS } from './words';

// cspell:ignore fulfill

/** A field that is in a folded panel of a page. */
const FIELD = 'credentials.invoice_2fa.number';
const FIELD_ADDRESS = 'carrier-register#request-credentials-fedex-invoice_2fa-number';

/** Measures the distance of an element from the navbar, in pixels; none when the navbar covers it. */
function measureGap(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(target)?.getBoundingClientRect().top ?? -1) - bar;
  }, id);
}

for (const locale of LOCALES) {
  test.describe(`following a result in ${locale}`, tryIn(locale), () => {
    test('closes the dialog, navigates within the portal, and focuses the heading', async ({ page, open, search }) => {
      await open(locale, 'auth');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const { dialog, options, find } = search(locale);
      await find(FOUND.heading[locale]);
      await options.first().click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${toPath(locale, HEADING_FOUND)}$`));
      const heading = page.locator('#space-out');
      await expect(heading).toBeFocused();
      await expect(heading).toHaveAttribute('tabindex', '-1');
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await measureGap(page, 'space-out')).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    test('to the top of a page focuses its title', async ({ page, open, search }) => {
      await open(locale, 'shipment-create');
      await page.evaluate(() => scrollTo(0, 900));
      const { options, find } = search(locale);
      await find(FOUND.page[locale]);
      await expect(options.first()).toHaveAttribute('href', toPath(locale, PAGE_FOUND));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: FOUND.page[locale] })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('a second time scrolls there again', async ({ page, open, search }) => {
      await open(locale, 'auth');
      await page.setViewportSize({ width: 1280, height: 400 });
      const { dialog, box, find } = search(locale);
      await find(FOUND.heading[locale]);
      await page.keyboard.press('Enter');
      await expect(page.locator('#space-out')).toBeFocused();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator('#space-out')).not.toBeInViewport();
      await page.keyboard.press('Control+k');
      await expect(box).toHaveValue(FOUND.heading[locale]);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.locator('#space-out')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#space-out')).toBeFocused();
    });

    test('and going back leads to where the reader was', async ({ page, open, search }) => {
      await open(locale, 'shipment-create');
      await page.evaluate(() => scrollTo(0, 1500));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
      const { find } = search(locale);
      await find(FOUND.heading[locale]);
      await page.keyboard.press('Enter');
      await expect(page.locator('#space-out')).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeAttached();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    });

    test('to a field opens the panel that contains it', async ({ page, open, search }) => {
      for (const from of ['auth', 'carrier-register']) {
        await open(locale, from);
        const { options, find } = search(locale);
        await find(FIELD);
        await expect(options.first()).toHaveAttribute('href', toPath(locale, FIELD_ADDRESS));
        await options.first().click();
        await expect(page).toHaveURL(new RegExp(`${toPath(locale, FIELD_ADDRESS)}$`));
        const id = FIELD_ADDRESS.split('#')[1] ?? '';
        await expect(page.locator(`#${id}`), `from ${from}`).toBeInViewport();
        await expect(page.locator(`#${id}`)).toBeFocused();
        expect(await measureGap(page, id)).toBeGreaterThanOrEqual(0);
      }
    });

    test('to an example shows that example', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { options, find } = search(locale);
      await find(locale === 'ja' ? '佐川急便：返送用の送り状' : 'Sagawa - with a return label');
      const href = (await options.first().getAttribute('href')) ?? '';
      expect(href).toBe(toPath(locale, 'shipment-create#example-sagawa-return-label'));
      await options.first().click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator('#example-sagawa-return-label')).toBeVisible();
    });

    test('finds a heading whose address is written in Japanese letters', async ({ page, open, search }) => {
      await page.route('**/search-index.json*', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        // The portal has Latin IDs for its headings; other IDs can come with an upgrade or a new page.
        await route.fulfill({ response, body: text.replace('"space-out"', '"間隔 100%"') });
      });
      await page.route(`**${toPath(locale, PAGE_FOUND)}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(/id="?space-out"?(?=[ >])/, 'id="間隔 100%"') });
      });
      await open(locale, 'auth');
      const { options, find } = search(locale);
      await find(FOUND.heading[locale]);
      const address = `${toPath(locale, PAGE_FOUND)}#${encodeURIComponent('間隔 100%')}`;
      await expect(options.first()).toHaveAttribute('href', address);
      await page.keyboard.press('Enter');
      await expect(page.locator('[id="間隔 100%"]')).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });

    test('with a modifier leaves it to the browser', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, options, find } = search(locale);
      await find(FOUND.heading[locale]);
      for (const how of ['middle', 'Control'] as const) {
        const opened = page.context().waitForEvent('page');
        await options.first().click(how === 'middle' ? { button: how } : { modifiers: [how] });
        await expect(await opened).toHaveURL(new RegExp(`${toPath(locale, HEADING_FOUND)}$`));
        await expect(dialog).toBeVisible();
      }
    });
  });
}
