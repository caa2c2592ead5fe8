import { expect, it } from 'vitest';
import { receive } from './send';

const MB = 1024 * 1024;

it.each([
  [16 * MB - 1, true],
  [16 * MB, true],
  [16 * MB + 1, false],
])('a response of %d bytes is read: %s', async (size, isRead) => {
  const fetch = (): Promise<Response> => Promise.resolve(new Response(new Uint8Array(size)));
  const { bytes, error } = await receive({ url: 'http://127.0.0.1/' }, { fetch, signal: undefined, timeout: 10_000 });
  expect([bytes?.byteLength, error === undefined]).toEqual([isRead ? size : undefined, isRead]);
});
