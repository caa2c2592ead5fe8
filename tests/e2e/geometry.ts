import type { Page } from '@playwright/test';
import { settle } from './axe';

/**
 * Controls in view that are smaller than 24 × 24 px (WCAG 2.2, 2.5.8), each with its size. A link within a sentence is
 * as high as its line, and a box to tick is as large as its label.
 */
export async function listSmallTargets(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [tabindex="0"]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
        const { width, height } = (label ?? control).getBoundingClientRect();
        const isWithinText =
          getComputedStyle(control).display === 'inline' && control.closest('p, li, td, th, dd, dt, figcaption');
        // Moved out of sight until it has the focus.
        const isSkipLink = control.matches('a[href^="#__docusaurus_skip"]');
        if (isWithinText || isSkipLink || (width >= 24 && height >= 24)) return [];
        return [`${control.outerHTML.slice(0, 120)} ${width.toFixed(1)} × ${height.toFixed(1)}`];
      });
  });
}

/**
 * Lists scrolling boxes around tables that are not a region with a unique name or that the keyboard does not reach, and
 * boxes that are marked as such a region but do not scroll.
 */
export async function listBadRegions(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('article table, main table')].flatMap(({ parentElement: box }) =>
      box?.checkVisibility() ? [box] : [],
    );
    const names = boxes.map((box) => box.getAttribute('aria-label'));
    return [...new Set(boxes)].flatMap((box) => {
      const name = box.getAttribute('aria-label');
      const overflows = box.scrollWidth > box.clientWidth;
      const isRegion = box.getAttribute('role') === 'region' && box.getAttribute('tabindex') === '0' && Boolean(name);
      const isAlone = names.filter((other) => other === name).length === 1;
      if (overflows ? isRegion && isAlone : !isRegion) return [];
      return [`${name}: ${overflows ? 'scrolls, and is no region with a name of its own' : 'does not scroll'}`];
    });
  });
}

/** Measures by how much the page is wider than its window, in pixels. */
export async function measureOverhang(page: Page): Promise<number> {
  await settle(page);
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** The width of A4 between usual margins, in CSS pixels. */
export const PAPER = { width: 718, height: 1000 };

/** Lists what a reader of the printed page would miss or could not use. The page has to be in the print medium. */
export async function listPrintLosses(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const report = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 100)}`;
    const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const isSeen = (element: HTMLElement): boolean => element.checkVisibility() && element.clientHeight > 1;
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    return [
      ...find('nav, footer, button, select, input, [role=tablist]').filter(isSeen).map(report('of no use on paper')),
      ...find('article [data-field], article pre, article tr')
        // Of examples and languages, the one that was chosen is printed.
        .filter((part) => !isSeen(part) && !part.closest('[data-of], [data-example], [role=tabpanel]'))
        .map(report('not printed')),
      ...find('article pre, article figure, article div:has(> table), details, details > div')
        .filter(isCut)
        .map(report('cut')),
      ...find('article *')
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map(report('wider than the paper')),
    ];
  });
}
