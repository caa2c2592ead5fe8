// cspell:ignore passw
/** Fields whose values are always private. */
const SECRET = /credential|passw|secret|token|api_?key|access_?key/i;
/** Tokens of this API, wherever a reader has put one. */
const TOKEN = /tok_\w+/g;
/** A PNG of one pixel, in place of a signature or a logo. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const STRING_LENGTH_MAX = 1000;

/**
 * Masks the fields of a request body whose names mean that they are secret, and tokens of this API. A secret in any other
 * field cannot be recognized: it stays, and the page says so. Masked values have the same length and kinds of characters,
 * so that the same rules accept them: '{"credentials":{"password":"Ab-12"}}' → '{"credentials":{"password":"Xx-11"}}'. A
 * body that is not JSON is omitted if it may contain a secret.
 */
export function maskBody(body: string): string {
  try {
    return JSON.stringify(maskFields(JSON.parse(body)));
  } catch {
    return SECRET.test(body) || body.search(TOKEN) >= 0 ? '{' : body;
  }
}

/** Path and query without secrets: '/shipments?token=abc' → '/shipments?token=xxx' */
export function maskPath(path: string): string {
  return path
    .replace(/([?&])([^=&]+)=([^&]*)/g, (whole, before: string, name: string, value: string) =>
      SECRET.test(name) ? `${before}${name}=${maskText(value)}` : whole,
    )
    .replace(TOKEN, maskToken);
}

function maskFields(value: unknown): unknown {
  if (typeof value === 'string') return value.length > STRING_LENGTH_MAX ? PIXEL : value.replace(TOKEN, maskToken);
  if (Array.isArray(value)) return value.map(maskFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? maskAll(inner) : maskFields(inner)]),
  );
}

function maskAll(value: unknown, name = ''): unknown {
  // An address isn't a secret, and has to stay valid for the rules of the carrier.
  if (name === 'address') return maskFields(value);
  if (typeof value === 'string') return name === 'currency' ? value : maskText(value);
  if (typeof value === 'number') return 1;
  if (Array.isArray(value)) return value.map((one) => maskAll(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskAll(inner, key)]));
}

function maskText(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return '2026-01-01';
  return text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/(?!X)\p{L}/gu, 'x')
    .replace(/\d/g, '1');
}

function maskToken(): string {
  return 'tok_left_out';
}
