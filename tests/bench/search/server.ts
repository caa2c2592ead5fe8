import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listenOnFreePort } from '../../../tools/serve/listen';

/** A file that was asked for, and its size on the way: compressed with Brotli 11 unless its format is compressed already. */
export type Request = { path: string; bytes: number };

export type BenchServer = {
  origin: string;
  /** Asked for since the last call. */
  takeRequests: () => Request[];
  close: () => void;
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Serves files of a folder as they are, and `/LOCALE/` as an empty page in that language. */
export async function serveBench(dir: string): Promise<BenchServer> {
  let requests: string[] = [];
  const sizes = new Map<string, number>();
  const read = (path: string): Buffer | undefined => {
    const file = join(dir, normalize(path));
    return existsSync(file) && extname(file) ? readFileSync(file) : undefined;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    // Isolated pages have clocks that are fine enough.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    const page = /^\/(ja|en)\/$/.exec(path)?.[1];
    const body = page ? Buffer.from(`<!doctype html><html lang="${page}"><title>bench</title>`) : read(path);
    if (!page && body) requests.push(path);
    response.setHeader('Content-Type', page ? 'text/html' : (TYPES[extname(path)] ?? 'application/octet-stream'));
    response.writeHead(body ? 200 : 404).end(body);
  });
  const port = await listenOnFreePort(server, 0);
  const measure = (path: string): Request => {
    const bytes = sizes.get(path) ?? measureTransfer(path, read(path) ?? Buffer.of());
    sizes.set(path, bytes);
    return { path, bytes };
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    takeRequests() {
      const taken = requests.map(measure);
      requests = [];
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Bytes of a file on the way. */
export function measureTransfer(path: string, body: Buffer): number {
  return extname(path) in TYPES ? compress(body) : body.length;
}

export function compress(body: Buffer | string): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
