// cspell:ignore delivry
import { CHECK, openCheck } from './check-parts';
import { findInLooks, SCHEMES } from './looks';
import { expect, LOCALES, test, tryIn } from './portal';
import { watchWorkers } from './watch-workers';

const WRONG =
  '{\n  "setup": { "carrier": "sagawa", "service": "yamato_regular", "delivry": 1, "pack_amount": "1", "test": "true" }\n}';

for (const locale of LOCALES) {
  test(`axe finds nothing in any state, in ${locale} @full`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, issues, paste, status } = await openCheck(page, locale);
    const find = (state: string): Promise<string[]> => findInLooks(tool, SCHEMES, { state });
    const found = await find('empty');
    await paste(WRONG);
    expect(await issues.count()).toBeGreaterThan(3);
    found.push(...(await find('with issues')));
    await paste('{');
    await expect(status).toBeVisible();
    found.push(...(await find('no JSON')));
    await paste('{"debug_id":"err_1","code":"NOT_FOUND","message":"-","details":[]}\n{"code":"carrier-required"}');
    await expect(issues).toHaveCount(2);
    found.push(...(await find('with errors of the API')));
    expect(found).toEqual([]);
  });

  test(`the keyboard leaves the field and reaches every fix, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, field, issues, paste } = await openCheck(page, locale);
    await paste(WRONG);
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
    const count = await issues
      .getByRole('link')
      .or(issues.getByRole('button', { disabled: false }))
      .or(issues.getByRole('combobox'))
      .count();
    const fixAll = tool.getByRole('button', { name: CHECK.fixAll[locale] });
    // The result comes after the text, then its disclosure and the bar of actions, in which Send is first.
    for (let step = 0; step < count + 2; step += 1) await page.keyboard.press('Tab');
    await expect(fixAll).toBeFocused();
    for (let step = 0; step < count + 3; step += 1) await page.keyboard.press('Shift+Tab');
    await expect(field).toBeFocused();
  });

  test(`the number of issues is announced once, politely, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    const workers = await watchWorkers(page);
    await open(locale, 'err');
    const { tool, field, status, issues, paste } = await openCheck(page, locale);
    await paste(WRONG);
    const count = await issues.count();
    await expect(status).toHaveText(locale === 'ja' ? `問題が${count}件あります` : `${count} issues`);
    await status.evaluate((element) => {
      const spoken: string[] = [];
      new MutationObserver(() => spoken.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, { spoken });
    });
    // The number stays while the reader goes on typing in a value.
    await field.press('Control+End');
    await page.keyboard.type(' \n ');
    await expect.poll(async () => (await workers.list('check')).at(-1)?.request.text).toMatch(/ \n $/);
    await expect(tool.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([]);
  });

  test(`at 320 px nothing scrolls sideways, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(locale, 'err');
    const { paste } = await openCheck(page, locale);
    await paste(`${WRONG.slice(0, -2)}, "${'x'.repeat(200)}": 1 }`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
