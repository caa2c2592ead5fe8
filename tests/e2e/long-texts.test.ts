import type { Locator } from '@playwright/test';
import { listLongKinds } from '../hostile-texts';
import { CHECK, openCheck } from './check-parts';
import { expect, test } from './portal';

/**
 * The longest task as a multiple of a fixed piece of work in the same page: a second on a quiet machine. Other work of the
 * machine adds to a task, and not to the fixed work: next to two busy loops, 28 was measured where 10 is usual.
 */
const BLOCKED_MAX = 100;

/** Pastes a text and closes it. Returns the longest task until the page rests, as a multiple of the fixed work. */
function measure(field: Locator, text: string): Promise<number> {
  return field.evaluate(
    async (element, { pasted, close }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const section = element.closest('section');
      const tasks: number[] = [];
      const work: number[] = [];
      const rest = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 50));
      const settle = async (): Promise<void> => {
        const count = (): number => section?.querySelectorAll('*').length ?? 0;
        let drawn: number;
        do {
          drawn = count();
          await rest();
        } while (drawn < count() || section?.querySelector('[aria-busy=true]'));
      };
      const calibrate = (): void => {
        const start = performance.now();
        let sum = 0;
        for (let step = 0; step < 4_000_000; step += 1) sum = (sum * 31 + step) % 65_521;
        work.push(performance.now() - start + Math.min(0, sum));
      };
      const observe = async (act: () => void): Promise<void> => {
        const observer = new PerformanceObserver((list) => {
          tasks.push(...list.getEntries().map(({ duration }) => duration));
        });
        observer.observe({ type: 'longtask' });
        act();
        await rest();
        await settle();
        observer.disconnect();
        calibrate();
        await rest();
      };
      calibrate();
      await settle();
      await observe(() => {
        // Events of the keyboard would put each megabyte through the system's clipboard.
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        if (!element.dispatchEvent(paste) || !(element instanceof HTMLTextAreaElement)) return;
        element.setRangeText(pasted, 0, element.value.length, 'end');
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await observe(() => {
        for (const button of section?.querySelectorAll('button') ?? [])
          if (button.textContent === close) button.click();
      });
      return Math.max(0, ...tasks) / Math.min(...work);
    },
    { pasted: text, close: CHECK.close.en },
  );
}

for (const length of [15_000, 1_000_000])
  test(`a paste of ${length} characters of any kind doesn't block the page`, async ({ page, open }) => {
    test.setTimeout(120_000);
    await open('en', 'err');
    const { field } = await openCheck(page, 'en');
    const slow: string[] = [];
    for (const [kind, text] of Object.entries(listLongKinds(length))) {
      let longest = Infinity;
      // Another look excludes a pause of the machine.
      for (let look = 0; look < 3 && longest > BLOCKED_MAX; look += 1)
        longest = Math.min(longest, await measure(field, text));
      if (longest > BLOCKED_MAX) slow.push(`${kind}: ${longest.toFixed(1)}`);
    }
    expect(slow).toEqual([]);
  });

test.describe('a long text is there with all its issues', () => {
  for (const length of [18_000, 99_000, 300_000])
    test(`in ${length} characters`, async ({ page, open }) => {
      await open('en', 'err');
      const { tool, field, issues, status, paste } = await openCheck(page, 'en');
      const text = listLongKinds(length)['a request'] ?? '';
      await paste(text);
      await expect(status).toHaveText(/^[\d,]{3,} issues$/);
      const found = Number((await status.textContent())?.replace(/\D/g, ''));
      expect(found).toBeGreaterThan(200);
      await expect(issues).toHaveCount(found);
      const read = (): Promise<string> =>
        field.evaluate((element) => (element instanceof HTMLTextAreaElement ? element.value : element.textContent));
      await expect.poll(async () => (await read()) === text).toBe(true);
      // The place of an issue is selected, and a fix changes the text there.
      await issues.nth(1).getByRole('button', { name: /^Line/ }).click();
      const selected = (): Promise<string> =>
        field.evaluate((element) =>
          element instanceof HTMLTextAreaElement
            ? element.value.slice(element.selectionStart, element.selectionEnd)
            : String(window.getSelection()),
        );
      await expect.poll(selected).not.toBe('');
      await tool.getByRole('button', { name: CHECK.close.en, exact: true }).click();
      await expect(field).toHaveValue('');
    });
});
