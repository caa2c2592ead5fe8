import { expect, test } from './portal';
import { TestConsole } from './try-console';

/** After this many visits, as many pages are kept as ever are. */
const FULL = 8;

test('a page that is left keeps nothing of Try it in memory @full', async ({ page, open }) => {
  await open('en', 'address-register');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const countListeners = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN;
  };
  const visit = async (): Promise<void> => {
    await new TestConsole(page, 'en').open();
    await page.locator('.menu a[href$="/auth"]').click();
    await expect(page).toHaveURL(/auth$/);
    await page.locator('.menu a[href$="/address-register"]').click();
    await expect(page).toHaveURL(/address-register$/);
  };
  for (let count = 0; count < FULL; count += 1) await visit();
  const before = await countListeners();
  for (let count = 0; count < 3; count += 1) await visit();
  expect((await countListeners()) - before).toBeLessThan(100);
});
