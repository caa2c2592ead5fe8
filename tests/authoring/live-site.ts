import { createServer } from 'node:http';
import { listenOnFreePort } from '../../tools/serve/listen';
import { start } from '../copies/run';

export type LiveSite = { url: string; read: () => string; stop: () => Promise<void> };

const LIMIT = 15 * 60_000;

/** Starts live authoring in a folder, as a writer does, and waits until the pages are there. */
export async function startLiveSite(dir: string, locale: 'ja' | 'en'): Promise<LiveSite> {
  const port = await findFreePort();
  const args = ['start', '--', '--port', String(port), '--no-open', ...(locale === 'en' ? ['--locale', 'en'] : [])];
  const { outcome, read, stop } = start('npm', args, { cwd: dir, limit: LIMIT });
  const failed = outcome.then(({ output }) => {
    throw new Error(`Live authoring did not start:\n${output}`);
  });
  failed.catch(() => undefined);
  await Promise.race([waitUntil(() => read().includes('compiled')), failed]);
  return { url: `http://localhost:${port}${locale === 'en' ? '/en' : ''}`, read, stop };
}

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
