import { describe, expect, it } from 'vitest';
import { checkExample } from '../tests/rules/describe-rule';

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

  it('is a time slot of the carrier and of its service', () => {
    const slots = (carrier: string, service: string): unknown =>
      check('yamato', { setup: { carrier, service, delivery_time: '20-22' } }).find(
        ({ field }) => field === 'setup.delivery_time',
      )?.value;
    expect(slots('yamato', 'yamato_regular')).toEqual([
      'not-specified',
      'before-noon',
      '14-16',
      '16-18',
      '18-20',
      '19-21',
    ]);
    expect(slots('yamato', 'yamato_time')).toEqual(['before-ten', 'before-five']);
    expect(slots('sagawa', 'sagawa_regular')).toContain('18-21');
    expect(slots('seino', 'seino_regular')).toEqual(['not-specified']);
  });

  it('is no service that the carrier has ended', () => {
    const issues = checkExample('shipment-create', 'dhl', { change: { setup: { carrier: 'japanpost', service: '' } } });
    const listed = issues.map(({ value }) => JSON.stringify(value)).join('');
    expect(listed).toContain('japanpost_epacket_light"');
    expect(listed).not.toContain('japanpost_epacket"');
  });

  it('is any value where the carrier is unknown or has none', () => {
    expect(check('fedex', { setup: { carrier: 'unknown', service: 'fedex_priority' } })[1]?.value).toContain(
      'yamato_regular',
    );
    expect(check('sagawa', { parcels: [parcel] })[0]?.value).toContain('fedex_box');
  });
});
