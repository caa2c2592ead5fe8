import type { Page } from '@playwright/test';
import { listLongTexts } from '../hostile-texts';
import { CHECK, openCheck } from './check-parts';
import { expect, test } from './portal';

/** Milliseconds for which the page may be blocked. */
const BLOCKED_MAX = 50;
const BEFORE = '{ "type": "signature" }';
/** A paste is rejected for its length: how the text begins makes no difference, except for recorded calls, which are a file. */
const TEXTS = listLongTexts().filter(({ name }) => name.startsWith('""'));

/** Puts a text in place of what is there. Returns the longest task until the page rests, in milliseconds. */
async function measure(page: Page, text: string): Promise<number> {
  const area = page.locator('[data-island=counter] [data-island-root] textarea');
  return area.evaluate(async (element: HTMLTextAreaElement, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const tasks: number[] = [];
    const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
    await rest();
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
    observer.observe({ type: 'longtask' });
    element.focus();
    element.select();
    // Events of the keyboard would put each megabyte through the system's clipboard.
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(paste)) {
      element.setRangeText(pasted, 0, element.value.length, 'end');
      element.dispatchEvent(new Event('input', { bubbles: true }));
      const results = element.closest('section')?.querySelector('[aria-busy]');
      await rest();
      while (results?.getAttribute('aria-busy') === 'true') await rest();
      let drawn = -1;
      while (drawn < (drawn = results?.querySelectorAll('li').length ?? 0)) await rest();
    }
    await rest();
    observer.disconnect();
    return Math.max(0, ...tasks);
  }, text);
}

test('a paste of a megabyte never blocks the page and leaves the text', async ({ page, open }) => {
  test.setTimeout(120_000);
  await open('en', 'err');
  const { tool, field, paste } = await openCheck(page, 'en');
  await paste(BEFORE);
  const slow: string[] = [];
  for (const { name, text } of TEXTS) {
    // The second look excludes a pause of the machine.
    if ((await measure(page, text)) > BLOCKED_MAX) {
      const again = await measure(page, text);
      if (again > BLOCKED_MAX) slow.push(`${name}: ${Math.round(again)} ms`);
    }
    await expect(tool.getByRole('alert'), name).toContainText('1,000,000');
    await expect(field, name).toHaveValue(BEFORE);
  }
  expect(slow).toEqual([]);
  await expect(tool.getByRole('button', { name: CHECK.close.en, exact: true })).toBeEnabled();
});

const PRODUCT = '\n    { "name": "文庫本", "quantity": 0, "price": -1, "hs_code": "x" },';

test.describe('the issues of a request with hundreds of them are all listed, part by part', () => {
  for (const length of [20_000, 50_000, 99_000])
    test(`in ${length} characters`, async ({ page, open }) => {
      await open('en', 'err');
      const { issues, status, paste } = await openCheck(page, 'en');
      await paste(BEFORE);
      const count = Math.floor((length - 100) / PRODUCT.length);
      const products = PRODUCT.repeat(count).slice(0, -1);
      await measure(page, `{ "setup": { "carrier": "dhl" },\n  "products": [${products}] }`);
      await expect(status).toHaveText(/^[\d,]{3,} issues$/);
      const found = Number((await status.textContent())?.replace(/\D/g, ''));
      expect(found).toBeGreaterThan(200);
      await expect(issues).toHaveCount(found);
    });
});
