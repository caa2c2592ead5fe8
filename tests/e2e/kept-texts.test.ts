import type { Page } from '@playwright/test';
import { EXAMPLES } from '../../src/components/Counter/examples';
import { repeat } from '../hostile-texts';
import { CHECK, openCheck } from './check-parts';
import { expect, LOCALES, test, tryIn } from './portal';
import { Reader } from './reader';

const SCRIPT = '**/check-worker.*.js';
/** What happens to the code of the check, and how long the page then waits for it. */
const FAILURES = {
  'is missing': { response: { status: 404, body: '' }, wait: 0 },
  crashes: { response: { contentType: 'text/javascript', body: 'throw new Error("broken")' }, wait: 0 },
  'never ends': { response: { contentType: 'text/javascript', body: '' }, wait: 60_000 },
} as const;
const TEXTS = {
  ...EXAMPLES,
  'nothing known': 'The parcel is lost.',
  'a long log': repeat(`${EXAMPLES.error}\n`, 100_000),
};

async function run(page: Page, wait: number): Promise<void> {
  await page.waitForTimeout(200);
  if (wait > 0) await page.clock.runFor(wait);
}

for (const locale of LOCALES)
  for (const [failure, { response, wait }] of Object.entries(FAILURES))
    test(
      `a text and a file are kept when the code of the check ${failure}, in ${locale}`,
      tryIn(locale, 'en'),
      async ({ page, open, pageErrors }) => {
        await page.clock.install();
        await page.route(SCRIPT, (route) => route.fulfill(response));
        await open(locale, 'err');
        const { tool, field, status } = await openCheck(page, locale);
        for (const [kind, text] of Object.entries(TEXTS)) {
          await field.evaluate((element) => {
            if (element instanceof HTMLTextAreaElement) element.select();
          });
          await page.keyboard.insertText(text);
          await run(page, wait);
          await expect(status, kind).toHaveText(CHECK.failed[locale]);
          const written = (): Promise<string> =>
            field.evaluate((element) =>
              'value' in element ? (element as HTMLTextAreaElement).value : element.textContent,
            );
          await expect.poll(async () => (await written()) === text, kind).toBe(true);
          await tool.getByRole('button', { name: CHECK.close[locale], exact: true }).click();
        }
        const reader = new Reader(page, locale);
        await reader.openFile('orders.csv', EXAMPLES.rows);
        await run(page, wait);
        await expect(tool.getByRole('alert')).toHaveText(CHECK.failed[locale]);
        await page.unroute(SCRIPT);
        await tool.getByRole('button', { name: CHECK.retry[locale] }).click();
        await expect(tool).toContainText('orders.csv');
        await expect(status).toHaveText(CHECK.wrong[locale]);
        pageErrors.length = 0;
      },
    );
