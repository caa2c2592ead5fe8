import type { Page } from '@playwright/test';
import { COLOUR_RULES, findViolations, settle } from './axe';
import { COMMON_IDS, setLook } from './looks';
import { expect, LOCALES, tryIn, type Locale } from './portal';
import { dealPages, IDS, test } from './visit';

/** The width of A4 between usual margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

/** What a reader of the paper would miss or could not use. */
async function findLosses(page: Page): Promise<string[]> {
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
        // Of what can be chosen, such as examples and languages, what was chosen is printed.
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

/** Opens each page in dark mode and looks at it as it would be printed. */
function expectPrintedWhole(locale: Locale, name: string, ids: readonly string[]): void {
  test(`the pages in ${locale} are printed whole, without the chrome, ${name}`, ({ page, visit }) =>
    visit(locale, ids, async () => {
      await setLook(page, { ...PAPER, colorScheme: 'dark' });
      await page.emulateMedia({ media: 'print' });
      const losses = await findLosses(page);
      const pale = await findViolations(page, COLOUR_RULES);
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      return [
        ...losses,
        ...pale.map((violation) => `no dark ink on white paper: ${violation}`),
        ...(ink === 'rgb(28, 27, 26)' ? [] : [`text is ${ink}`]),
      ];
    }));
}

// Both languages are printed by the same styles.
expectPrintedWhole('ja', 'one page of each kind', COMMON_IDS);
expectPrintedWhole('en', 'one page of each kind @full', COMMON_IDS);
for (const [group, ids] of dealPages(IDS.filter((id) => !COMMON_IDS.includes(id))))
  expectPrintedWhole('ja', `${group} @full`, ids);

for (const locale of LOCALES) {
  test(
    `the longest page is printed on at most 22 sheets, with the chosen example alone, in ${locale} @sample`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'shipment-create');
      await page.locator('[data-examples] [data-picker]').selectOption('dhl');
      const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(22);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      const printed = page.locator('[data-example]:visible');
      expect(await printed.evaluateAll((all) => all.map((part) => part.getAttribute('data-example')))).toEqual([
        'dhl',
        'dhl',
      ]);
      // One language, and the response of the example without the errors.
      await expect(page.locator('#example-request [role=tabpanel]:visible')).toHaveCount(1);
      await expect(page.locator('#example-response [role=tabpanel]:visible')).toHaveCount(1);
      await expect(page.locator('#request-setup-cash_on_delivery-amount')).toBeVisible();
    },
  );
}
