import { PAGE_IDS } from '../agreement/page-ids';
import { LOOKS, openPanels, setLook } from './looks';
import { expect, LOCALES, test, toPath } from './portal';

/**
 * Controls in view that are smaller than 24 × 24 px (WCAG 2.2, 2.5.8), each with its size. A link within a sentence is
 * as high as its line, and a box to tick is as large as its label.
 */
function listSmallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [tabindex="0"]',
  );
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const { width, height } = (label ?? control).getBoundingClientRect();
      const isWithinText =
        getComputedStyle(control).display === 'inline' && control.closest('p, li, td, dd, dt, figcaption');
      // Moved out of sight until it has the focus.
      const isSkipLink = control.matches('a[href^="#__docusaurus_skip"]');
      if (isWithinText || isSkipLink || (width >= 24 && height >= 24)) return [];
      return [`${control.outerHTML.slice(0, 120)} ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
}

for (const locale of LOCALES) {
  for (const id of ['', ...PAGE_IDS]) {
    test(`every target on ${toPath(locale, id)} is at least 24 × 24 px`, async ({ page, open }) => {
      await open(locale, id);
      await openPanels(page);
      for (const look of ['wide and light', 'phone and light'] as const) {
        await setLook(page, LOOKS[look]);
        expect.soft(await page.evaluate(listSmallTargets), look).toEqual([]);
      }
    });
  }
}
