import { defineRule } from '../define-rule';
import { listUnusualCharacters } from '../japanese-characters';
import { PRINTED } from './address-lines';
import { findPrinted, listAddresses } from './addresses';

export const labelCharacters = defineRule({
  id: 'label-characters',
  title: 'Characters that labels print differently',
  subject: 'shipping',
  scope: 'domestic',
  operations: ['shipment-create'],
  source: 'assumed',
  severity: 'warning',
  statement:
    'Domestic carriers may print characters outside JIS X 0208, such as {examples}, differently. The shipment is created and `delivery.warnings` lists them.',
  message: 'The carrier may print these characters differently: {characters}. Use a common variant to be safe.',
  about: () => ({ examples: ['髙', '﨑', '①', '㈱'] }),
  check(subject) {
    const { carrier } = subject;
    if (carrier?.scope !== 'domestic') return [];
    return listAddresses(subject).flatMap(({ name, address }) =>
      PRINTED.flatMap((line) => {
        const printed = findPrinted(address, line, carrier);
        const characters = listUnusualCharacters(printed?.text ?? '');
        return printed && characters.length > 0
          ? [{ code: 'INVALID' as const, field: `${name}.${printed.field}`, params: { characters } }]
          : [];
      }),
    );
  },
});
