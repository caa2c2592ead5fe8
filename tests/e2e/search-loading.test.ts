import type { Page, Request } from '@playwright/test';
import { expect, LOCALES, toPath, tryIn } from './portal';
import { FOUND, SAYS, test } from './search-parts';
import { WORDS } from './words';

// cspell:ignore fulfill

/** Requests for the index of a language, as they are made. */
function watchIndex(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index.json')) requests.push(request);
  });
  return requests;
}

for (const locale of LOCALES) {
  test.describe(`loading the search in ${locale}`, tryIn(locale), () => {
    test('begins when a pointer, the focus or the shortcut comes, never before', async ({ page, open, search }) => {
      const requests = watchIndex(page);
      for (const begin of [
        () => search(locale).control.hover(),
        () => search(locale).control.focus(),
        () => page.keyboard.press('Control+k'),
        () => page.keyboard.press('/'),
      ]) {
        await page.mouse.move(0, 500);
        requests.splice(0);
        await open(locale, 'auth');
        await page.mouse.move(600, 500);
        await page.mouse.wheel(0, 2000);
        await page.waitForLoadState('networkidle');
        expect(requests, 'nobody asked for it').toEqual([]);
        await begin();
        await expect.poll(() => requests.length).toBe(1);
      }
    });

    test('needs one request, of its language and version, for several pages', async ({ page, open, search }) => {
      const requests = watchIndex(page);
      const scripts = new Set<string>();
      await open(locale, 'auth');
      await page.waitForLoadState('networkidle');
      page.on('request', (request) => {
        if (/\/search\.\w+\.js/.test(request.url())) scripts.add(request.url());
      });
      const { control, dialog, box, options, find } = search(locale);
      await control.hover();
      await control.focus();
      await control.click();
      await box.fill(FOUND.page[locale]);
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: FOUND.page[locale] })).toBeVisible();
      await page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] }).click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentsList[locale] })).toBeVisible();
      await find(FOUND.heading[locale]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await control.hover();
      expect(requests).toHaveLength(1);
      expect(scripts.size).toBe(1);
      const { pathname, search: query } = new URL(requests[0]?.url() ?? '');
      expect(pathname).toBe(locale === 'ja' ? '/search-index.json' : '/en/search-index.json');
      expect(query).toMatch(/^\?v=[0-9a-f]{12}$/);
    });

    test('uses the new index after a deployment, whatever is cached', async ({ page, open, search }) => {
      const requests = watchIndex(page);
      const readVersion = (): string => new URL(requests.at(-1)?.url() ?? '').searchParams.get('v') ?? '';
      await open(locale, 'auth');
      const { options, find } = search(locale);
      await find(FOUND.page[locale]);
      const before = readVersion();
      const after = before.replace(/./g, (digit) => (digit === '0' ? '1' : '0'));
      const title = `${FOUND.page[locale]} 2.0`;
      await page.route(`**${toPath(locale, 'shipment-create')}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(before, after) });
      });
      await page.route(`**/search-index.json?v=${after}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(FOUND.page[locale], title) });
      });
      await open(locale, 'shipment-create');
      await find(FOUND.page[locale]);
      await expect(options.first()).toContainText(title);
      expect(requests).toHaveLength(2);
      expect(readVersion()).toBe(after);
    });

    test('lets the reader type meanwhile, and searches what was typed', async ({ page, open, search }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/search-index.json*', async (route) => {
        await held;
        await route.continue();
      });
      await open(locale, 'auth');
      const { dialog, box, options, show } = search(locale);
      const notice = dialog.locator('p', { hasText: SAYS.loading[locale] }).first();
      await show();
      const seenAfter = await notice.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const [appearing] = element.getAnimations();
            resolve(appearing?.effect?.getComputedTiming().delay ?? 0);
          }),
      );
      expect(seenAfter, 'what comes at once needs no notice').toBe(150);
      await page.keyboard.type(FOUND.page.en);
      await expect(notice).toBeVisible();
      await expect(box).toHaveValue(FOUND.page.en);
      release();
      await expect(options.first()).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(box).toBeFocused();
    });
  });

  test.describe(`loading the search by a finger in ${locale}`, tryIn(locale), () => {
    test.use({ hasTouch: true });

    test('begins when the finger comes down', async ({ page, open, search }) => {
      const requests = watchIndex(page);
      await open(locale, 'auth');
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      const { x = 0, y = 0, width = 0, height = 0 } = (await search(locale).control.boundingBox()) ?? {};
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
      });
      await expect.poll(() => requests.length).toBe(1);
      await expect(search(locale).dialog).toBeHidden();
    });
  });
}
