import { expect, it } from 'vitest';
import { contract, describeRule } from '../../tests/rules/describe-rule';

describeRule('service-ended', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}, { change: { setup: { service: 'japanpost_epacket_light', insurance: null } } }],
  failing: [
    {
      change: { setup: { service: 'japanpost_epacket', insurance: null } },
      expected: { code: 'INVALID_VALUE', field: 'setup.service', value: ['japanpost_epacket_light'] },
    },
  ],
});

it('names a successor of the same carrier that has not ended', () => {
  for (const { services } of Object.values(contract.catalogue.carriers)) {
    for (const { ended } of Object.values(services)) {
      if (!ended) continue;
      expect(services).toHaveProperty(ended.successor);
      expect(services[ended.successor]?.ended).toBeUndefined();
    }
  }
});
