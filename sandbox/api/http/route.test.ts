import { describe, expect, it } from 'vitest';
import { contract } from '../../../tests/rules/describe-rule';
import { createRouter } from './route';

const findRoute = createRouter(contract);

describe('createRouter', () => {
  it.each([
    ['/v1/rate', '/v1/rates'],
    ['/v1/labels', '/v1/shipments'],
    ['/v1/shipment/API-7PZK4M2QXD', '/v1/shipments/{id}'],
    ['/shipments', '/v1/shipments'],
    ['/v2/rates', '/v1/rates'],
    ['/v1/v1/shipments', '/v1/shipments'],
    ['/v1/shipments/', '/v1/shipments'],
    ['/v1/carrier_accounts', '/v1/carriers'],
    ['/v1/subusers', '/v1/sub-users'],
    ['/v1/trackers/EJ1', '/v1/tracking/{carrier}/{tracking_number}'],
    ['/v1/address', '/v1/addresses'],
    ['/v1/orders', undefined],
    ['/v1/webhooks', undefined],
    ['/', undefined],
  ])('%s: the nearest path is %s', (path, nearest) => {
    expect(findRoute('GET', path)).toEqual({ kind: 'unknown', nearest });
  });
});
