import { describe, expect, it } from 'vitest';
import { checkExample } from './describe-rule';

describe('what is recommended in place of an unknown value', () => {
  const check = (example: string, change: object) =>
    checkExample('shipment-create', example, { change }).filter(({ code }) => code === 'INVALID_VALUE');
  const parcel = { package: 'dhl_box', weight: 1000, amount: 1 };

  it('is what the carrier of the request has', () => {
    const [service] = check('fedex', { setup: { service: 'dhl_express' } });
    expect(service?.value).toEqual(expect.arrayContaining(['fedex_international_priority']));
    expect(JSON.stringify(service?.value)).not.toContain('dhl');
    const [ofFedex] = check('fedex', { parcels: [parcel] });
    expect(ofFedex?.value).toContain('fedex_box');
    expect(JSON.stringify(ofFedex?.value)).not.toContain('dhl');
    const [ofDhl] = check('dhl', { parcels: [parcel] });
    expect(ofDhl?.params?.nearest).toMatch(/^dhl_box_/);
  });

  it('is any value where the carrier is unknown or has none', () => {
    expect(check('fedex', { setup: { carrier: 'unknown', service: 'fedex_priority' } })[1]?.value).toContain(
      'yamato_regular',
    );
    expect(check('sagawa', { parcels: [parcel] })[0]?.value).toContain('fedex_box');
  });
});
