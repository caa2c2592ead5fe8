import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const DOCUMENT = '/openapi.json';
const FILES: Record<string, string> = {
  [DOCUMENT]: 'build/en/openapi.json',
  '/scalar.js': 'tests/clients/node_modules/.scalar/package/dist/browser/standalone.js',
  '/redoc.js': 'tests/clients/node_modules/redoc/bundles/redoc.standalone.js',
  '/swagger-ui.js': 'tests/clients/node_modules/swagger-ui-dist/swagger-ui-bundle.js',
};

/** How a page of each viewer loads the document. */
const STARTS = {
  scalar: `Scalar.createApiReference('#viewer', { url: '${DOCUMENT}', telemetry: false, withDefaultFonts: false })`,
  redoc: `Redoc.init('${DOCUMENT}', {}, document.getElementById('viewer'))`,
  'swagger-ui': `SwaggerUIBundle({ dom_id: '#viewer', url: '${DOCUMENT}', deepLinking: true })`,
};
export type Viewer = keyof typeof STARTS;

/** Serves a page for each viewer, such as `/redoc`, and what it loads. */
export async function serveViewers(): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const file = FILES[url];
    const start = STARTS[url.slice(1) as Viewer] as string | undefined;
    if (file) {
      const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
      return response.setHeader('Content-Type', type).end(readFileSync(file));
    }
    if (!start) return response.writeHead(404).end();
    const page = `<!doctype html><title>x</title><div id="viewer"></div><script src="${url}.js"></script><script>${start}</script>`;
    return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
