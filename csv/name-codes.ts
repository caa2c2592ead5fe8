import { getField, setField } from './fields';

/** The code that the value of a field can only mean; undefined for what could mean several or none. */
export type FindCode = (field: string, body: unknown) => string | undefined;

/** Fields with codes, countries before their states. */
const FIELDS = [
  ...['to_address.country', 'from_address.country', 'to_address.province', 'from_address.province'],
  ...['setup.currency', 'setup.carrier', 'setup.service', 'setup.temperature', 'setup.delivery_time'],
];

/** Writes the codes of names into a request: 'Deutschland' → 'DE'. A name that could mean several stays, so that its row says so. */
export function nameCodes(body: Record<string, unknown>, findCode: FindCode): void {
  const products = getField(body, 'products');
  const origins = Array.isArray(products) ? [...products.keys()].map((at) => `products.${at}.origin_country`) : [];
  for (const field of [...FIELDS, ...origins]) {
    const code = getField(body, field) === undefined ? undefined : findCode(field, body);
    if (code !== undefined) setField(body, field, code);
  }
}
