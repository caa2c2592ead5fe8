import { COMPRESSED, REVALIDATE, TYPES } from '../serve/types';
import { listHeaderRules } from './render-headers';

type Site = { base: string; scriptHashes: string[] };

/**
 * The rules of `_headers`, and what addresses a page has, for an nginx: a file to include in a `server` block. It says
 * nothing of names, ports and certificates, which are the operator's.
 */
export function renderNginx({ base, scriptHashes }: Site): string {
  const [[, common] = ['', []], ...rules] = listHeaderRules(base, scriptHashes);
  const cached = rules.map(([pattern, headers]) => ({ path: pattern.replace(/\*$/, ''), headers }));
  const languages = [
    { root: base, notFound: '@not_found' },
    { root: `${base}en/`, notFound: '@not_found_en' },
  ];
  return [
    '# Written with each build by tools/delivery: the rules of build/_headers for an nginx.',
    `# Include it in a server block whose root is ${base === '/' ? 'the build' : `a folder that holds the build at ${base}`}.`,
    ...renderTypes(),
    'absolute_redirect off;',
    ...renderHeaders([...common, ['Cache-Control', REVALIDATE]]),
    `location = ${base}_headers { error_page 404 @not_found; return 404; }`,
    `location = ${base}en { return 308 ${base}en/; }`,
    ...languages.flatMap(renderLanguage),
    ...cached.flatMap(({ path, headers }) =>
      renderBlock(`location ${path}`, [
        `error_page 404 ${path.startsWith(`${base}en/`) ? '@not_found_en' : '@not_found'};`,
        'try_files $uri =404;',
        // A location with headers of its own inherits none.
        ...renderHeaders(common),
        ...headers.map(([name, value]) => `add_header ${name} "${value}";`),
      ]),
    ),
    '',
  ].join('\n');
}

function renderTypes(): string[] {
  const types = Object.entries(TYPES).map(([ending, type]) => ({
    ending: ending.slice(1),
    type: type.split(';')[0] ?? '',
  }));
  const texts = Object.values(TYPES).filter((type) => type.includes('charset') && !type.startsWith('text/html'));
  const packed = types.filter(({ type }) => COMPRESSED.test(type) && type !== 'text/html');
  return [
    ...renderBlock(
      'types',
      types.map(({ ending, type }) => `${type} ${ending};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${texts.map((type) => type.split(';')[0]).join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${packed.map(({ type }) => type).join(' ')};`,
  ];
}

/** A page is at its exact address and nowhere else: /auth, not /auth.html and not /auth/. */
function renderLanguage({ root, notFound }: { root: string; notFound: string }): string[] {
  return [
    `location ${notFound} { try_files ${root}404.html =404; }`,
    ...['404', 'index'].map((name) => `location = ${root}${name} { error_page 404 ${notFound}; return 404; }`),
    `location = ${root} { try_files ${root}index.html =404; }`,
    ...renderBlock(`location ${root}`, [
      `error_page 404 ${notFound};`,
      'if ($uri ~ \\.html$) { return 404; }',
      'try_files $uri.html $uri =404;',
    ]),
  ];
}

function renderHeaders(headers: [name: string, value: string][]): string[] {
  return headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function renderBlock(head: string, lines: string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}
