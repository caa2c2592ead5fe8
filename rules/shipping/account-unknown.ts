import { defineRule } from '../define-rule';

export const accountUnknown = defineRule({
  id: 'account-unknown',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    '`setup.carrier_id` is the id of an account that was registered with the same token. Accounts of other users, sub users included, cannot be used.',
  message: 'None of your accounts has this id. List your accounts to find it.',
  check({ contract, setup, account }) {
    const id = setup.text('carrier_id');
    const form = contract.openapi.components.schemas.CarrierId?.pattern ?? '';
    // An id of another form is for the schema to name.
    return id !== undefined && !account && new RegExp(form).test(id)
      ? [{ code: 'INVALID', field: 'setup.carrier_id' }]
      : [];
  },
});
