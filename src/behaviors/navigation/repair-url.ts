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

/**
 * Makes the page's own URL decodable. Whatever decodes the path or the hash after this, such as a router, would throw on
 * a malformed one, and the not-found page would be shown without a working control.
 */
export function repairUrl(): void {
  const { pathname, search, hash } = window.location;
  const [path, fragment] = [toDecodable(pathname), toDecodable(hash)];
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', path + search + fragment);
}
