import type { Tokens } from './tokens';

type Site = { name: string; tagline: string; locale: string; baseUrl: string; tokens: Tokens };

/** The web app manifest of a locale: its name, its place, its icons. Pages stay in the browser's own window. */
export function buildManifest({ name, tagline, locale, baseUrl, tokens }: Site): object {
  return {
    id: baseUrl,
    name,
    short_name: name,
    description: tagline,
    lang: locale,
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: tokens.light('paper'),
    theme_color: tokens.light('paper'),
    icons: [
      ...[192, 512].map((size) => ({
        src: `${baseUrl}img/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
