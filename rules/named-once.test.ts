import { describe, expect, it } from 'vitest';
import { checkExample } from '../tests/rules/describe-rule';

const PEN = { name: 'Fountain pen', quantity: 1, weight: 45, origin_country: 'JP' };

/** A wrong format is reported by the schema. Rules that read the same field then report nothing. */
describe('what the schema rejects', () => {
  it.each([
    ['sagawa', { setup: { service: 'sagawa_express' } }, 'setup.service'],
    ['sagawa', { setup: { carrier: 'kuroneko' } }, 'setup.carrier'],
    ['dhl', { setup: { carrier_id: 'short' } }, 'setup.carrier_id'],
    ['sagawa', { setup: { date: '2026-02-30' } }, 'setup.date'],
    ['sagawa', { setup: { delivery_date: 'tomorrow' } }, 'setup.delivery_date'],
    ['yamato', { setup: { delivery_time: 'evening' } }, 'setup.delivery_time'],
    ['yamato-nekopos', { setup: { delivery_time: 'evening' } }, 'setup.delivery_time'],
    ['sagawa', { setup: { pack_size: 'large' } }, 'setup.pack_size'],
    ['sagawa', { setup: { temperature: 'warm' } }, 'setup.temperature'],
    ['seino', { setup: { insurance: -1 } }, 'setup.insurance'],
    ['yuumail', { setup: { print_start_location: 0 } }, 'setup.print_start_location'],
    ['sagawa-cash-on-delivery', { setup: { cash_on_delivery: { amount: -8800 } } }, 'setup.cash_on_delivery.amount'],
    ['sagawa-cash-on-delivery', { setup: { cash_on_delivery: { amount: 0 } } }, 'setup.cash_on_delivery.amount'],
    ['fedex', { setup: { currency: 'usd' }, products: [{ ...PEN, price: 10.5 }] }, 'setup.currency'],
    ['fedex', { setup: { currency: 'usd', insurance: 99_999 } }, 'setup.currency'],
    ['fedex', { setup: { insurance: 0, discount: 101 } }, 'setup.discount'],
    ['yamato', { to_address: 'Sapporo' }, 'to_address'],
    ['yamato', { to_address: null }, 'to_address'],
    ['yamato', { from_address: [] }, 'from_address'],
    ['ups', { parcels: [{ width: 25, height: 8, depth: 20, weight: 1100, amount: 100 }] }, 'parcels.0.amount'],
    ['fedex', { parcels: [{ package: 'fedex_crate' }] }, 'parcels.0.package'],
    ['ups', { parcels: [{ package: 'fedex_crate' }] }, 'parcels.0.package'],
  ])('is named once: %s with %j', (example, change, field) => {
    const issues = checkExample('shipment-create', example, { change });
    expect(issues.map((issue) => ({ rule: issue.rule, field: issue.field }))).toEqual([{ rule: null, field }]);
  });

  it.each([[{ setup: null }], [{ setup: 'sagawa' }], [{ setup: [] }]])(
    'is named once: a setup that is none, %j',
    (change) => {
      const issues = checkExample('shipment-create', 'sagawa', { change });
      expect(issues.map(({ rule, field }) => ({ rule, field }))).toEqual([{ rule: null, field: 'setup' }]);
    },
  );
});
