import { describeRule } from '../../tests/rules/describe-rule';

describeRule('masked-credentials', {
  operation: 'carrier-update',
  example: 'password',
  passing: [
    { account: { type: 'sagawa' } },
    { account: { type: 'sagawa' }, change: { credentials: { password: '*****a-long-one' } } },
  ],
  failing: [
    {
      account: { type: 'sagawa' },
      change: { credentials: { customer_numbers: ['1234', '****567', '890', '12'] } },
      expected: { field: 'credentials.customer_numbers.1', code: 'INVALID' },
    },
    {
      account: { type: 'fedex' },
      change: { credentials: { account_number: '****1128' } },
      expected: { field: 'credentials.account_number' },
    },
    {
      account: { type: 'fedex' },
      change: {
        credentials: { invoice_2fa: { number: '****5210', date: '2026-10-30', amount: 48210, currency: 'JPY' } },
      },
      expected: { field: 'credentials.invoice_2fa.number' },
    },
    {
      account: { type: 'sagawa' },
      change: { credentials: { password: '****' } },
      expected: { field: 'credentials.password' },
    },
  ],
});

describeRule('masked-credentials', {
  operation: 'carrier-register',
  example: 'dhl',
  passing: [{}],
  failing: [
    { change: { credentials: { site_id: '****-K02' } }, expected: { field: 'credentials.site_id', code: 'INVALID' } },
  ],
});
