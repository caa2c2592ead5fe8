import { describe, expect, it } from 'vitest';
import { contract, describeRule } from '../../tests/rules/describe-rule';
import { listPrefecturesOfZip } from './list-prefectures-of-zip';

const WARNING = { severity: 'warning', code: 'INVALID' } as const;

describeRule('postcode-prefecture', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    {},
    // 618 is in Osaka and in Kyoto.
    { change: { to_address: { zip: '618-0001', province: '大阪府' } } },
    { change: { to_address: { zip: '6180071', province: 'Kyoto' } } },
    { change: { to_address: { province: null } } },
  ],
  failing: [
    {
      change: { to_address: { zip: '604-8005', province: '北海道' } },
      expected: {
        ...WARNING,
        field: 'to_address.zip',
        params: { zip: '604-8005', province: '北海道', names: ['京都府'] },
      },
    },
    {
      change: { from_address: { zip: '9000014', province: 'Kyoto' } },
      expected: { ...WARNING, field: 'from_address.zip' },
    },
  ],
});

describe('the prefectures of a postal code', () => {
  it.each([
    ['060-0042', ['北海道']],
    ['6048005', ['京都府']],
    ['018-5501', ['秋田県', '青森県']],
    ['647-0001', ['和歌山県', '三重県', '奈良県']],
    ['685-0013', ['島根県']],
    ['817-0021', ['長崎県']],
    ['811-5101', ['福岡県', '長崎県']],
    ['907-0001', ['沖縄県']],
  ])('%s: %j', (zip, names) => {
    expect(listPrefecturesOfZip(contract, zip).map(({ ja }) => ja)).toEqual(names);
  });

  it('are known for every prefecture', () => {
    for (const one of contract.prefectures) {
      for (const range of one.zip) expect(listPrefecturesOfZip(contract, `${range.slice(0, 3)}-0000`)).toContain(one);
    }
  });
});
