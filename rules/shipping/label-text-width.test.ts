import { describeRule } from '../../tests/rules/describe-rule';

describeRule('label-text-width', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [
    { change: { products: [{ name: '品'.repeat(25), quantity: 1 }], setup: { delivery_note: '備'.repeat(22) } } },
    { change: { products: [{ name: `${'品'.repeat(24)}ab`, quantity: 1 }], setup: { delivery_note: 'a'.repeat(44) } } },
  ],
  failing: [
    {
      change: {
        products: [
          { name: '皿', quantity: 1 },
          { name: '品'.repeat(26), quantity: 1 },
        ],
      },
      expected: { field: 'products.1.name', code: 'TOO_WIDE', value: 50, params: { length: 52 } },
    },
    {
      change: { setup: { delivery_note: `${'備'.repeat(22)}a` } },
      expected: { field: 'setup.delivery_note', code: 'TOO_WIDE', value: 44, params: { length: 45 } },
    },
  ],
});

describeRule('label-text-width', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    { change: { products: [{ name: '品'.repeat(26), quantity: 1 }], setup: { delivery_note: '備'.repeat(23) } } },
  ],
  failing: [],
});
