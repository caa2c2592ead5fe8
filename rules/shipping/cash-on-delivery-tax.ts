import { defineRule } from '../define-rule';

export const cashOnDeliveryTax = defineRule({
  id: 'cash-on-delivery-tax',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: '`setup.cash_on_delivery.tax` is part of `setup.cash_on_delivery.amount` and cannot be more.',
  message: 'The tax is more than the amount, which contains it. Give at most {value}.',
  check({ setup }) {
    const cash = setup.object('cash_on_delivery');
    const [amount, tax] = [cash.number('amount'), cash.number('tax')];
    // An amount of nothing is a fault of its own, and no bound for the tax.
    return amount !== undefined && amount > 0 && tax !== undefined && tax > amount
      ? [{ code: 'TOO_MANY', field: 'setup.cash_on_delivery.tax', value: amount }]
      : [];
  },
});
