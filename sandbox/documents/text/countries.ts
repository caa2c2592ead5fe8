const names = new Map<string, string>();

/** English name of a country: `'GB'` → `'United Kingdom'`; an unknown code stays as it is. */
export function findCountryName(code: string): string {
  const known = names.get(code);
  if (known !== undefined) return known;
  const name = lookUp(code);
  names.set(code, name);
  return name;
}

function lookUp(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
