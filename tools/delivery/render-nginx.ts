import { ENCODINGS, REVALIDATE, TYPES } from '../serve/types';
import { listHeaderRules, type HostedSite, type Rule } from './render-headers';

/**
 * The rules of `_headers`, and the URLs of the pages and of their Markdown, for nginx: a file to include in a `server` block. Names, ports and
 * certificates are left to the operator.
 */
export function renderNginx(site: HostedSite): string {
  const { base, languages } = site;
  const [common, ...others] = listHeaderRules(site);
  const headers = common?.headers ?? [];
  return [
    '# Written with each build by tools/delivery: the rules of build/_headers for nginx.',
    `# Include it in a server block whose root is ${base === '/' ? 'the build' : `a folder that contains the build at ${base}`}.`,
    '# An nginx that has the module ngx_brotli sends the smaller .br files after "brotli_static on;" in the same block.',
    ...renderTypes(),
    'gzip_static on;',
    'gzip_vary on;',
    'absolute_redirect off;',
    ...renderHeaders([...headers, ['Cache-Control', REVALIDATE]]),
    '# Who names text/markdown before text/html, as coding agents do, gets the Markdown of a page.',
    'set $page .html;',
    'set $vary "";',
    'if (-f $document_root$uri.md) { set $vary Accept; }',
    `if ($http_accept ~* "${MARKDOWN_FIRST}") { set $page .md; }`,
    `location = ${base}_headers { error_page 404 @not_found; return 404; }`,
    ...languages
      .filter((language) => language !== '')
      .map((language) => `location = ${base}${language.slice(0, -1)} { return 308 ${base}${language}; }`),
    ...languages.flatMap((language) =>
      renderLanguage(`${base}${language}`, nameNotFound(language), [...headers, ['Cache-Control', REVALIDATE]]),
    ),
    // nginx knows the types of all files already.
    ...others
      .filter(({ pattern }) => !/\*\.\w+$/.test(pattern))
      .flatMap((rule) => renderFiles(rule, { site, common: headers })),
    '',
  ].join('\n');
}

/** Matches `text/markdown, text/html;q=0.9` and not `text/html, text/markdown` nor `text/markdown;q=0`. */
const MARKDOWN_FIRST = '^((?!text/html).)*text/markdown(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))';

function renderTypes(): string[] {
  const types = Object.entries(TYPES).map(([ending, type]) => `${type.split(';')[0] ?? ''} ${ending.slice(1)};`);
  const texts = Object.values(TYPES).filter((type) => type.includes('charset') && !type.startsWith('text/html'));
  return [
    ...renderBlock('types', types),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(texts.map((type) => type.split(';')[0]))].join(' ')};`,
  ];
}

/** The location that a language has its not-found page at: '' → '@not_found', 'en/' → '@not_found_en' */
function nameNotFound(language: string): string {
  return ['@not_found', ...language.split('/').filter(Boolean)].join('_');
}

/** A page is at its exact URL and nowhere else: /auth, not /auth.html and not /auth/. A compressed copy has no URL. */
function renderLanguage(root: string, notFound: string, headers: Rule['headers']): string[] {
  const endings = ['html', ...ENCODINGS.map(({ ending }) => ending.slice(1))];
  return [
    `location ${notFound} { try_files ${root}404.html =404; }`,
    ...['404', 'index'].map((name) => `location = ${root}${name} { error_page 404 ${notFound}; return 404; }`),
    ...renderBlock(`location = ${root}`, [
      'set $vary Accept;',
      `try_files ${root}index$page ${root}index.html =404;`,
      ...renderHeaders(headers),
      'add_header Vary $vary;',
    ]),
    ...renderBlock(`location ${root}`, [
      `error_page 404 ${notFound};`,
      `if ($uri ~ \\.(${endings.join('|')})$) { return 404; }`,
      'try_files $uri$page $uri.html $uri =404;',
      ...renderHeaders(headers),
      'add_header Vary $vary;',
    ]),
  ];
}

/** The files of a rule: those below its pattern, or the one that it names. A location with headers inherits none. */
function renderFiles(
  { pattern, headers, detached }: Rule,
  { site: { base, languages }, common }: { site: HostedSite; common: Rule['headers'] },
): string[] {
  const isFolder = pattern.endsWith('*');
  const isCached = headers.some(([name]) => name === 'Cache-Control');
  const language = languages.findLast((one) => pattern.startsWith(`${base}${one}`)) ?? '';
  const kept = common.filter(([name]) => !detached.includes(name));
  return renderBlock(isFolder ? `location ${pattern.slice(0, -1)}` : `location = ${pattern}`, [
    `error_page 404 ${nameNotFound(language)};`,
    `if ($uri ~ \\.(${ENCODINGS.map(({ ending }) => ending.slice(1)).join('|')})$) { return 404; }`,
    'try_files $uri =404;',
    ...renderHeaders(isCached ? kept : [...kept, ['Cache-Control', REVALIDATE]]),
    ...headers.map(([name, value]) =>
      name === 'Content-Type' ? `types { } default_type '${value}';` : `add_header ${name} "${value}";`,
    ),
  ]);
}

function renderHeaders(headers: Rule['headers']): string[] {
  return headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function renderBlock(head: string, lines: string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}
