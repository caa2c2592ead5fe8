import { describe, expect, it } from 'vitest';
import { toDocumentedForm } from '../documented-form';
import { checkExample, contract, describeRule } from '../../tests/rules/describe-rule';

describeRule('phone-characters', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    {},
    { change: { to_address: { phone: '(907) 555-0143' } } },
    { change: { to_address: { phone: '206.555.0148' } } },
    { change: { to_address: { phone: '+81 (0)75-211-0456' } } },
  ],
  failing: [
    {
      change: { to_address: { phone: '075-211-0456 ext. 12' } },
      expected: { field: 'to_address.phone', code: 'FORMAT', params: { characters: 'ext' } },
    },
    { change: { from_address: { phone: '内線12' } }, expected: { params: { characters: '内線' } } },
  ],
});

describe('a phone number and a postal code', () => {
  it.each(['0------', '12345', '+', '(----)', '1'.repeat(21)])('%s is no phone number', (phone) => {
    expect(checkExample('shipment-create', 'sagawa', { change: { to_address: { phone } } })).toMatchObject([
      { code: 'FORMAT', field: 'to_address.phone' },
    ]);
  });

  it.each([
    [{ phone: '０７５−２１１−０４５６' }, { phone: '075-211-0456' }],
    [{ phone: ' 0752110456 ' }, { phone: '0752110456' }],
    [{ zip: '〒060-0042' }, { zip: '060-0042' }],
    [{ zip: ' ０６０ー００４２\n' }, { zip: '060-0042' }],
  ])('%j is stored as %j, without a note', (to_address, expected) => {
    expect(toDocumentedForm('shipment-create', { to_address }, contract)).toEqual({
      body: { to_address: expected },
      notes: [],
    });
  });
});

describe('an HS code', () => {
  it.each(['960830', '9608.30', '96.08.30', '9608.30.10', '9608301000'])('%s is accepted', (hs_code) => {
    expect(checkProduct(hs_code)).toEqual([]);
  });

  it.each(['9608', '96083', '960830100012', '9608-30', '9608..30', '.960830'])('%s is rejected', (hs_code) => {
    expect(checkProduct(hs_code)).toMatchObject([{ code: 'FORMAT', field: 'products.0.hs_code' }]);
  });

  function checkProduct(hs_code: string) {
    const products = [{ name: 'Pen', quantity: 1, price: 500, origin_country: 'JP', hs_code }];
    return checkExample('shipment-create', 'dhl', { change: { products } });
  }
});
