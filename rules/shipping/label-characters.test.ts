import { describeRule } from '../describe-rule';

const field = (name: string, ...characters: string[]) => ({
  code: 'INVALID' as const,
  field: name,
  params: { characters },
});

describeRule('label-characters', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{}, { change: { to_address: { full_name: '高橋 ミサキ〜A-1' } } }],
  failing: [
    { change: { to_address: { full_name: '髙橋 美咲' } }, expected: field('to_address.full_name', '髙') },
    { change: { to_address: { address2: '①号棟②③' } }, expected: field('to_address.address2', '①', '②', '③') },
    {
      change: { from_address: { company_kanji: '㈱森文具店', company: 'Mori' } },
      expected: field('from_address.company_kanji', '㈱'),
    },
  ],
});

describeRule('label-characters', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{ change: { to_address: { full_name: 'José García' } } }],
  failing: [],
});
