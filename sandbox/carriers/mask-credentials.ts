/** Members that are never sent back. */
const SECRETS = new Set(['password', 'key', 'access_key']);
/** Members that say nothing secret and come back as they are. */
const OPEN = new Set(['address', 'date', 'amount', 'currency', 'freight_number']);

/** Credentials as they come back: texts masked, passwords and keys left out. */
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
  if (typeof value === 'string') return maskCredential(value);
  if (Array.isArray(value)) return value.map(mask);
  return typeof value === 'object' && value !== null ? maskCredentials(value as Record<string, unknown>) : value;
}
