import { afterEach, expect, it, vi } from 'vitest';
import { isPrefetched, prefetchPage } from './load-page';

afterEach(() => void vi.useRealTimers());

it('has a page that was fetched ahead, for as long as it is used', async () => {
  const path = 'data:text/html,main-wrapper';
  prefetchPage(path);
  await vi.waitUntil(() => isPrefetched(path));
  vi.setSystemTime(Date.now() + 30_000);
  expect(isPrefetched(path)).toBe(false);
});
