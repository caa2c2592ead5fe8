import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';

export type EngineServer = {
  origin: string;
  /** The problems of pages since the list was emptied: errors, rejections, violations of the policy. */
  pageErrors: string[];
  /** While it is true, every connection is cut. */
  setBroken: (isBroken: boolean) => void;
  close: () => void;
};

/** Reports errors of a page to the server, because the engines have no common API for them. */
const PROBE = `
  const report = (what) => navigator.sendBeacon('/probe', what);
  addEventListener('error', ({ message, target }) => message && report('error: ' + message), true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report('policy: ' + violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...args) => { report('console: ' + args.join(' ')); error(...args); };
`;

/** A page with the site in a frame that is as narrow as no window of a desktop browser can be. */
const toFrame = (path: string): string =>
  `<!doctype html><title>frame</title><iframe src="${encodeURI(path)}" width="320" height="640"></iframe>`;

/** Serves the build through a proxy that adds the probe to each page and fails when a test asks for it. */
export async function startEngineServer(): Promise<EngineServer> {
  const site = createServer(createSite(resolve('build'), '/'));
  const upstream = `http://127.0.0.1:${await listenOnFreePort(site, 0)}`;
  const pageErrors: string[] = [];
  let isBroken = false;

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', upstream);
    if (pathname === '/probe') {
      pageErrors.push(await text(request));
      response.end();
    } else if (pathname === '/probe.js') {
      response.setHeader('Content-Type', 'text/javascript').end(PROBE);
    } else if (isBroken) {
      request.socket.destroy();
    } else if (pathname === '/frame') {
      response.setHeader('Content-Type', 'text/html').end(toFrame(new URLSearchParams(search).get('path') ?? '/'));
    } else {
      await forward(request, response);
    }
  };
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = await fetch(upstream + (request.url ?? '/'), { headers: { 'accept-encoding': 'identity' } });
    const isPage = found.headers.get('content-type')?.startsWith('text/html') ?? false;
    const headers = new Map([...found.headers].filter(([name]) => name !== 'content-length'));
    // A cached file would not fail when a test requests it.
    if (!isPage) headers.set('cache-control', 'no-store');
    if (request.headers['sec-fetch-dest'] === 'iframe') headers.delete('content-security-policy');
    response.statusCode = found.status;
    response.setHeaders(headers);
    const body = Buffer.from(await found.arrayBuffer());
    response.end(isPage ? body.toString().replace(/<head>/, '<head><script src="/probe.js"></script>') : body);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const origin = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`;
  return {
    origin,
    pageErrors,
    setBroken: (value) => (isBroken = value),
    close() {
      for (const one of [server, site]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}
