// cspell:ignore Germny Californa
import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/node';
import { findCodeOfField } from '../rules';
import { getField } from './fields';
import { openCsv, type CsvFile } from './open-csv';

const contract = loadContract('contract');
const HEADERS = 'お届け先氏名,お届け先国,お届け先都道府県,通貨,運送会社,温度帯,時間帯,品名,原産国';

function open(...cells: string[]): CsvFile {
  const bytes = new TextEncoder().encode(`${HEADERS}\n${cells.join(',')}\n`);
  return openCsv(bytes, { findCode: (field, body) => findCodeOfField(field, body, contract) });
}

describe('names in cells', () => {
  it.each([
    ['to_address.country', ['A', 'Deutschland'], 'DE'],
    ['to_address.country', ['A', 'USA'], 'US'],
    ['to_address.country', ['A', 'UK'], 'GB'],
    ['to_address.country', ['A', 'EL'], 'GR'],
    ['to_address.country', ['A', '大韓民国'], 'KR'],
    ['to_address.province', ['A', 'アメリカ', 'カリフォルニア州'], 'CA'],
    ['to_address.province', ['A', 'US', 'Calif.'], 'CA'],
    ['to_address.province', ['A', 'Canada', 'Québec'], 'QC'],
    ['to_address.province', ['A', '日本', '東京'], '東京都'],
    ['to_address.province', ['A', 'JP', 'JP-13'], '東京都'],
    ['setup.currency', ['A', 'US', 'CA', '米ドル'], 'USD'],
    ['setup.currency', ['A', 'JP', '東京都', '円'], 'JPY'],
    ['setup.carrier', ['A', 'JP', '東京都', '', 'クロネコヤマト'], 'yamato'],
    ['setup.carrier', ['A', 'US', 'CA', '', 'DHL Express'], 'dhl'],
    ['setup.temperature', ['A', 'JP', '東京都', '', '', 'チルド'], 'fresh'],
    ['setup.delivery_time', ['A', 'JP', '東京都', '', '', '', '14時〜16時'], '14-16'],
    ['products.0.origin_country', ['A', 'US', 'CA', '', '', '', '', 'Pen', 'UK'], 'GB'],
    ['products.0.origin_country', ['A', 'US', 'CA', '', '', '', '', 'Pen', 'EL'], 'GR'],
    ['products.0.origin_country', ['A', 'US', 'CA', '', '', '', '', 'Pen', '日本'], 'JP'],
  ])('%s of %j is %s, and the cells stay', (field, cells, code) => {
    const file = open(...cells);
    expect(getField(file.rows[0]?.body, field)).toBe(code);
    expect(new TextDecoder().decode(file.save())).toBe(`${HEADERS}\n${cells.join(',')}\n`);
  });

  it.each([
    ['setup.currency', ['A', 'US', 'CA', 'Dollar'], 'Dollar'],
    ['setup.currency', ['A', 'CH', '', 'フラン'], 'フラン'],
    ['to_address.country', ['A', 'Germny'], 'GERMNY'],
    ['to_address.province', ['A', 'US', 'Californa'], 'Californa'],
    ['setup.carrier', ['A', 'US', 'CA', '', 'UPS?'], 'UPS?'],
    ['setup.temperature', ['A', 'JP', '東京都', '', '', '冷蔵？'], '冷蔵？'],
  ])('%s of %j could mean several, or is misspelled, and stays %s', (field, cells, text) => {
    expect(getField(open(...cells).rows[0]?.body, field)).toBe(text);
  });

  it.each([
    ['クロネコヤマト', { carrier: 'yamato' }],
    ['佐川急便', { carrier: 'sagawa' }],
    ['佐川 飛脚宅配便', { carrier: 'sagawa', service: 'sagawa_regular' }],
    ['ヤマト　宅急便', { carrier: 'yamato', service: 'yamato_regular' }],
    ['飛脚宅配便', { carrier: 'sagawa', service: 'sagawa_regular' }],
    ['日本郵便', { service: '日本郵便' }],
    ['佐川か飛脚', { service: '佐川か飛脚' }],
  ])('of a carrier in the column of services are its: %s', (text, setup) => {
    const bytes = new TextEncoder().encode(`氏名,電話,発送方法\n高橋,011,${text}\n`);
    const file = openCsv(bytes, { findCode: (field, body) => findCodeOfField(field, body, contract) });
    expect(file.rows[0]?.body.setup).toEqual(setup);
    expect(file.save()).toEqual(bytes);
  });

  it('leads to every code by its English and its Japanese name', () => {
    const wrong = Object.entries(contract.names.countries).flatMap(([code, [en = '', ja = '']]) =>
      [en, ja].filter(
        (name) => getField(open('A', name.replaceAll(',', '')).rows[0]?.body, 'to_address.country') !== code,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
