import { describeRule } from '../../tests/rules/describe-rule';

describeRule('print-fallback', {
  operation: 'carrier-register',
  example: 'yamato',
  passing: [
    { accounts: [] },
    { accounts: [], change: { settings: { print: { size: 'PDF_A5', size_fallback: null } } } },
  ],
  failing: [
    {
      accounts: [],
      change: { settings: { print: { size_fallback: null } } },
      expected: { field: 'settings.print.size_fallback', code: 'REQUIRED', params: { size: 'PDF_4.5X7.8' } },
    },
  ],
});

describeRule('print-fallback', {
  operation: 'carrier-update',
  example: 'thermal',
  passing: [
    {},
    {
      change: { settings: { print: { size_fallback: null } } },
      account: { settings: { print: { size: 'PDF_A4', size_fallback: 'PDF_A4' } } },
    },
    {
      change: { settings: { print: { size: null, size_fallback: 'PDF_A5' } } },
      account: { settings: { print: { size: 'PDF_4.5X7.8', size_fallback: 'PDF_A4' } } },
    },
  ],
  failing: [
    {
      change: { settings: { print: { size_fallback: null } } },
      expected: { field: 'settings.print.size_fallback', code: 'REQUIRED' },
    },
    {
      change: { settings: { print: { size_fallback: null } } },
      account: { settings: { print: { size: 'PDF_A5' } } },
      expected: { field: 'settings.print.size_fallback', code: 'REQUIRED' },
    },
  ],
});
