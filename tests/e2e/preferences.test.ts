import type { Page } from '@playwright/test';
import { settle } from './axe';
import { LOOKS, openPanels, openSearch, openSidebar, setLook } from './looks';
import { expect, LOCALES, test, tryIn } from './portal';
import { WORDS } from './words';

/** Reads the style of a part, as far as forced colors leave a choice. */
async function readDrawing(page: Page, selector: string): Promise<string[]> {
  await settle(page);
  return page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const { borderBottomColor, borderBottomWidth, borderBottomStyle, outlineStyle, backgroundColor, fontWeight } =
        getComputedStyle(part);
      return [borderBottomStyle, borderBottomWidth, borderBottomColor, outlineStyle, backgroundColor, fontWeight].join(
        ' ',
      );
    }),
  );
}

for (const locale of LOCALES) {
  test.describe(`with forced colors in ${locale}`, tryIn(locale), () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

    test('the chosen tab and the chosen result are told from the others', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const [chosen] = await readDrawing(page, '[role=tab][aria-selected=true]');
      const others = await readDrawing(page, '[role=tab][aria-selected=false]');
      expect(others).not.toContain(chosen);
      const box = await openSearch(page, locale);
      await box.fill(WORDS.shipmentCreate[locale]);
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const [active] = await readDrawing(page, '[role=option][aria-selected=true]');
      expect(await readDrawing(page, '[role=option][aria-selected=false]')).not.toContain(active);
    });

    test('icons and the page in the sidebar stay visible', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const icons = page.locator('nav button svg');
      for (const icon of await icons.all()) {
        if (!(await icon.isVisible())) continue;
        const { ink, paper } = await icon.evaluate((svg) => ({
          ink: getComputedStyle(svg).color,
          paper: getComputedStyle(document.body).backgroundColor,
        }));
        expect(ink).not.toBe(paper);
      }
      const [active] = await readDrawing(page, 'aside a[aria-current=page]');
      expect(await readDrawing(page, 'aside li:not(:has([aria-current])) > a')).not.toContain(active);
    });
  });

  test(`nothing moves in ${locale} for those who prefer less motion`, tryIn(locale, 'en'), async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(locale, 'shipment-create');
    await page.evaluate(() => {
      const longest = { motion: 0, of: '' };
      Object.assign(window, { longest });
      const note = ({ target }: Event): void => {
        for (const animation of document.getAnimations()) {
          const duration = Number(animation.effect?.getComputedTiming().duration);
          if (duration > longest.motion)
            Object.assign(longest, { motion: duration, of: (target as Element).outerHTML.slice(0, 100) });
        }
      };
      for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true);
    });
    await openPanels(page);
    await page.getByRole('button', { name: WORDS.colorMode[locale] }).click();
    await openSearch(page, locale);
    await page.keyboard.press('Escape');
    await setLook(page, { ...LOOKS['phone and light'] });
    await openSidebar(page, locale);
    const longest = await page.evaluate(
      () => (window as unknown as { longest: { motion: number; of: string } }).longest,
    );
    expect(longest.motion, longest.of).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
}
