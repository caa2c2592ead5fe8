// cspell:ignore Łukasz Sœur สมชาย شارع Москва Nguyễn Văn
import { describeRule } from '../../tests/rules/describe-rule';

const field = (name: string, ...characters: string[]) => ({
  code: 'INVALID' as const,
  field: name,
  params: { characters },
});

// The Japanese name of a state leads to its code instead.
describeRule('latin-letters', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [],
  failing: [
    {
      change: { to_address: { country: 'US', province: 'カリフォルニア州', city: '東京', zip: '94103' } },
      expected: { field: 'to_address.city' },
      also: ['schema'],
    },
  ],
});

describeRule('latin-letters', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    {},
    { change: { to_address: { full_name: 'Nguyễn Văn Łukasz', address2: 'Apt. №3 – “Sœur” (rear)' } } },
    // The letters are composed before they are judged.
    { change: { to_address: { full_name: 'Jose\u0301 Nu\u0303nez' } } },
    // Japanese forms are for domestic labels, and a note is no address.
    { change: { from_address: { full_name_kanji: '森 春香', company_kanji: '森文具店' } } },
    { change: { setup: { delivery_note: '受付へ' } } },
  ],
  failing: [
    { change: { to_address: { full_name: '김민수' } }, expected: field('to_address.full_name', '김', '민', '수') },
    { change: { to_address: { company: 'สมชาย' } }, expected: { field: 'to_address.company' } },
    { change: { to_address: { address1: 'شارع 12' } }, expected: { field: 'to_address.address1' } },
    { change: { to_address: { city: 'Москва' } }, expected: { field: 'to_address.city' } },
    { change: { to_address: { zip: 'ＳＥ１' } }, expected: field('to_address.zip', 'Ｓ', 'Ｅ', '１') },
    { change: { from_address: { province: '京都府' } }, expected: field('from_address.province', '京', '都', '府') },
    { change: { from_address: { extra: 'ビル、2' } }, expected: field('from_address.extra', 'ビ', 'ル', '、') },
    {
      change: { from_address: { full_name: null, company: null, full_name_kanji: '森 春香' } },
      expected: field('from_address.full_name_kanji', '森', '春', '香'),
    },
    {
      change: { products: [{ name: '万年筆', quantity: 1, price: 9000, origin_country: 'JP' }] },
      expected: field('products.0.name', '万', '年', '筆'),
    },
  ],
});

describeRule('latin-letters', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{}],
  failing: [],
});

describeRule('latin-letters', {
  operation: 'rates-list',
  example: 'international',
  passing: [{}, { change: { to_address: { full_name: '高橋' } } }],
  failing: [
    {
      change: { setup: { carrier: 'dhl' }, to_address: { full_name: '高橋' } },
      expected: field('to_address.full_name', '高', '橋'),
    },
  ],
});
