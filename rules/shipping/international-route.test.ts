import { describeRule } from '../../tests/rules/describe-rule';

const kyoto = { country: 'JP', province: 'Kyoto', city: 'Kyoto', zip: '604-8005', phone: '0752110456' };

describeRule('international-route', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{}, { change: { from_address: { country: 'FR', province: '' } } }],
  failing: [
    { change: { to_address: kyoto }, expected: { field: 'to_address.country', code: 'INVALID' } },
    { change: { from_address: { country: 'GB', province: '' } } },
  ],
});

describeRule('international-route', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{}, { change: { setup: { carrier: 'sagawa' } } }],
  failing: [{ change: { setup: { carrier: 'pegasus', pack_size: '0' } } }],
});
