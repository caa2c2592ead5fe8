import { describe, expect, it } from 'vitest';
import { contract } from './describe-rule';
import { toDescribedField } from './described-field';

describe('toDescribedField', () => {
  it.each([
    ['shipment-create', 'setup.date', 'setup.date'],
    ['shipment-create', 'parcels.0.width', 'parcels.0.width'],
    ['shipment-create', 'setup.instructions.1', 'setup.instructions.1'],
    ['shipment-create', 'colour.of', ''],
    ['shipment-create', '', ''],
    ['rates-list', 'setup.service', 'setup'],
    ['carrier-register', 'credentials.invoice_2fa.date', 'credentials'],
    ['carrier-register', 'settings.print.size_fallback', 'settings.print.size_fallback'],
    ['carrier-update', 'credentials.customer_numbers.0', 'credentials'],
    ['negotiated-rates-upload', 'rates.0.prices.North Tohoku', 'rates.0.prices'],
    ['negotiated-rates-upload', 'rates.0.prices.constructor', 'rates.0.prices'],
    ['warehouse-register', 'province_kanji', 'province_kanji'],
    ['carriers-list', 'type', ''],
  ])('%s: %j → %j', (operation, field, described) => {
    expect(toDescribedField(contract, operation, field)).toBe(described);
  });
});
