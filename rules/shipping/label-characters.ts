import { defineRule } from '../define-rule';
import { listUnprintable } from '../printable-characters';
import { findPrintedScript, listPrintedTexts } from './printed-texts';

export const labelCharacters = defineRule({
  id: 'label-characters',
  title: 'Characters that labels and invoices may not show',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  severity: 'warning',
  statement:
    "Labels and invoices may show some characters differently or not at all: on domestic labels those outside JIS X 0208, such as {japanese}. On international documents, only Latin letters and common symbols are safe; {latin}, for example, aren't. This applies to addresses, product names, `setup.ref_number`, `setup.delivery_note`, and on invoices also to emails and the tax ID. The shipment is created and `delivery.warnings` lists the characters.",
  message:
    'Labels and invoices may show these characters differently or not at all: {characters}. Use common characters to be safe.',
  about: () => ({ japanese: ['髙', '﨑', '①', '㈱'], latin: ['→', '★', '한'] }),
  check(subject) {
    const script = findPrintedScript(subject);
    if (script === undefined) return [];
    return listPrintedTexts(subject, script).flatMap(({ kind, field, text }) => {
      const { letters, symbols } = listUnprintable(text, script);
      // An international carrier rejects foreign letters in addresses and product names.
      const isRejected = script === 'latin' && kind !== 'note' && subject.carrier !== undefined;
      const characters = isRejected ? symbols : [...letters, ...symbols];
      return characters.length > 0 ? [{ code: 'INVALID' as const, field, params: { characters } }] : [];
    });
  },
});
