import type { Page } from '@playwright/test';
import { settle } from './axe';
import { expect, LOCALES, test, tryIn } from './portal';
import { TestConsole } from './try-console';

/** Widths with the same layout: examples and Try it in a sheet, in one row, and in a column next to the text. */
const LAYOUTS = [[320, 390, 768], [1024], [1280, 1440, 1920]] as const;
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
  for (const widths of LAYOUTS) {
    test(
      `every control is inside what contains it at ${widths.join(', ')} px in ${locale}`,
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        const resize = (width: number): Promise<void> => page.setViewportSize({ width, height: 800 });
        const expectInside = async (state: string): Promise<void> => {
          for (const width of widths) {
            await resize(width);
            expect.soft(await listOutside(page), `${state} at ${width} px`).toEqual([]);
          }
        };
        await resize(widths[0]);
        for (const id of PAGES) {
          await open(locale, id);
          await expectInside(`/${id}`);
        }
        for (const id of OPERATIONS) {
          await open(locale, id);
          await expectInside(`/${id}`);
          const console = new TestConsole(page, locale);
          await console.open();
          await expectInside(`/${id} with Try it`);
          await console.prepare();
          await console.send();
          await expect(console.place.locator('[data-status]')).toBeVisible();
          await expectInside(`/${id} with a response`);
        }
      },
    );
  }
}
