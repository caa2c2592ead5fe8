import { expect, it } from 'vitest';
import { maskBody, maskPath } from './mask';

it.each([
  ['{"credentials":{"password":"Ab-12","keys":["a1",7]}}', '{"credentials":{"password":"Xx-11","keys":["x1",1]}}'],
  [
    '{"credentials":{"invoice_2fa":{"date":"2025-03-04","currency":"JPY"}}}',
    '{"credentials":{"invoice_2fa":{"date":"2026-01-01","currency":"JPY"}}}',
  ],
  ['{"note":"my tok_live_abc123 here"}', '{"note":"my tok_left_out here"}'],
  ['{"a":{"apiKey":"k9"}}', '{"a":{"apiKey":"x1"}}'],
  ['{"x-access-token": "k9"', '{'],
  ['{"setup":', '{"setup":'],
  [
    '{"key":"osaka@shop.example","to_address":{"full_name":"高橋 美咲"}}',
    '{"key":"osaka@shop.example","to_address":{"full_name":"高橋 美咲"}}',
  ],
])('of the body %s, %s is left', (body, masked) => {
  expect(maskBody(body)).toBe(masked);
});

it('masks what is no JSON each time', () => {
  const body = '{"name":"tok_test_ABCDEFGH",}';
  expect([maskBody(body), maskBody(body)]).toEqual(['{', '{']);
});

it('replaces images', () => {
  const masked = maskBody(JSON.stringify({ content: 'A'.repeat(5000) }));
  expect(masked.length).toBeLessThan(150);
});

it.each([
  ['/shipments?limit=5&token=Ab1', '/shipments?limit=5&token=Xx1'],
  ['/shipments/tok_test_abc', '/shipments/tok_left_out'],
  ['/tracking/sagawa/360063954375', '/tracking/sagawa/360063954375'],
])('of the path %s, %s is left', (path, masked) => {
  expect(maskPath(path)).toBe(masked);
});
