import { describeRule } from '../../tests/rules/describe-rule';

describeRule('print-size-of-carrier', {
  operation: 'carrier-update',
  example: 'thermal',
  passing: [
    {},
    {
      account: { type: 'sagawa' },
      change: { settings: { print: { size: 'PDF_4.2X8.3_BLUE', size_fallback: 'PDF_A4' } } },
    },
  ],
  failing: [
    {
      change: { settings: { print: { size: 'PDF_4.2X8.3_BLUE' } } },
      expected: {
        field: 'settings.print.size',
        code: 'INVALID_VALUE',
        value: ['PDF_A4', 'PDF_A5', 'PDF_4.5X7.8'],
      },
    },
    {
      account: { type: 'ups' },
      change: { settings: { print: { size: 'PDF_4X6', size_fallback: 'PDF_A5' } } },
      expected: { field: 'settings.print.size_fallback', code: 'INVALID_VALUE', value: ['PDF_A4'] },
    },
  ],
});

describeRule('print-size-of-carrier', {
  operation: 'carrier-register',
  example: 'fedex',
  passing: [{}],
  failing: [
    {
      change: { settings: { print: { size: 'PDF_A6' } } },
      expected: { field: 'settings.print.size', value: ['PDF_A4', 'PDF_4X6'] },
    },
    {
      // A thermal size is no fallback for any carrier; this carrier's sheets are named.
      change: { settings: { print: { size_fallback: 'PDF_4X6' } } },
      expected: { field: 'settings.print.size_fallback', value: ['PDF_A4'] },
    },
  ],
});
