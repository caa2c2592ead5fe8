// cspell:ignore linkset
import { TYPES } from '../serve/types';

/** A rule of a `_headers` file. `detached` headers are those of earlier rules that do not apply to its files. */
export type Rule = { pattern: string; headers: [name: string, value: string][]; detached: string[] };

/** The data for the configuration of a host: the path of the portal, the folders of its languages ('' and 'en/'), its inline scripts. */
export type HostedSite = { base: string; languages: string[]; scriptHashes: string[] };

/** RFC 9727 */
const CATALOG = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
const CACHED = 'public, max-age=31536000, immutable';

/** The headers of every path, as the `_headers` file of a CDN. */
export function renderHeadersFile(site: HostedSite): string {
  return listHeaderRules(site)
    .map(({ pattern, headers, detached }) => [
      pattern,
      ...detached.map((name) => `  ! ${name}`),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .flat()
    .join('\n');
}

/**
 * A file that a reader can open as a document has the policies of a document. A hashed file is kept, and of the policies it has
 * the one for content: a worker obeys the policy of its script. It is the same text as on every page, which HTTP/2 sends
 * once. Only hashed files get a cache rule: hosts join the values of all rules that match, and revalidate by
 * themselves what has no rule. A host that does not know `!` sends all policies with hashed files, where the others do nothing.
 */
export function listHeaderRules({ base, languages, scriptHashes }: HostedSite): Rule[] {
  const documentHeaders: Rule['headers'] = [
    ['Content-Security-Policy', renderPolicy(scriptHashes)],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Link', `<${base}.well-known/api-catalog>; rel=api-catalog`],
  ];
  const hashed = {
    headers: [['Cache-Control', CACHED]] satisfies Rule['headers'],
    detached: documentHeaders.map(([name]) => name).filter((name) => name !== 'Content-Security-Policy'),
  };
  return [
    { pattern: `${base}*`, headers: [['X-Content-Type-Options', 'nosniff'], ...documentHeaders], detached: [] },
    ...languages.map((language): Rule => ({ pattern: `${base}${language}assets/*`, ...hashed })),
    // The default types of these differ between hosts.
    ...['.md', '.ts', '.atom'].map((ending): Rule => ({
      pattern: `${base}*${ending}`,
      headers: [['Content-Type', TYPES[ending] ?? '']],
      detached: [],
    })),
    {
      pattern: `${base}.well-known/api-catalog`,
      headers: [['Content-Type', CATALOG]],
      detached: [],
    },
    // Tools on other hosts, such as a hosted Swagger UI, load the contract from here.
    ...languages.flatMap((language) =>
      ['openapi.json', 'openapi.yaml'].map((file): Rule => ({
        pattern: `${base}${language}${file}`,
        headers: [['Access-Control-Allow-Origin', '*']],
        detached: [],
      })),
    ),
  ];
}

function renderPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
