// cspell:ignore apartado boîte postale postfach
import { defineRule } from '../define-rule';

const PO_BOX = /\b(?:p\.?\s*o\.?|post\s+office)\s*box\b|私書箱|\b(?:postfach|apartado|boîte postale)\b/i;
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
    "These carriers don't deliver to PO boxes: {carriers}. If the consignee address contains one, `warnings` reports it.",
  message: "This carrier doesn't deliver to PO boxes. Specify a street address, or ship with Japan Post.",
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { address }]) =>
      address.po_box === false ? [type] : [],
    ),
  }),
  check: ({ carrier, to }) =>
    carrier?.address.po_box === false
      ? LINES.flatMap((name) =>
          PO_BOX.test(to.text(name) ?? '') ? [{ code: 'INVALID' as const, field: `to_address.${name}` }] : [],
        )
      : [],
});
