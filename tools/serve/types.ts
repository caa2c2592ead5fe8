/** Media types of the files of a build by their ending, for `serve` and for nginx. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  // Source code to read; hosts that know the ending would send it as a video.
  '.ts': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The `Cache-Control` where no rule says otherwise: everything is requested again, with 304 while it has not changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Encodings of the compressed copies that the build writes, the preferred one first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Types that are worth compressing. */
export const COMPRESSIBLE = /text|json|javascript|xml|yaml|svg/;
