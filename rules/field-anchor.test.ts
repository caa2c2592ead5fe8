import { describe, expect, it } from 'vitest';
import { contract } from '../tests/rules/describe-rule';
import { findFieldAnchor } from './field-anchor';

describe('findFieldAnchor', () => {
  it.each([
    ['shipment-create', 'setup.date', 'request-setup-date'],
    ['shipment-create', 'parcels.0.width', 'request-parcels-width'],
    ['shipment-create', '', 'request'],
    ['shipment-create', 'Sandbox-Scenario', undefined],
    ['carrier-register', 'credentials.site_id', 'request-credentials'],
    ['negotiated-rates-upload', 'rates.0.prices.North Tohoku', 'request-rates-prices'],
    ['shipments-list', 'limit', 'parameter-limit'],
    ['shipments-list', '', 'parameters'],
    ['shipments-list', 'Sandbox-Scenario', undefined],
    ['tracking-get', 'carrier', 'parameter-carrier'],
    ['carriers-list', '', undefined],
  ])('%s: %j → %j', (id, field, anchor) => {
    const entry = contract.operations.find((one) => one.id === id);
    expect(entry && findFieldAnchor(field, entry, contract)).toBe(anchor);
  });
});
