import type { Page } from '@playwright/test';
import { settle } from './axe';
import { expect, LOCALES, test, tryIn } from './portal';
import { TestConsole } from './try-console';

const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];
/** Pages with controls in their text, and those that open Try it. */
const PAGES = ['', 'err', 'getting-started-request-examples', 'getting-started-how-it-works', 'common-car'];
const OPERATIONS = ['shipment-create', 'tracking-get', 'shipments-list', 'file-upload'];

/**
 * Lists the controls that end outside of an element around them, up to the first one that scrolls by intent: a table's region, a row of
 * tabs, the rail. Anything else that is wider than its place is a defect, whether it is cut off or scrolls.
 */
async function listOutside(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const SCROLLS = '[data-scroll], [data-rail] *, pre';
    return [...document.querySelectorAll('main :is(button, select, textarea, input, summary)')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      if (!control.checkVisibility({ opacityProperty: true }) || box.width < 2) return [];
      for (let place = control.parentElement; place?.closest('main'); place = place.parentElement) {
        const { display, position } = getComputedStyle(place);
        if (place.matches(SCROLLS)) return [];
        const { left, right } = place.getBoundingClientRect();
        const isBox = !['contents', 'inline'].includes(display);
        if (isBox && (box.left < left - 1 || box.right > right + 1))
          return [
            `${control.outerHTML.slice(0, 90)} ends at ${box.right}, its ${place.outerHTML.slice(0, 50)} at ${right}`,
          ];
        if (position === 'fixed') return [];
      }
      return [];
    });
  });
}

for (const locale of LOCALES) {
  for (const width of WIDTHS) {
    test(
      `every control is inside what contains it at ${width} px in ${locale}`,
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const id of PAGES) {
          await open(locale, id);
          expect.soft(await listOutside(page), `/${id}`).toEqual([]);
        }
        for (const id of OPERATIONS) {
          await open(locale, id);
          expect.soft(await listOutside(page), `/${id}`).toEqual([]);
          const console = new TestConsole(page, locale);
          await console.open();
          expect.soft(await listOutside(page), `/${id} with Try it`).toEqual([]);
          await console.prepare();
          await console.send();
          await expect(console.place.locator('[data-status]')).toBeVisible();
          expect.soft(await listOutside(page), `/${id} with a response`).toEqual([]);
        }
      },
    );
  }
}
