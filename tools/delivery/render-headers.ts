/** The headers of every address, as a `_headers` file of a CDN. */
export function renderHeadersFile({ base, scriptHashes }: { base: string; scriptHashes: string[] }): string {
  return listHeaderRules(base, scriptHashes)
    .map(([pattern, headers]) => [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/**
 * Only hashed files get a cache rule: hosts join the values of all rules that match, and what has no rule they let
 * revalidate by themselves.
 */
type Rule = [pattern: string, headers: [name: string, value: string][]];

export function listHeaderRules(base: string, scriptHashes: string[]): Rule[] {
  return [
    [
      `${base}*`,
      [
        ['Content-Security-Policy', renderPolicy(scriptHashes)],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ],
    ],
    [`${base}assets/*`, [['Cache-Control', 'public, max-age=31536000, immutable']]],
    [`${base}en/assets/*`, [['Cache-Control', 'public, max-age=31536000, immutable']]],
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
