import { defineRule } from '../define-rule';
import { listUnprintable } from '../printable-characters';
import { listAddresses } from './addresses';
import { listPrintedTexts } from './printed-texts';

export const latinLetters = defineRule({
  id: 'latin-letters',
  title: 'Latin letters in addresses and product names',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    "International carriers require Latin letters in product names and in both addresses, including the one in Japan. Accents are supported; full-width letters aren't. The shipper needs a `full_name` or a `company` in Latin letters.",
  message:
    'International carriers require Latin letters. Write the whole value in Latin letters; it contains {characters}.',
  check(subject) {
    // Another rule says that these carriers don't ship within Japan.
    if (subject.carrier?.scope !== 'international' || !subject.isCrossBorder) return [];
    // The schema says the code of a province that has one.
    const coded = listAddresses(subject)
      .filter(({ address }) => Object.hasOwn(subject.contract.names.provinces, address.text('country') ?? ''))
      .map(({ name }) => `${name}.province`);
    return listPrintedTexts(subject, 'latin').flatMap(({ kind, field, text }) => {
      const { letters } = listUnprintable(text, 'latin');
      return kind === 'note' || letters.length === 0 || coded.includes(field)
        ? []
        : [{ code: 'INVALID' as const, field, params: { characters: letters } }];
    });
  },
});
