import { describe, expect, it } from 'vitest';
import { getShipment } from '../../../tests/documents/examples';
import { formatValue, formatWeight } from './parcels';

describe('formatWeight', () => {
  it.each([
    [[{ weight: 1100, amount: 2 }], '2.2 kg'],
    [[{ weight: 100.1 }, { weight: 200.2 }], '0.3003 kg'],
    [[], ''],
  ])('of %j is %j', (parcels, weight) => {
    expect(formatWeight(getShipment('dhl', (shipment) => (shipment.parcels = parcels)))).toBe(weight);
  });
});

describe('formatValue', () => {
  it('adds prices up as people do', () => {
    const shipment = getShipment('ups', ({ products, setup }) => {
      products.splice(0, products.length, {
        name: 'Pen',
        quantity: 3,
        price: 0.335,
        weight: 0,
        hs_code: '',
        origin_country: 'JP',
      });
      setup.currency = 'USD';
    });
    // 1.005, of which binary fractions leave 1.00499999999999989.
    expect(formatValue(shipment)).toBe('USD 1.01');
  });
});
