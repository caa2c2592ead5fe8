import { getField, setField } from './fields';

/** The code that the value of a field can only mean; undefined for what could mean several or none. */
export type FindCode = (field: string, body: unknown) => string | undefined;

/** Fields with codes, countries before their states. */
const FIELDS = [
  ...['to_address.country', 'from_address.country', 'to_address.province', 'from_address.province'],
  ...['setup.currency', 'setup.carrier', 'setup.service', 'setup.temperature', 'setup.delivery_time'],
];

/**
 * Writes the codes of names into a request: 'Deutschland' → 'DE'. A name that could mean several stays, so that its row says so, and
 * so does one with a question mark.
 */
export function nameCodes(body: Record<string, unknown>, findCode: FindCode): void {
  const products = getField(body, 'products');
  const origins = Array.isArray(products) ? [...products.keys()].map((at) => `products.${at}.origin_country`) : [];
  for (const field of [...FIELDS, ...origins]) {
    const name = getField(body, field);
    const code = typeof name !== 'string' || /[?？]/.test(name) ? undefined : findCode(field, body);
    if (code !== undefined) setField(body, field, code);
  }
  nameCarrier(body, findCode);
}

/** A carrier in the place of the service: 'クロネコヤマト' → setup.carrier, '佐川 飛脚宅配便' → its service as well */
function nameCarrier(body: Record<string, unknown>, findCode: FindCode): void {
  const text = getField(body, 'setup.service');
  const hasCarrier = ['setup.carrier', 'setup.carrier_id'].some((field) => getField(body, field) !== undefined);
  if (typeof text !== 'string' || hasCarrier || findCode('setup.service', body) !== undefined) return;
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const ofAll = findCode('setup.carrier', { setup: { carrier: text } });
  const carrier = ofAll ?? findCode('setup.carrier', { setup: { carrier: first } });
  const named = { setup: { carrier, service: rest.join(' ') } };
  const service = ofAll === undefined ? findCode('setup.service', named) : undefined;
  if (carrier === undefined || (ofAll === undefined && service === undefined)) return;
  setField(body, 'setup.carrier', carrier);
  setField(body, 'setup.service', service);
}
