// cspell:ignore Yoyogi Shibuya Nakagyo
import { describe, expect, it } from 'vitest';
import { checkExample, contract, describeRule } from '../../tests/rules/describe-rule';
import { findQuickFix } from '../quick-fix/find-quick-fix';

describeRule('prefecture-repeated', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    {},
    { change: { to_address: { address1: '札幌市北海道大学前' } } },
    { change: { from_address: { address1: '京都市中京区' } } },
    { change: { from_address: { province: 'Kyoto', address1: 'Kyoto Nakagyo-ku' } } },
  ],
  failing: [
    {
      change: { to_address: { address1: '北海道札幌市中央区' } },
      expected: { field: 'to_address.address1', params: { name: '北海道', rest: '札幌市中央区' } },
    },
    {
      change: { to_address: { address1: '北海道　札幌市' } },
      expected: { params: { name: '北海道', rest: '札幌市' } },
    },
    {
      change: { to_address: { province: 'Hokkaido', address1: 'Hokkaido, Sapporo-shi' } },
      expected: { params: { name: 'Hokkaido,', rest: 'Sapporo-shi' } },
    },
    {
      change: { from_address: { address1_kanji: '京都府京都市中京区' } },
      expected: { field: 'from_address.address1_kanji' },
    },
  ],
});

describe('a repeated prefecture', () => {
  it.each(contract.prefectures)('$ja is removed, and no other rule objects', (prefecture) => {
    const to_address = {
      province: prefecture.ja,
      zip: `${prefecture.zip[0]?.slice(0, 3)}-0001`,
      address1: `${prefecture.ja}中央区1`,
    };
    const [issue] = checkExample('shipment-create', 'sagawa', { change: { to_address } }).filter(
      ({ rule }) => rule === 'prefecture-repeated',
    );
    expect(issue).toMatchObject({ field: 'to_address.address1', params: { name: prefecture.ja, rest: '中央区1' } });
    const body = { to_address };
    const fix = issue && findQuickFix(issue, { contract, operation: 'shipment-create', body, now: 0 });
    expect(fix).toEqual({ kind: 'set', field: 'to_address.address1', value: '中央区1' });
    const fixed = { to_address: { ...to_address, address1: '中央区1' } };
    const after = checkExample('shipment-create', 'sagawa', { change: fixed });
    expect(after.filter(({ field }) => field === 'to_address.address1')).toEqual([]);
  });
});
