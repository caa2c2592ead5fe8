import { resolveExampleValue, type Contract } from '../../../contract';

/** A request that is sent over and over. To Prism it names the example of the contract to return, that of the same call. */
export type Call = { method: 'GET' | 'POST'; path: string; body?: string; example?: string };

export const CALLS = {
  'create, domestic': 'shipment-create/sagawa',
  'create, international': 'shipment-create/dhl',
  get: undefined,
  list: undefined,
  'rates, domestic': 'rates-list/domestic',
  'rates, international': 'rates-list/international',
} as const;
export type CallName = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as CallName[];

/** Accounts that quote: those which the recorded responses of the contract come from. */
const ACCOUNTS = ['yamato', 'sagawa', 'yuupack', 'japanpost', 'dhl'];
const NEGOTIATED = ['yamato', 'sagawa'];

/** The call as it is sent; `shipmentId` is one that the server knows. */
export function toCall(contract: Contract, name: CallName, shipmentId: string): Call {
  if (name === 'get') return { method: 'GET', path: `/shipments/${shipmentId}` };
  // Prism's recorded page has two shipments.
  if (name === 'list') return { method: 'GET', path: '/shipments?limit=2' };
  const example = CALLS[name];
  const [operation, own] = example.split('/');
  const path = operation === 'rates-list' ? '/rates' : '/shipments';
  return { method: 'POST', path, body: getBody(contract, example), ...(own === undefined ? {} : { example: own }) };
}

/** The calls that a new sandbox needs before it can quote. */
export function listPreparations(contract: Contract): { carrier: string; register: string; rates?: string }[] {
  return ACCOUNTS.map((carrier) => ({
    carrier,
    register: getBody(contract, `carrier-register/${carrier}`),
    ...(NEGOTIATED.includes(carrier) ? { rates: getBody(contract, `negotiated-rates-upload/${carrier}`) } : {}),
  }));
}

export function getBody(contract: Contract, name: string): string {
  const found = contract.examples.find(({ operation, name: own }) => `${operation}/${own}` === name);
  if (!found) throw new Error(`The contract has no example ${name}.`);
  return JSON.stringify(resolveExampleValue(found.request, Date.now()));
}
