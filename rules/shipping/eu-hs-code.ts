import { defineRule } from '../define-rule';
import { checkProducts } from './products';

const DIGITS_MIN = 6;

export const euHsCode = defineRule({
  id: 'eu-hs-code',
  title: 'HS codes for the European Union',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create'],
  severity: 'warning',
  source: 'assumed',
  statement:
    'The European Union requires an HS code of six digits for every product. If `hs_code` is missing, `delivery.warnings` reports it.',
  message:
    'The European Union requires an HS code of six digits for every product, in `hs_code`. Without it, customs can delay the parcel.',
  check: (subject) =>
    subject.isCrossBorder &&
    subject.contract.catalogue.european_union.countries.includes(subject.to.text('country') ?? '')
      ? checkProducts(subject, (product, at) =>
          (product.text('hs_code') ?? '').replace(/\D/g, '').length < DIGITS_MIN
            ? [{ code: 'INVALID', field: `${at}.hs_code` }]
            : [],
        )
      : [],
});
