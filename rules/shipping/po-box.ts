// cspell:ignore Caixa Packstation
import { toPoBoxPattern, type RuleContract } from '../../contract';
import { defineRule } from '../define-rule';
import { memoizeByContract } from '../memoize-by-contract';

const LINES = ['address1', 'address2', 'address3', 'extra', 'address1_kanji', 'address2_kanji', 'address3_kanji'];

export const poBox = defineRule({
  id: 'po-box',
  title: 'PO boxes',
  subject: 'shipping',
  scope: ({ address }) => address.po_box === false,
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    "These carriers don't deliver to PO boxes: {carriers}. If the consignee address contains one, or the words for it in the country (such as GPO Box, Locked Bag, Caixa Postal or Packstation), the response contains a warning.",
  message:
    "This carrier doesn't deliver to PO boxes, and the address contains “{found}”. Specify a street address, or ship with Japan Post.",
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { address }]) =>
      address.po_box === false ? [type] : [],
    ),
  }),
  check({ contract, carrier, to }) {
    if (carrier?.address.po_box !== false) return [];
    const country = to.text('country') ?? '';
    return LINES.flatMap((name) => {
      const found = findPoBox(contract, to.text(name) ?? '', country);
      return found === undefined ? [] : [{ code: 'INVALID' as const, field: `to_address.${name}`, params: { found } }];
    });
  },
});

/** The words for a PO box in a line of an address: 'P.O. Box 122', 'GB' → 'P.O. Box'; 'BP 12', 'FR' → 'BP' */
function findPoBox(contract: RuleContract, line: string, country: string): string | undefined {
  const forms = getForms(contract).filter(({ countries }) => !countries || countries.includes(country));
  return forms.map(({ form }) => form.exec(line)?.[0].trim()).find(Boolean);
}

const getForms = memoizeByContract(({ catalogue }) =>
  catalogue.po_box_words.map(({ words, countries }) => ({
    countries,
    form: new RegExp(toPoBoxPattern(words), 'iu'),
  })),
);
