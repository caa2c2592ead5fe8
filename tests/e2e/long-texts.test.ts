// cspell:ignore tdur
import type { Browser, JSHandle, Page } from '@playwright/test';
import { listLongKinds } from '../hostile-texts';
import { CHECK, openCheck } from './check-parts';
import { expect, test } from './portal';

/** The longest task as a multiple of a fixed piece of work, which needs 10 to 20 ms. */
const BLOCKED_MAX = 10;

type Trace = { traceEvents: { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[] };

/**
 * The processor time of the longest task of the page's main thread during an action, in microseconds, from the trace of
 * Chromium. Other work of the machine makes a task longer, and adds nothing to its processor time.
 */
async function measureLongestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const isMain = new Set(
    traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return Math.max(
    ...traceEvents
      .filter(({ name, pid, tid }) => name === 'RunTask' && isMain.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur),
  );
}

/** Work that doesn't depend on the page, in a task that begins and ends while the page is traced. */
function work(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
    await rest();
    let sum = 0;
    for (let step = 0; step < 4_000_000; step += 1) sum = (sum * 31 + step) % 65_521;
    document.documentElement.dataset.sum = String(sum);
    await rest();
  });
}

/** Pastes a text and closes it, each until the page rests, without the tasks in which Playwright looks for elements. */
async function pasteAndClose(field: JSHandle<HTMLElement | SVGElement>, pasted: JSHandle<DataTransfer>): Promise<void> {
  await field.evaluate(
    async (element, { clipboardData, close }) => {
      const section = element.closest('section');
      const settle = async (): Promise<void> => {
        const count = (): number => section?.querySelectorAll('*').length ?? 0;
        let drawn: number;
        do {
          drawn = count();
          await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 50));
        } while (drawn !== count() || section?.querySelector('[aria-busy=true]'));
      };
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (element.dispatchEvent(paste) && element instanceof HTMLTextAreaElement) {
        element.setRangeText(clipboardData.getData('text/plain'), 0, element.value.length, 'end');
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await settle();
      const button = [...(section?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === close);
      if (!button) throw new Error('Nothing was pasted.');
      button.click();
      await settle();
    },
    { clipboardData: pasted, close: CHECK.close.en },
  );
}

for (const length of [15_000, 1_000_000])
  test(`a paste of ${length} characters of any kind doesn't block the page`, async ({ browser, page, open }) => {
    test.setTimeout(120_000);
    await open('en', 'err');
    const { field } = await openCheck(page, 'en');
    const measureWork = (): Promise<number> => measureLongestTask(browser, page, () => work(page));
    let before = await measureWork();
    const slow: string[] = [];
    for (const [kind, text] of Object.entries(listLongKinds(length))) {
      const pasted = await page.evaluateHandle((data) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', data);
        return clipboardData;
      }, text);
      const element = await field.evaluateHandle((node) => node);
      const longest = await measureLongestTask(browser, page, () => pasteAndClose(element, pasted));
      // The processor can have had another speed.
      const after = await measureWork();
      const unit = Math.max(before, after);
      before = after;
      if (longest > BLOCKED_MAX * unit) slow.push(`${kind}: ${(longest / unit).toFixed(1)}`);
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
