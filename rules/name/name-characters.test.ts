import { describeRule } from '../../tests/rules/describe-rule';

const field = (name: string) => ({ field: name, code: 'INVALID' as const });

describeRule('name-characters', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    {},
    { change: { to_address: { full_name: '𠮷野 花子' } } },
    { change: { to_address: { company: '' } } },
    // Variation selectors and joiners belong to characters that are visible.
    { change: { to_address: { full_name: '辻\u{e0100}' } } },
  ],
  failing: [
    { change: { to_address: { full_name: ' ' } }, expected: field('to_address.full_name') },
    { change: { to_address: { full_name: '\u3000\u00a0' } }, expected: field('to_address.full_name') },
    { change: { to_address: { full_name: '\u200b\u2060\ufeff' } }, expected: field('to_address.full_name') },
    { change: { to_address: { full_name: '\u3164\u2800' } }, expected: field('to_address.full_name') },
    { change: { to_address: { full_name: '花子\u0000' } }, expected: field('to_address.full_name') },
    { change: { to_address: { full_name: '花子\n' } }, expected: field('to_address.full_name') },
    { change: { to_address: { full_name: '\ud800花子' } }, expected: field('to_address.full_name') },
    { change: { to_address: { full_name: '花子😀' } }, expected: field('to_address.full_name') },
    { change: { to_address: { address1: '札幌市\n中央区' } }, expected: field('to_address.address1') },
    { change: { to_address: { address1: '\u3000' } }, expected: field('to_address.address1') },
    { change: { to_address: { address3: '5階\n東' } }, expected: field('to_address.address3') },
    { change: { to_address: { extra: ' ' } }, expected: field('to_address.extra') },
    { change: { to_address: { full_name: '1\ufe0f\u20e3' } }, expected: field('to_address.full_name') },
    { change: { to_address: { full_name: '花子\u2028' } }, expected: field('to_address.full_name') },
    { change: { setup: { delivery_note: '玄関前\n' } }, expected: field('setup.delivery_note') },
    { change: { setup: { ref_number: 'PO-1😀' } }, expected: field('setup.ref_number') },
    { change: { products: [{ name: '☎️ 電話', quantity: 1 }] }, expected: field('products.0.name') },
    { change: { from_address: { company: '\u200b' } }, expected: field('from_address.company') },
    { change: { products: [{ name: '\u200b', quantity: 1 }] }, expected: field('products.0.name') },
  ],
});

describeRule('name-characters', {
  operation: 'rates-list',
  example: 'international',
  passing: [{}],
  failing: [{ change: { to_address: { company: '\u200b' } }, expected: field('to_address.company') }],
});

describeRule('name-characters', {
  operation: 'address-register',
  example: 'london',
  passing: [{}],
  failing: [
    { change: { full_name: '\u200b' }, expected: field('full_name') },
    { change: { zip: ' ' }, expected: field('zip') },
  ],
});

describeRule('name-characters', {
  operation: 'warehouse-register',
  example: 'kyoto',
  passing: [{}],
  failing: [
    { change: { company_kanji: '\u200b' }, expected: field('company_kanji') },
    { change: { province_kanji: ' ' }, expected: field('province_kanji') },
  ],
});

describeRule('name-characters', {
  operation: 'carrier-register',
  example: 'dhl',
  passing: [{}, { change: { name: '' } }],
  failing: [
    { change: { name: '\u200b' }, expected: field('name') },
    { change: { credentials: { address: { company: ' ' } } }, expected: field('credentials.address.company') },
  ],
});

describeRule('name-characters', {
  operation: 'carrier-update',
  example: 'thermal',
  passing: [{}],
  failing: [{ change: { name: '\u200b' }, expected: field('name') }],
});

describeRule('name-characters', {
  operation: 'subuser-register',
  example: 'osaka',
  passing: [{}, { change: { info: { company: '' } } }],
  failing: [
    { change: { key: '\u200b@\u200b' }, expected: field('key') },
    { change: { key: 'store\u2060@mori.example' }, expected: field('key') },
    { change: { key: 'store\u0007@mori.example' }, expected: field('key') },
    { change: { key: 'store\udfff@mori.example' }, expected: field('key') },
    { change: { info: { first_name: ' ' } }, expected: field('info.first_name') },
    { change: { info: { last_name: '\u200b' } }, expected: field('info.last_name') },
    { change: { info: { full_name: '\ud800' } }, expected: field('info.full_name') },
    { change: { info: { company: '\u0007' } }, expected: field('info.company') },
  ],
});
