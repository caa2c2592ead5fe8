import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { findHeaders, parseHeadersFile } from './headers-file';
import { listLanguageFolders } from './language-folders';
import { readPath } from './read-path';
import { ENCODINGS, REVALIDATE, TYPES } from './types';

/**
 * A request handler for a folder of static files below a base path. A page `shipment.html` is served at `/shipment` and
 * nowhere else; `en/index.html` at `/en/`. A client that prefers `text/markdown` gets the Markdown of the page. A file with a `.br` or `.gz` copy is sent in the encoding that the client
 * prefers. Conditional requests and ranges follow RFC 9110, through `send`.
 *
 * @throws if the folder contains no build
 */
export function createSite(dir: string, base: string): (request: IncomingMessage, response: ServerResponse) => void {
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} contains no portal. Run "npm run build" first.`);
  const { files, compressed } = listFiles(dir);
  const languages = listLanguageFolders(dir);
  const rules = existsSync(join(dir, '_headers')) ? parseHeadersFile(readFileSync(join(dir, '_headers'), 'utf8')) : [];

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string): void => {
    if (!response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    const available = ENCODINGS.filter(({ ending }) => compressed.has(`${file}${ending}`));
    const encoding = chooseEncoding(request, available);
    if (available.length > 0) response.appendHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding.name);
    send(request, encodeURI(`${file}${encoding?.ending ?? ''}`), {
      root: dir,
      index: false,
      dotfiles: 'allow',
      cacheControl: false,
      acceptRanges: response.statusCode === 200,
    })
      .on('error', ({ status }: { status: number }) => endWithoutContent(response, status))
      .pipe(response);
  };

  return (request, response) => {
    const path = readPath(request.url ?? '/');
    const file = path?.startsWith(base) ? files.get(path.slice(base.length)) : undefined;
    // The not-found page is a document, also in place of a file with other rules.
    const headers = findHeaders(rules, file === undefined ? base : (path ?? base));
    // The headers of a CDN for files without a rule. A file that is missing may come with the next deployment.
    response.setHeaders(new Map(Object.entries({ 'Cache-Control': REVALIDATE, ...headers })));
    if (path === undefined) {
      response.writeHead(400).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (languages.some((language) => language !== '' && `${path}/` === base + language)) {
      response.writeHead(308, { Location: `${path}/` }).end();
    } else if (file !== undefined) {
      const markdown = file.replace(/\.html$/, '.md');
      const isNegotiated = markdown !== file && files.has(markdown);
      if (isNegotiated) response.appendHeader('Vary', 'Accept');
      sendFile(request, response, isNegotiated && prefersMarkdown(request) ? markdown : file);
    } else {
      response.statusCode = 404;
      const language = languages.findLast((one) => path.startsWith(base + one)) ?? '';
      sendFile(request, response, `${language}404.html`);
    }
  };
}

type Files = { files: Map<string, string>; compressed: Set<string> };

/** Files by their path below the base: '' → 'index.html', 'shipment' → 'shipment.html', 'en/' → 'en/index.html'. */
function listFiles(dir: string): Files {
  const all = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const isCompressed = (file: string): boolean => ENCODINGS.some(({ ending }) => file.endsWith(ending));
  const files = all
    .filter((file) => file !== '_headers' && !file.endsWith('404.html') && !isCompressed(file))
    .map((file): [string, string] =>
      file.endsWith('.html') ? [file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''), file] : [file, file],
    );
  return { files: new Map(files), compressed: new Set(all.filter(isCompressed)) };
}

type Encoding = (typeof ENCODINGS)[number];

/** Browsers don't ask for Markdown; coding agents put it first. */
function prefersMarkdown(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}

/** The encoding that a client accepts with the highest quality; between equal ones ours. Without one the plain file. */
function chooseEncoding(request: IncomingMessage, available: Encoding[]): Encoding | undefined {
  const names = available.map(({ name }) => name);
  const [chosen] = new Negotiator(request).encodings([...names, 'identity'], { preferred: names });
  return available.find(({ name }) => name === chosen);
}

/** A precondition or a range that fails, or a file that a build has just removed. */
function endWithoutContent(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.writeHead(status).end();
}
