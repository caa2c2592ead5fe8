import { expect, it } from 'vitest';
import { checkExample, contract, describeRule } from '../../tests/rules/describe-rule';
import { findQuickFix } from '../quick-fix/find-quick-fix';

describeRule('yamato-shipping-date', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [{}],
  failing: [
    { change: { setup: { date: null, delivery_date: null } }, expected: { field: 'setup.date', code: 'REQUIRED' } },
  ],
});

it.each([
  ['Tuesday', '2026-11-24T14:59:59Z', '2026-11-25'],
  ['Wednesday', '2026-11-24T15:00:00Z', '2026-11-26'],
  ['Thursday', '2026-11-26T01:00:00Z', '2026-11-27'],
  ['Friday', '2026-11-27T01:00:00Z', '2026-11-30'],
  ['Saturday', '2026-11-28T01:00:00Z', '2026-11-30'],
  ['Sunday', '2026-11-29T01:00:00Z', '2026-11-30'],
  ['Monday', '2026-11-30T01:00:00Z', '2026-12-01'],
])('the fix is the next day from Monday to Friday: on a %s in Japan, %s → %s', (_, now, value) => {
  const change = { setup: { date: null, delivery_date: null } };
  const issue = checkExample('shipment-create', 'yamato', { change, now }).find(
    ({ rule }) => rule === 'yamato-shipping-date',
  );
  const context = { contract, operation: 'shipment-create', body: {}, now: Date.parse(now) };
  expect(issue && findQuickFix(issue, context)).toEqual({ kind: 'set', field: 'setup.date', value });
});
