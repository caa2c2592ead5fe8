import { expect, it } from 'vitest';
import type { ConsoleExample } from '../../../contract';
import type { ListedRecord } from '../../../sandbox/web';
import { dropStalePath } from './draft';
import { fillReferences, listKnown, listMissing } from './prerequisites';

const EXAMPLES: ConsoleExample[] = [
  example('carrier-register', 'yamato', { carrier: 'yamato' }),
  example('shipment-create', 'sagawa', { carrier: 'sagawa' }),
  example('negotiated-rates-upload', 'yamato', { carrier: 'yamato', after: ['carrier-register/yamato'] }),
  example('negotiated-rates-delete', 'yamato', {
    after: ['carrier-register/yamato', 'negotiated-rates-upload/yamato'],
    path: { id: '{{carrier-register/yamato id}}' },
  }),
];
const YAMATO: ListedRecord = { kind: 'carrier', id: 'car_1', owner: 'account', name: 'yamato', carrier: 'yamato' };
const OTHER: ListedRecord = { kind: 'carrier', id: 'car_2', owner: 'account', name: 'dhl', carrier: 'dhl' };
const SHIPMENT: ListedRecord = {
  kind: 'shipment',
  id: 'API-2',
  owner: 'account',
  name: 'x',
  carrier: 'sagawa',
  trackingNumbers: ['360', '361'],
};

it.each([
  { records: [], missing: ['carrier-register', 'negotiated-rates-upload'] },
  { records: [OTHER], missing: ['carrier-register', 'negotiated-rates-upload'] },
  { records: [YAMATO], missing: ['negotiated-rates-upload'] },
  { records: [{ ...YAMATO, hasRates: true }], missing: [] },
])('$missing are missing', ({ records, missing }) => {
  const found = listMissing({ example: EXAMPLES[3] as ConsoleExample, examples: EXAMPLES, records });
  expect(found.map(({ operation }) => operation)).toEqual(missing);
});

it.each([
  ['{{carrier-register/yamato id}}', [YAMATO, { ...YAMATO, id: 'car_3' }], 'car_3'],
  ['{{carrier-register/yamato id}}', [OTHER], ''],
  ['{{shipment-create/sagawa id}}', [SHIPMENT, { ...SHIPMENT, id: 'API-1' }], 'API-2'],
  ['{{shipment-create/sagawa id}}', [{ ...SHIPMENT, isVoid: true }], ''],
  ['{{shipment-create/sagawa delivery.tracking_numbers.0}}', [SHIPMENT], '360'],
  ['sagawa', [], 'sagawa'],
])('%s', (text, records, filled) => {
  expect(fillReferences(text, { examples: EXAMPLES, records })).toBe(filled);
});

it('a sub user calls with their own records; the sub users are known to everyone', () => {
  const subUser: ListedRecord = { kind: 'sub-user', id: 'usr_1', owner: 'account', name: 'osaka' };
  const own = { ...YAMATO, owner: 'usr_1' };
  expect(listKnown([YAMATO, own, subUser], 'usr_1')).toEqual([own, subUser]);
});

it.each([
  [{ path: { id: 'API-2' }, isPrefilled: true }, [SHIPMENT], { path: { id: 'API-2' }, isPrefilled: true }],
  [
    { path: { tracking_number: '361' }, isPrefilled: true },
    [SHIPMENT],
    { path: { tracking_number: '361' }, isPrefilled: true },
  ],
  [{ path: { id: 'API-2' }, isPrefilled: true }, [], undefined],
  [{ path: { id: 'API-2' }, isPrefilled: true, body: '{}' }, [], { body: '{}' }],
  [{ path: { id: 'API-2' } }, [], { path: { id: 'API-2' } }],
])('of the draft %j, with %j in the sandbox, %j is left', (stored, records, left) => {
  expect(dropStalePath(stored, records)).toEqual(left);
});

function example(operation: string, name: string, rest: Partial<ConsoleExample>): ConsoleExample {
  return { operation, name, title: name, path: {}, query: {}, after: [], hoursLater: 0, request: {}, ...rest };
}
