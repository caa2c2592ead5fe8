import { listLongTexts } from '../hostile-texts';
import { CHECK, openCheck } from './check-parts';
import { expect, test } from './portal';

/** Milliseconds for which the page may be blocked. */
const BLOCKED_MAX = 50;
const BEFORE = '{ "type": "signature" }';
/** A paste is rejected for its length: how the text begins makes no difference, except for recorded calls, which are a file. */
const TEXTS = listLongTexts().filter(({ name }) => name.startsWith('""'));

test('a paste of a megabyte never blocks the page and leaves the text', async ({ page, open }) => {
  test.setTimeout(120_000);
  await open('en', 'err');
  const { tool, field, paste } = await openCheck(page, 'en');
  const area = page.locator('[data-island=counter] [data-island-root] textarea');
  const measure = (text: string): Promise<number> =>
    area.evaluate(async (element: HTMLTextAreaElement, pasted) => {
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
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await rest();
      observer.disconnect();
      return Math.max(0, ...tasks);
    }, text);
  await paste(BEFORE);
  const slow: string[] = [];
  for (const { name, text } of TEXTS) {
    // The second look excludes a pause of the machine.
    if ((await measure(text)) > BLOCKED_MAX) {
      const again = await measure(text);
      if (again > BLOCKED_MAX) slow.push(`${name}: ${Math.round(again)} ms`);
    }
    await expect(tool.getByRole('alert'), name).toContainText('1,000,000');
    await expect(field, name).toHaveValue(BEFORE);
  }
  expect(slow).toEqual([]);
  await expect(tool.getByRole('button', { name: CHECK.close.en, exact: true })).toBeEnabled();
});
