/** Whether a path matches that of an operation: `/carriers/Hq4v`, `/carriers/{id}` → true. A computed part matches any string. */
export function matchesPath(path: string, pattern: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return parts.length === wanted.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index]);
}
