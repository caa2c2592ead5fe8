import { expect, it } from 'vitest';
import { checkExample } from '../../tests/rules/describe-rule';

it.each(['12/8', '2026-12-8', '明日'])('says nothing of a delivery date while the shipping date is %s', (date) => {
  const issues = checkExample('shipment-create', 'yamato', {
    change: { setup: { date, delivery_date: '2026-12-10' } },
  });
  expect(issues.map(({ field }) => field)).toEqual(['setup.date']);
});
