import { defineRule } from '../define-rule';
import { removeField } from '../quick-fix/quick-fix';

export const iossCountry = defineRule({
  id: 'ioss-country',
  title: 'IOSS is for the European Union',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  field: 'ioss_number',
  severity: 'warning',
  source: 'assumed',
  statement:
    'The IOSS applies to parcels to the European Union and to Northern Ireland. If the consignee is in another country, the response contains a warning.',
  message:
    "The IOSS applies to parcels to the European Union and to Northern Ireland, not to {country}. Omit ioss_number; the country's own rules for VAT or customs apply.",
  check({ body, contract, to, isCrossBorder }) {
    const country = to.text('country');
    if (!isCrossBorder || country === undefined || !body.has('ioss_number')) return [];
    const { countries, also } = contract.catalogue.european_union;
    const isCovered =
      countries.includes(country) ||
      also.some((one) => one.country === country && (to.text('zip') ?? '').trim().toUpperCase().startsWith(one.zip));
    return isCovered ? [] : [{ code: 'INVALID', field: 'ioss_number', params: { country } }];
  },
  fix: removeField,
});
