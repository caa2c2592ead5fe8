/** The path of a field in an object: '', 'zip' → 'zip'; 'to_address', 'zip' → 'to_address.zip' */
export function joinField(at: string, name: string | number): string {
  return at === '' ? String(name) : `${at}.${name}`;
}
