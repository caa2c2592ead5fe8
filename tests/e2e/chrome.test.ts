// cspell:ignore autospace
import type { Page } from '@playwright/test';
import { settle } from './axe';
import { openSidebar } from './looks';
import { expect, LOCALES, test, toPath, tryIn } from './portal';
import { WORDS } from './words';

/** Where the boxes of the parts of a page end, in whole pixels. */
function listRightEdges(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('.theme-doc-markdown > *')]
        .filter((part) => part.checkVisibility())
        .map((part) => Math.round(part.getBoundingClientRect().right)),
    ),
  ]);
}

for (const locale of LOCALES) {
  test.describe(`the chrome in ${locale}`, () => {
    test('text, code and tables end at one edge, whatever the width', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'pagination');
      for (const width of [1920, 1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const edges = await listRightEdges(page);
        expect.soft(edges.length, `edges at ${width} px`).toBeLessThanOrEqual(1);
        const text = await page.locator('article p').nth(1).boundingBox();
        expect.soft(text?.width, `width of text at ${width} px`).toBeLessThanOrEqual(46 * 16);
        if (width < 1200) continue;
        const contents = page.locator('.theme-doc-toc-desktop');
        const gap = ((await contents.boundingBox())?.x ?? 0) - (edges[0] ?? 0);
        expect.soft(gap, `gap before the contents at ${width} px`).toBeLessThanOrEqual(64);
      }
    });

    test(
      'what is wide reaches further than text, and no further than 60 rem',
      tryIn(locale),
      async ({ page, open }) => {
        await page.setViewportSize({ width: 1920, height: 900 });
        await open(locale, 'common-car');
        const width = (await page.locator('[data-matrix]').boundingBox())?.width ?? 0;
        expect(width).toBeGreaterThan(46 * 16);
        expect(width).toBeLessThanOrEqual(60 * 16);
      },
    );

    test('the sidebar shows the page that is open', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'subuser-refresh');
      const active = page.getByRole('complementary').locator('[aria-current=page]');
      await expect(active).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('the navbar marks the section of the page, also after a link', tryIn(locale, 'en'), async ({ page, open }) => {
      const marked = page.locator('.navbar__link--active');
      for (const [id, href] of [
        ['getting-started-how-it-works', 'getting-started'],
        ['carriers-list', 'common-car'],
        ['err-code', 'err'],
      ] as const) {
        await open(locale, id);
        await expect(marked).toHaveAttribute('href', toPath(locale, href));
        await expect(marked).toHaveAttribute('aria-current', 'true');
      }
      await page.getByRole('complementary').getByRole('link', { name: 'Create a shipment' }).click();
      await expect(page).toHaveURL(/shipment-create$/);
      await expect(marked).toHaveAttribute('href', toPath(locale, 'shipment'));
    });

    test('the drawer shows the page that is open, and the other language is one tap away', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(locale, 'subuser-refresh#errors');
      await openSidebar(page, locale);
      const drawer = page.locator('.navbar-sidebar');
      await expect(drawer.locator('[aria-current=page]')).toBeInViewport();
      await expect(drawer.getByRole('button', { name: WORDS.colorMode[locale] })).toBeInViewport();
      const other = locale === 'ja' ? 'English' : '日本語';
      await drawer.getByRole('link', { name: other }).click();
      await expect(page).toHaveURL(locale === 'ja' ? /\/en\/subuser-refresh#errors$/ : /:\d+\/subuser-refresh#errors$/);
    });

    test(
      'the drawer begins with a bar as high as that of the page, and its button closes it',
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await open(locale, 'auth');
        await openSidebar(page, locale);
        const drawer = page.locator('.navbar-sidebar');
        const [bar, brand] = [page.locator('.navbar'), drawer.locator('.navbar-sidebar__brand')];
        expect((await brand.boundingBox())?.height).toBeLessThanOrEqual(((await bar.boundingBox())?.height ?? 0) + 1);
        const close = drawer.getByRole('button', { name: WORDS.closeSidebar[locale] });
        await expect(close).toHaveText('✕');
        await close.click();
        await expect(drawer).toHaveCount(0);
      },
    );

    test('closing the drawer leaves the reader where they were', tryIn(locale), async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(locale, 'shipment-create');
      await page.evaluate(() => window.scrollTo(0, 3000));
      // A click of Playwright would scroll by itself.
      await page.locator('.navbar__toggle').evaluate((button: HTMLElement) => button.click());
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(3000);
    });

    test('a tap outside the drawer closes it', tryIn(locale, 'en'), async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(locale, 'auth');
      await openSidebar(page, locale);
      await page.mouse.click(380, 400);
      await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    });

    test('on a phone a diagram is a list from top to bottom', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'tracking');
      const drawing = page.getByRole('img', { name: /registered|登録/ });
      await expect(drawing).toBeVisible();
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(drawing).toBeHidden();
      const steps = page.getByRole('list').filter({ hasText: 'out_for_delivery' }).first();
      await expect(steps.getByRole('listitem')).toHaveCount(9);
    });

    test('the link of a heading copies its URL', async ({ page, context, open }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(locale, 'auth');
      const link = page.locator('#send').getByRole('link');
      await link.click();
      await expect(
        page.getByRole('status').filter({ hasText: locale === 'ja' ? 'リンクをコピー' : 'link was copied' }),
      ).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      expect(page.url()).toMatch(/auth#send$/);
    });

    test('values in code have no gaps that they do not have', tryIn(locale), async ({ page, open }) => {
      await open(locale, 'getting-started-request-examples');
      const spaced = await page.evaluate(() =>
        [...document.querySelectorAll('pre, code')].filter(
          (code) => !/^(no-autospace|)$/.test(getComputedStyle(code).getPropertyValue('text-autospace')),
        ),
      );
      expect(spaced).toEqual([]);
    });
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('what is pressed is 44 px high', async ({ page, open }) => {
    for (const id of ['auth', 'common-car', 'shipment']) {
      await open('ja', id);
      const measure = (): Promise<string[]> =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              '.navbar button, .navbar-sidebar a, .theme-doc-breadcrumbs a, .hash-link, .pagination-nav a, footer a, [data-matrix] label',
            ),
          ]
            .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 43.5)
            .map((control) => `${control.outerHTML.slice(0, 100)} ${control.getBoundingClientRect().height}`),
        );
      expect.soft(await measure(), id).toEqual([]);
      await openSidebar(page, 'ja');
      expect.soft(await measure(), `${id}, with the sidebar`).toEqual([]);
    }
  });
});

test('a line of Japanese has 40 to 44 characters', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('ja', 'auth');
  const { width, size } = await page
    .locator('article p')
    .nth(2)
    .evaluate((text) => ({
      width: text.clientWidth,
      size: Number.parseFloat(getComputedStyle(text).fontSize),
    }));
  expect(width / size).toBeGreaterThanOrEqual(40);
  expect(width / size).toBeLessThanOrEqual(44);
});

test('animations last 120 to 200 ms, and 0 ms with reduced motion', async ({ page, open }) => {
  await open('ja', 'shipment');
  const list = (): Promise<number[]> =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('body *')].flatMap((element) =>
          getComputedStyle(element)
            .transitionDuration.split(', ')
            .map((duration) => Number.parseFloat(duration) * 1000),
        ),
      ),
    ]);
  for (const duration of (await list()).filter((one) => one > 0)) {
    expect(duration).toBeGreaterThanOrEqual(120);
    expect(duration).toBeLessThanOrEqual(200);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Math.max(...(await list()))).toBeLessThanOrEqual(1);
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('the sidebar is below the page', async ({ page }) => {
    await page.goto('/en/auth');
    const link = page.locator('aside').getByRole('link', { name: 'Call limit', exact: true });
    const [end, start] = [await page.locator('article').boundingBox(), await link.boundingBox()];
    expect(start?.y).toBeGreaterThan((end?.y ?? NaN) + (end?.height ?? NaN));
    await link.click();
    await expect(page).toHaveURL(/\/en\/api-call-limit$/);
  });
});
