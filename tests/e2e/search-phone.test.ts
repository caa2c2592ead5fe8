import type { Page } from '@playwright/test';
import { expect, type Locale, LOCALES, tryIn } from './portal';
import { FOUND, NONSENSE, SAYS, test, type Search } from './search-parts';

const STATES: [state: string, reach: (search: Search, locale: Locale) => Promise<void>][] = [
  ['empty', ({ show }) => show()],
  ['results', ({ box }, locale) => box.fill(FOUND.frequent[locale])],
  ['no results', ({ box }, locale) => box.fill(NONSENSE[locale])],
];

/** Simulates a keyboard over the lower part of the window: browsers only report it through the visual viewport. */
async function fakeKeyboard(page: Page): Promise<(height: number, top: number) => Promise<void>> {
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  return (height, offsetTop) =>
    page.evaluate(
      (size) => {
        Object.assign(window.visualViewport as object, size);
        window.visualViewport?.dispatchEvent(new Event('resize'));
      },
      { height, offsetTop },
    );
}

/** Moves a finger up by a number of pixels, down when negative. */
async function swipe(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const from = distance > 0 ? 600 : 200;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 180, y: from }] });
  for (let step = 1; step <= 5; step += 1) {
    const touchPoints = [{ x: 180, y: from - (distance * step) / 5 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const locale of LOCALES) {
  test.describe(`the search on a phone in ${locale}`, tryIn(locale), () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

    test('fills the screen, and the button that cancels is in view', async ({ page, open, search }) => {
      await open(locale, 'shipment-create');
      const parts = search(locale);
      await parts.control.tap();
      await expect(parts.box).toBeFocused();
      const sheet = await parts.dialog.evaluate((dialog) => {
        const { left, top, width, height } = dialog.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        return [left, top, width, height];
      });
      expect(sheet).toEqual([0, 0, 375, 667]);
      const close = await parts.close.boundingBox();
      expect(close?.height).toBeGreaterThanOrEqual(44);
      for (const [state, reach] of STATES.slice(1)) {
        await reach(parts, locale);
        await expect(parts.close, state).toBeInViewport({ ratio: 1 });
        await expect(parts.clear, state).toBeInViewport({ ratio: 1 });
      }
      await parts.close.tap();
      await expect(parts.dialog).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('stays above the keyboard, to the last result', async ({ page, open, search }) => {
      const showKeyboard = await fakeKeyboard(page);
      await open(locale, 'auth');
      const { box, options, find } = search(locale);
      await find(FOUND.frequent[locale]);
      await showKeyboard(310, 40);
      const isVisible = async (): Promise<boolean[]> =>
        Promise.all(
          [box, options.last()].map((part) =>
            part.evaluate((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return top >= 40 && bottom <= 350;
            }),
          ),
        );
      await page.keyboard.press('ArrowUp');
      await expect.poll(isVisible).toEqual([true, true]);
    });

    test('scrolls its results under a finger, and the page behind does not move', async ({ page, open, search }) => {
      await open(locale, 'shipment-create');
      await page.evaluate(() => scrollTo(0, 300));
      const { options, chosen, find } = search(locale);
      await find(FOUND.frequent[locale]);
      const before = (await options.first().boundingBox())?.y ?? 0;
      await swipe(page, 400);
      await expect.poll(async () => (await options.first().boundingBox())?.y).toBeLessThan(before - 200);
      await expect(chosen, 'a finger that scrolls chooses nothing').toHaveCount(0);
      for (let count = 0; count < 3; count += 1) await swipe(page, -400);
      await expect.poll(async () => (await options.first().boundingBox())?.y).toBe(before);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      const overscroll = await options.first().evaluate((option) => {
        let at: Element | null = option;
        while (at && getComputedStyle(at).overflowY !== 'auto') at = at.parentElement;
        return at && getComputedStyle(at).overscrollBehaviorY;
      });
      expect(overscroll).toBe('contain');
    });

    test('loses nothing in a small window', async ({ page, open, search }) => {
      for (const [width, height] of [
        [320, 568],
        [320, 256],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(locale, 'auth');
        const parts = search(locale);
        for (const [state, reach] of STATES) {
          await reach(parts, locale);
          await expect(parts.close, state).toBeInViewport({ ratio: 1 });
          const overflow = await parts.dialog.evaluate((dialog) =>
            [dialog, ...dialog.querySelectorAll('div, p, a, ul')]
              .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
              .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          );
          expect.soft(overflow, `${state} at ${width} × ${height}`).toEqual([]);
        }
        const last = parts.dialog.getByRole('link').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
      }
    });

    test('keeps clear of the rounded corners and the notch', async ({ page, open, search }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', {
        insets: { top: 30, bottom: 20, left: 10, right: 12 },
      });
      await open(locale, 'auth');
      const { dialog, box, close, show } = search(locale);
      await show();
      const padding = await dialog.evaluate((element) => {
        const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(
          element.firstElementChild ?? element,
        );
        return [paddingTop, paddingRight, paddingBottom, paddingLeft];
      });
      expect(padding).toEqual(['30px', '12px', '20px', '10px']);
      expect((await box.boundingBox())?.y).toBeGreaterThanOrEqual(30);
      const { x = 0, width = 0 } = (await close.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(375 - 12);
      await expect(dialog).toContainText(SAYS.short[locale]);
    });
  });
}
