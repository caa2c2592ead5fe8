import { defineRule } from '../define-rule';
import { chooseValue } from '../quick-fix/quick-fix';
import { isRecord } from '../reader';
import { findPrinted } from './addresses';

export const yamatoPrefecture = defineRule({
  id: 'yamato-prefecture',
  title: 'Prefecture of the consignee is required',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create'],
  isOptionalForRates: true,
  source: 'assumed',
  statement:
    '{carriers} requires the prefecture of the consignee in `to_address.province` or `to_address.province_kanji`.',
  message: 'This carrier requires the prefecture of the consignee. Specify its name.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { address }]) =>
      address.province_required ? [type] : [],
    ),
  }),
  check: ({ carrier, to }) =>
    carrier?.address.province_required && isRecord(to.value) && !findPrinted(to, 'province', carrier)
      ? [{ code: 'REQUIRED', field: 'to_address.province' }]
      : [],
  fix: ({ field }, { contract }) =>
    chooseValue(
      field,
      contract.prefectures.map(({ ja }) => ja),
    ),
});
