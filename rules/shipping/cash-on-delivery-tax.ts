import { defineRule } from '../define-rule';

export const cashOnDeliveryTax = defineRule({
  id: 'cash-on-delivery-tax',
  title: 'Tax is part of the amount',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: "`setup.cash_on_delivery.tax` is included in `setup.cash_on_delivery.amount` and can't exceed it.",
  message: "The tax is part of the amount, so it can't exceed it. Specify at most {value} JPY.",
  check({ setup }) {
    const cash = setup.object('cash_on_delivery');
    const [amount, tax] = [cash.number('amount'), cash.number('tax')];
    // An amount of zero is reported by another rule, and doesn't limit the tax.
    return amount !== undefined && amount > 0 && tax !== undefined && tax > amount
      ? [{ code: 'TOO_MANY', field: 'setup.cash_on_delivery.tax', value: amount }]
      : [];
  },
});
