import type { Locator, Page } from '@playwright/test';
import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';

function getPanel(page: Page, id: string): Locator {
  return page.locator(`#${id} > details:not([data-rules-of])`);
}

async function readTop(target: Locator): Promise<number> {
  return (await target.boundingBox())?.y ?? NaN;
}

/** Waits until the history entry contains the position. */
async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll === window.scrollY))
    .toBe(true);
}

for (const locale of LOCALES) {
  test.describe(`the place of the reader in ${locale}`, tryIn(locale), () => {
    test('is the same after a reload, after Back from another site and after Back within the page @sample', async ({
      page,
      open,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(locale, 'shipment-create');
      await getPanel(page, 'request-setup').locator('> summary').click();
      const field = page.locator('#request-setup-insurance');
      await field.evaluate((element) => element.scrollIntoView());
      await waitUntilKept(page);
      const top = await readTop(field);
      const expectKept = async (): Promise<void> => {
        await waitUntilWorking(page);
        await expect(getPanel(page, 'request-setup')).toHaveAttribute('open');
        await expect.poll(async () => Math.abs((await readTop(field)) - top)).toBeLessThanOrEqual(2);
      };
      await page.reload();
      await expectKept();
      // Another document, from which only the history leads back.
      await page.goto(toPath(locale === 'ja' ? 'en' : 'ja', 'auth'));
      await page.goBack();
      await expectKept();
      // Playwright scrolls to what it presses, also where that is in view.
      await page.locator('[data-rail] a[href="#errors"]').evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/#errors$/);
      await page.goBack();
      await expectKept();
    });

    test('a panel that is left while it closes or opens is whole after Back', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const panel = getPanel(page, 'request-setup');
      const leaveAndReturn = async (isOpen: boolean): Promise<void> => {
        await page.evaluate(
          (path) => {
            document.querySelector<HTMLElement>('#request-setup > details:not([data-rules-of]) > summary')?.click();
            document.querySelector<HTMLElement>(`aside a[href="${path}"]`)?.click();
          },
          toPath(locale, 'auth'),
        );
        await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'auth')}$`));
        await expect(panel).toHaveCount(0);
        await page.goBack();
        await expect(panel).toHaveAttribute('data-collapsed', String(!isOpen));
        await expect(panel).toHaveJSProperty('open', isOpen);
        await expect(panel.locator('> div')).not.toHaveAttribute('style', /height/);
      };
      await page.locator(`aside a[href="${toPath(locale, 'auth')}"]`).hover();
      await leaveAndReturn(true);
      await leaveAndReturn(false);
    });

    test('a linked nested field is open, in view and has a bar for a moment, and its text stays where it is', async ({
      page,
      open,
    }) => {
      // What is seen at the start and at the end of the animation, however late the test looks.
      await page.addInitScript(() => {
        const seen: Record<string, unknown> = {};
        Object.assign(window, { seen });
        for (const moment of ['animationstart', 'animationend'])
          document.addEventListener(moment, ({ target }) => {
            if (!(target instanceof Element) || target.id !== 'request-setup-date') return;
            const { x, y, width, height } = target.querySelector('code')?.getBoundingClientRect() ?? new DOMRect();
            const top = y - target.getBoundingClientRect().y;
            seen[moment] = {
              bar: getComputedStyle(target).borderImageSource !== 'none',
              name: [x, top, width, height],
            };
          });
      });
      await open(locale, 'shipment-create#request-setup-date');
      await expect(page.locator('#request-setup-date')).toBeInViewport();
      type Seen = Record<string, { bar: boolean; name: number[] } | undefined>;
      const read = (): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      await expect.poll(async () => Object.keys(await read())).toEqual(['animationstart', 'animationend']);
      const { animationstart: start, animationend: end } = await read();
      expect([start?.bar, end?.bar]).toEqual([true, false]);
      expect(end?.name).toEqual(start?.name);
      // Also from elsewhere on the page, and on another page.
      await page.evaluate(() => (window.location.hash = '#request-setup-currency'));
      await expect(page.locator('#request-setup-currency')).toHaveAttribute('data-target');
      await expect(page.locator('[data-target]')).toHaveCount(1);
    });

    test('a window of another size shows what it showed', async ({ page, open }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(locale, 'shipment-create#request-setup-insurance');
      const field = page.locator('#request-setup-insurance');
      await expect(field).toBeInViewport();
      for (const width of [900, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => readTop(field)).toBeLessThan(240);
        expect(await readTop(field)).toBeGreaterThan(60);
      }
    });

    test('no link within a rule leads away from it', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const links = await page
        .locator('[data-rule] a:not(.hash-link)')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.filter((href) => href.startsWith('#'))).toEqual([]);
    });
  });
}
