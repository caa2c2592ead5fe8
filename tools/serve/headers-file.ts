/** Headers for the URLs that a pattern matches; a star in it matches any characters. */
export type HeaderRule = { pattern: string; headers: [name: string, value: string][]; detached: string[] };

/**
 * Reads a `_headers` file: a pattern on a line, its headers below it, indented. `! Name` detaches a header
 * that an earlier rule sets (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [], detached: [] });
      continue;
    }
    const [name = '', ...value] = line.trim().split(': ');
    if (name.startsWith('! ')) rules.at(-1)?.detached.push(name.slice(2));
    else rules.at(-1)?.headers.push([name, value.join(': ')]);
  }
  return rules;
}

/** The headers of a path. Where rules set the same header, the later one wins. */
export function findHeaders(rules: HeaderRule[], path: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers, detached } of rules) {
    const [start = '', end] = pattern.split('*');
    const isMatch = end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
    if (!isMatch) continue;
    for (const name of detached) found.delete(name);
    for (const [name, value] of headers) found.set(name, value);
  }
  return Object.fromEntries(found);
}
