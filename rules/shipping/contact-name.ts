import { defineRule } from '../define-rule';
import { listAddresses } from './addresses';

export const contactName = defineRule({
  id: 'contact-name',
  title: 'Contact person is required',
  subject: 'shipping',
  scope: ({ address }) => address.contact_required === true,
  operations: ['shipment-create'],
  isOptionalForRates: true,
  source: 'assumed',
  statement: '{carriers} requires a contact person (`full_name`) in both addresses, even if `company` is specified.',
  message:
    'This carrier requires a contact person. Specify full_name; if you have no name, specify the department, such as Shipping.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { address }]) =>
      address.contact_required ? [type] : [],
    ),
  }),
  check: (subject) =>
    subject.carrier?.address.contact_required
      ? listAddresses(subject).flatMap(({ name, address }) =>
          // Without a company, the schema reports that one of both is required.
          address.isMissing('full_name') && !address.isMissing('company')
            ? [{ code: 'REQUIRED', field: `${name}.full_name` }]
            : [],
        )
      : [],
});
