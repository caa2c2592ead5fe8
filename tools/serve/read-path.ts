import { posix } from 'node:path';

/**
 * The path of an HTTP request target as nginx reads it: decoded, dot segments resolved, repeated slashes merged.
 * '//auth?a=b' → '/auth', 'http://localhost/%61uth' → '/auth'. A malformed percent sequence stays as it is, so it names
 * no file. Returns `undefined` for a target without a path, such as '*' or a URL that cannot be parsed.
 */
export function readPath(target: string): string | undefined {
  const path = target.startsWith('/') ? target : findUrlPath(target);
  return path === undefined ? undefined : posix.normalize(decode(path.replace(/[?#].*$/s, '')));
}

/** The path of a target in absolute form (RFC 9112, 3.2.2). */
function findUrlPath(target: string): string | undefined {
  const [, path] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
  if (path === undefined || !URL.canParse(target)) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
