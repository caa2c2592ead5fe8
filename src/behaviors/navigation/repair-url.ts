/**
 * Encodes the percent signs of a path or hash that cannot be decoded, and returns any other as it is:
 * '/en/%E0%A4%A' → '/en/%25E0%25A4%25A'.
 */
export function toDecodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Removes all but one of the slashes that a path begins with: '//en/auth' → '/en/auth'. Alone, such a path names a host. */
export function toPathOfSite(path: string): string {
  return path.replace(/^\/{2,}/, '/');
}

/**
 * Makes the page's own URL decodable and its path one of this site. Whatever decodes the path or the hash after this would
 * throw on a malformed one, and the not-found page would be shown without a working control.
 */
export function repairUrl(): void {
  const { pathname, search, hash } = window.location;
  const [path, fragment] = [toPathOfSite(toDecodable(pathname)), toDecodable(hash)];
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', path + search + fragment);
}
