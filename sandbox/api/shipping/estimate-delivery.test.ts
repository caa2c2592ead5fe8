import { expect, it } from 'vitest';
import { contract } from '../../../tests/sandbox/test-sandbox';
import { estimateDelivery } from './estimate-delivery';

const TOKYO = { province: 'Tokyo' };

it.each([
  ['2026-11-24T14:59:59.999Z', '2026-11-25'],
  ['2026-11-24T15:00:00Z', '2026-11-26'],
  ['2026-11-24T23:59:59.999Z', '2026-11-26'],
  ['2026-11-25T00:00:00Z', '2026-11-26'],
])('without a shipping date, the days count from today in Japan: %s arrives on %s', (now, day) => {
  const shipment = { setup: {}, from_address: TOKYO, to_address: TOKYO };
  expect(estimateDelivery(shipment, { contract, now: Date.parse(now) })).toBe(day);
});

it.each([
  ['2026-11-27', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['2026-11-29', '2026-11-29'],
])('the requested day %s is kept unless it is too early: %s', (delivery_date, day) => {
  const shipment = { setup: { date: '2026-11-27', delivery_date }, from_address: TOKYO, to_address: TOKYO };
  expect(estimateDelivery(shipment, { contract, now: 0 })).toBe(day);
});
