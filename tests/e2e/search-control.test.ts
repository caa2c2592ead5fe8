import { expect, LOCALES, toPath, tryIn } from './portal';
import { SAYS, test } from './search-parts';

// cspell:ignore haspopup keyshortcuts

for (const locale of LOCALES) {
  test.describe(`the search control in ${locale}`, () => {
    test('is a button with visible words and its shortcut', async ({ open, search }) => {
      await open(locale, 'auth');
      const { control } = search(locale);
      await expect(control).toHaveCount(1);
      await expect(control.getByText(SAYS.control[locale], { exact: true })).toBeVisible();
      await expect(control).toHaveAttribute('type', 'button');
      await expect(control).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(control).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
      await expect(control).toHaveAccessibleDescription('Ctrl K');
    });

    test('names the keys of a Mac, without a shift of the layout', tryIn(locale), async ({ page, open, search }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
        const layout = { shift: 0 };
        Object.assign(window, { layout });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) layout.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(locale, 'auth');
      await expect(search(locale).control).toHaveAccessibleDescription('⌘ K');
      await page.waitForLoadState('networkidle');
      // The keys themselves move by a pixel or two within their frame.
      const { shift } = await page.evaluate(() => (window as unknown as { layout: { shift: number } }).layout);
      expect(shift).toBeLessThan(0.0001);
    });

    test('opens by a click, by Enter, by Space and by its keys', tryIn(locale), async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { control, dialog, box } = search(locale);
      await control.click();
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      for (const key of ['Enter', 'Space', 'Control+k', 'Meta+k', '/']) {
        await control.focus();
        await page.keyboard.press(key);
        await expect(box, key).toBeFocused();
        await expect(box, `${key} is not typed`).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(dialog, key).toBeHidden();
      }
    });

    test('the cursor is in the box within the same gesture', tryIn(locale), async ({ open, search }) => {
      await open(locale, 'auth');
      const focused = await search(locale).control.evaluate((button: HTMLButtonElement) => {
        button.click();
        return document.activeElement?.getAttribute('role');
      });
      expect(focused).toBe('combobox');
    });

    test('the served page contains it, with its words', async ({ request }) => {
      const html = await (await request.get(toPath(locale, 'auth'))).text();
      const [control = ''] = /<button[^>]*aria-keyshortcuts[\s\S]*?<\/button>/.exec(html) ?? [];
      expect(control).toContain(SAYS.control[locale]);
      expect(control).not.toMatch(/<button[^>]*\sdisabled/);
    });
  });

  test.describe(`the search control under a finger in ${locale}`, tryIn(locale), () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

    test('is 44 px wide and high', async ({ open, search }) => {
      await open(locale, 'auth');
      const size = await search(locale).control.boundingBox();
      expect(size?.width).toBeGreaterThanOrEqual(44);
      expect(size?.height).toBeGreaterThanOrEqual(44);
    });
  });

  test.describe(`the search control without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('is not shown', async ({ page, search }) => {
      await page.goto(toPath(locale, 'auth'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(search(locale).control).toBeHidden();
    });
  });
}
