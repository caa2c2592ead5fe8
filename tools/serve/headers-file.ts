/** Headers for the addresses that a pattern covers; a star at its end covers whatever follows. */
export type HeaderRule = { pattern: string; headers: [name: string, value: string][] };

/** Reads a `_headers` file: a pattern on a line of its own, its headers below it, indented. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [name = '', ...value] = line.trim().split(': ');
    rules.at(-1)?.headers.push([name, value.join(': ')]);
  }
  return rules;
}

/** The headers of an address. Where rules give the same header, the later one holds. */
export function findHeaders(rules: HeaderRule[], path: string): Record<string, string> {
  return Object.fromEntries(
    rules
      .filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
      .flatMap(({ headers }) => headers),
  );
}
