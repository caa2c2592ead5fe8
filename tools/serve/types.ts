/** The types of the files of a build, by their ending: what `serve` sends, and what an nginx is told to send. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** What a CDN sends where no rule says otherwise: everything is asked for again and answered with 304 while it is the same. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Types that are worth compressing. */
export const COMPRESSED = /text|json|javascript|xml|yaml|svg/;
