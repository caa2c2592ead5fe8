// cspell:ignore Eulji Haruka
import { describeRule } from '../../tests/rules/describe-rule';

const field = (name: string, ...characters: string[]) => ({
  code: 'INVALID' as const,
  field: name,
  params: { characters },
});

describeRule('label-characters', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    {},
    { change: { to_address: { full_name: '高橋 ミサキ〜A-1' } } },
    // A variation selector is invisible, and か with a mark is が.
    { change: { to_address: { full_name: '辻\u{e0100} ゆか\u3099' } } },
    // The city isn't printed next to the Japanese form of the address.
    { change: { from_address: { city: 'Kyōto', address1_kanji: '京都市中京区' } } },
  ],
  failing: [
    { change: { to_address: { full_name: '髙橋 美咲' } }, expected: field('to_address.full_name', '髙') },
    { change: { to_address: { address2: '①号棟②③' } }, expected: field('to_address.address2', '①', '②', '③') },
    {
      change: { from_address: { company_kanji: '㈱森文具店', company: 'Mori' } },
      expected: field('from_address.company_kanji', '㈱'),
    },
    { change: { to_address: { province: '北海道', city: '札幌①' } }, expected: field('to_address.city', '①') },
    {
      change: { products: [{ name: '𠮷野家 김치', quantity: 1 }] },
      expected: field('products.0.name', '𠮷', '김', '치'),
    },
    { change: { setup: { ref_number: 'PO-①' } }, expected: field('setup.ref_number', '①') },
    { change: { setup: { delivery_note: '한글' } }, expected: field('setup.delivery_note', '한', '글') },
  ],
});

describeRule('label-characters', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{ change: { to_address: { full_name: 'José García' } } }],
  failing: [
    { change: { to_address: { address2: 'Unit 3 ★' } }, expected: field('to_address.address2', '★') },
    { change: { to_address: { email: '김@fern.example' } }, expected: field('to_address.email', '김') },
    { change: { setup: { ref_number: 'PO-→1' } }, expected: field('setup.ref_number', '→') },
    { change: { setup: { delivery_note: '受付へ' } }, expected: field('setup.delivery_note', '受', '付', 'へ') },
    { change: { setup: { consignee_tax_id: 'GB①' } }, expected: field('setup.consignee_tax_id', '①') },
  ],
});

describeRule('label-characters', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{ change: { to_address: { full_name: '髙橋 美咲' } } }],
  failing: [
    // The shipment has an invoice, but no label.
    {
      change: {
        to_address: {
          ...{ full_name: '김민수', company: null, country: 'KR', city: 'Seoul', province: null },
          ...{ address1: '12 Eulji-ro', address2: null, extra: null },
        },
        from_address: { full_name: 'Mori Haruka', province: 'Kyoto', address1: 'Ebisucho 427', address2: null },
        products: [{ name: 'Pen', quantity: 1, price: 500, origin_country: 'JP' }],
        parcels: [{ width: 10, height: 10, depth: 10, weight: 100 }],
        customs: { content_type: 'GIFT' },
      },
      expected: field('to_address.full_name', '김', '민', '수'),
    },
  ],
});
