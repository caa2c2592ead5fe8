import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';

/** Serves the build for all browser tests, with the headers that a host sends, on a free port. */
export default async function serveBuild(): Promise<() => void> {
  const server = createServer(createSite(resolve('build'), '/'));
  const port = await listenOnFreePort(server, 0);
  process.env.PORTAL_URL = `http://127.0.0.1:${port}`;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
