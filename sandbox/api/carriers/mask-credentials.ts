/** Fields that are never returned. */
const SECRETS = new Set(['password', 'key', 'access_key', 'customer_numbers']);
/** Fields that are not secret and are returned unmasked. */
const OPEN = new Set(['address', 'date', 'amount', 'currency', 'freight_number']);

/** Returns credentials for a response: values masked, without passwords and keys. */
export function maskCredentials(credentials: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(credentials)
      .filter(([name]) => !SECRETS.has(name))
      .map(([name, value]) => [name, OPEN.has(name) ? value : mask(value)]),
  );
}

/** The end that is shown is at most half of a credential. */
const SHOWN = 4;

/** Four asterisks and the last four characters, of short credentials none: '950264471' → '****4471', '567' → '****' */
export function maskCredential(text: string): string {
  return `****${text.length < 2 * SHOWN ? '' : text.slice(-SHOWN)}`;
}

function mask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mask);
  if (typeof value === 'object' && value !== null) return maskCredentials(value as Record<string, unknown>);
  return maskCredential(String(value));
}
