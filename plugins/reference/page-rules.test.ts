import { expect, it } from 'vitest';
import { loadContract, SPECIFIED_CARRIERS } from '../../contract/node';
import { RULES } from '../../rules';
import { listPageRules } from './page-rules';

const rules = listPageRules(loadContract('contract', { carriers: SPECIFIED_CARRIERS }));

it('lists every rule in the order of rules/rules.ts', () => {
  expect(rules.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
});

it.each([
  ['account-missing', { carriers: ['`yamato`', '`sagawa`'] }],
  [
    'account-active',
    { carriers: ['`sagawa`', '`yuupack`', '`yuupacket`', '`yuumail`', '`japanpost`'], min: 5, max: 8 },
  ],
  ['test-mode-carriers', { carriers: ['`yamato`', '`sagawa`', '`dhl`', '`ups`'] }],
  ['yamato-test-hours', { from: '09:00', to: '22:00' }],
  ['domestic-route', { carriers: ['`yamato`', '`sagawa`', '`yuupack`', '`yuupacket`', '`yuumail`', '`seino`'] }],
  ['international-route', { carriers: ['`japanpost`', '`dhl`', '`fedex`', '`ups`', '`pegasus`'] }],
  ['shipping-date-latest', { days: ['`yamato` 30', '`sagawa` 50'] }],
  ['delivery-date-earliest', { days: [1] }],
  ['delivery-date-latest', { days: ['`yamato` 7', '`sagawa` 7'] }],
  ['delivery-time-services', { services: ['`yamato_nekopos`', '`yamato_direct_mail`', '`yamato_kuroneko_yuupacket`'] }],
  ['delivery-time-slot', { services: ['`yamato_time`'] }],
  ['pack-size-classes', { services: ['`sagawa_regular`', '`sagawa_large`'] }],
  ['cash-on-delivery-required', { services: ['`yamato_collect`'] }],
  [
    'cash-on-delivery-services',
    {
      services: [
        '`yamato_regular`',
        '`yamato_freight_collect`',
        '`yamato_time`',
        '`yamato_compact`',
        '`yamato_nekopos`',
        '`yamato_direct_mail`',
        '`yamato_kuroneko_yuupacket`',
      ],
    },
  ],
  ['cash-on-delivery-max', { amounts: ['`yamato` 300,000', '`yuupack` 2,000,000'] }],
  [
    'insurance-services',
    {
      services: ['epacket_light', 'smallpacket_air', 'smallpacket_sea', 'air_packet'].map(
        (name) => `\`japanpost_${name}\``,
      ),
    },
  ],
  ['duty-paid-services', { services: ['`pegasus_pen_express`'] }],
  [
    'single-parcel',
    {
      carriers: ['`japanpost`'],
      services: [
        '`yamato_collect`',
        '`yamato_compact`',
        '`yamato_nekopos`',
        '`yamato_direct_mail`',
        '`yamato_kuroneko_yuupacket`',
        '`yuupacket_regular`',
        '`yuumail_regular`',
      ],
    },
  ],
  [
    'freight-threshold',
    {
      services: ['`ups_worldwide_express_freight`', '`ups_worldwide_express_freight_mid_day`'],
      kg: [70],
      lb: [150],
      cm: [154],
      in: [60],
    },
  ],
  ['carrier-required', { service: 'custom' }],
  ['cash-on-delivery-tax', {}],
])('states %s with the lists and numbers of the contract', (id, about) => {
  expect(rules.find((rule) => rule.id === id)?.about).toEqual(about);
});
