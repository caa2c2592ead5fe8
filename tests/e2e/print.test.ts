import { findViolations } from './axe';
import { listPrintLosses, PAPER } from './geometry';
import { COMMON_IDS, setLook } from './looks';
import { expect, LOCALES, tryIn } from './portal';
import { test } from './visit';

// Losses on the other pages are found by their geometry, in every-page.test.ts.
test('one page of each kind is printed whole from dark mode, in dark ink, without the chrome', ({ page, visit }) =>
  visit('ja', COMMON_IDS, async () => {
    await setLook(page, { ...PAPER, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const losses = await listPrintLosses(page);
    const pale = await findViolations(page.locator('html'), 'colors');
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    return [
      ...losses,
      ...pale.map((violation) => `no dark ink on white paper: ${violation}`),
      ...(ink === 'rgb(28, 27, 26)' ? [] : [`text is ${ink}`]),
    ];
  }));

for (const locale of LOCALES) {
  test(
    `the longest page is printed on at most 25 sheets, with the chosen example alone, in ${locale} @sample`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'shipment-create');
      await page.locator('[data-examples] [data-picker]').selectOption('dhl');
      const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(25);
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
