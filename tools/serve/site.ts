import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findHeaders, parseHeadersFile } from './headers-file';
import { COMPRESSED, REVALIDATE, TYPES } from './types';

type Variant = 'br' | 'gzip' | 'identity';

/**
 * A request handler for a folder of static files under a base address. A page `shipment.html` is served at `/shipment`
 * and nowhere else; `en/index.html` at `/en/`.
 *
 * @throws when the folder holds no build.
 */
export function createSite(dir: string, base: string): (request: IncomingMessage, response: ServerResponse) => void {
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no portal. Run "npm run build" first.`);
  const files = listFiles(dir);
  const rules = existsSync(join(dir, '_headers')) ? parseHeadersFile(readFileSync(join(dir, '_headers'), 'utf8')) : [];
  const bodies = new Map<string, Buffer>();

  const readBody = (file: string, variant: Variant): Buffer => {
    const key = `${variant} ${file}`;
    const known = bodies.get(key);
    if (known) return known;
    const plain = readFileSync(join(dir, file));
    const body =
      variant === 'br'
        ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : variant === 'gzip'
          ? gzipSync(plain)
          : plain;
    bodies.set(key, body);
    return body;
  };

  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (`${path}/` === `${base}en/`) {
      response.writeHead(308, { Location: `${base}en/` }).end();
      return;
    }
    const found = path.startsWith(base) ? files.get(decode(path.slice(base.length))) : undefined;
    const file = found ?? (path.startsWith(`${base}en/`) ? 'en/404.html' : '404.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const variant = COMPRESSED.test(type) ? chooseVariant(request.headers['accept-encoding'] ?? '') : 'identity';
    const body = readBody(file, variant);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Content-Type': type,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(variant === 'identity' ? {} : { 'Content-Encoding': variant }),
      ...findHeaders(rules, path),
    };
    // What a CDN sends where no rule says otherwise. A file that is not there may come with the next deployment.
    if (!found || !('Cache-Control' in headers)) Object.assign(headers, { 'Cache-Control': REVALIDATE });
    if (found && request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(found ? 200 : 404, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Address below the base to file: '' → 'index.html', 'shipment' → 'shipment.html', 'en/' → 'en/index.html' */
function listFiles(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.flatMap((entry): [string, string][] => {
      const file = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (file === '_headers' || file.endsWith('404.html')) return [];
      if (!file.endsWith('.html')) return [[file, file]];
      return [[file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''), file]];
    }),
  );
}

function chooseVariant(accepted: string | string[]): Variant {
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
