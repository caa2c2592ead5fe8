import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listenOnFreePort } from './listen';
import { createSite } from './site';

/**
 * Serves a built portal like a CDN: pages at their exact URLs, the not-found page of the language, the headers of
 * `_headers`, compression. `--port 0` uses any free port; the default is 3000, or a free port if that is in use.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      dir: { type: 'string', default: 'build' },
      base: { type: 'string', default: process.env.BASE_URL ?? '/' },
    },
  });
  const dir = resolve(values.dir);
  const site = createSite(dir, values.base);
  const server = createServer(site);
  // A client that reuses a connection after a pause would find it closed at Node's default of 5 seconds.
  server.keepAliveTimeout = 65_000;
  const port = await listenOnFreePort(server, values.port === undefined ? undefined : Number(values.port));
  const address = `http://127.0.0.1:${port}${values.base}`;
  console.log(`The portal is at ${address} (Japanese) and ${address}en/ (English). Press Ctrl-C to stop.`);
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
