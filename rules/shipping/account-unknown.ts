import { viewComponent } from '../../contract';
import { defineRule } from '../define-rule';
import { removeField } from '../quick-fix/quick-fix';

export const accountUnknown = defineRule({
  id: 'account-unknown',
  title: 'Carrier account belongs to you',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    "`setup.carrier_id` must be the ID of a carrier account that you registered. Those of other users, such as your sub users, can't be used.",
  message: 'You have no carrier account with this ID. List your carrier accounts to find it.',
  check({ contract, setup, account }) {
    const id = setup.text('carrier_id');
    const { pattern: form } = viewComponent(contract, 'CarrierId').schema;
    if (form === undefined) throw new Error('The schema CarrierId has no pattern.');
    // An ID in a wrong format is reported by the schema.
    return id !== undefined && !account && new RegExp(form).test(id)
      ? [{ code: 'NOT_FOUND', field: 'setup.carrier_id' }]
      : [];
  },
  fix: removeField,
});
