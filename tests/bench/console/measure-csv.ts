import type { BrowserContext } from '@playwright/test';
import { renderCsv } from '../csv-rows';
import { openHeapReader } from './heap-reader';
import type { Measured } from './limits';

/** A check of 10,000 rows in the page at full speed: until the first rows are shown, until all are, and the heap after that. */
export async function measureCsv(
  context: BrowserContext,
  origin: string,
): Promise<Pick<Measured, 'first rows of a CSV file' | '10,000 rows of a CSV file' | 'heap with 10,000 rows'>> {
  const page = await context.newPage();
  const readHeap = await openHeapReader(page);
  await page.goto(`${origin}/err`, { waitUntil: 'networkidle' });
  const counter = page.locator('[data-island=counter]');
  await counter.locator('textarea').first().click();
  const file = counter.locator('[data-island-root] input[type=file]').first();
  await file.waitFor({ state: 'attached' });
  const start = performance.now();
  await file.setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(renderCsv()) });
  const measure = (): number => (performance.now() - start) / 1000;
  await counter.locator('tbody tr').first().waitFor();
  const first = measure();
  // The button that stops the check is there until all rows are checked.
  await page.waitForFunction(
    () => !document.querySelector('[data-island=counter] [aria-live=polite] + button'),
    undefined,
    { polling: 50, timeout: 60_000 },
  );
  const all = measure();
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  return {
    'first rows of a CSV file': first,
    '10,000 rows of a CSV file': all,
    'heap with 10,000 rows': (await readHeap()) + heap / 1_000_000,
  };
}
