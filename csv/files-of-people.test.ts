// cspell:ignore Haruka Gonçalves Orléans l’Église
import { describe, expect, it } from 'vitest';
import { createChecker, judgeRow } from '../check';
import { createValidators, loadContract } from '../contract/node';
import { toCheckData } from '../plugins/console/check-data';
import { encode, type Encoding } from './encoding';
import { openCsv, type CsvFile } from './open-csv';

const NOW = Date.parse('2026-11-24T10:00:00+09:00');
const contract = loadContract('contract');
const checker = createChecker({ ...toCheckData(contract, 'en'), validateBody: createValidators(contract).body });

function open(lines: readonly string[], encoding: Encoding, common: Record<string, unknown>): CsvFile {
  return openCsv(encode(lines.join('\r\n'), encoding), { common, findCode: checker.findCode, now: NOW });
}

/** The issues of each row: its kind or code, and the header or the field. */
function listIssues(file: CsvFile): string[][] {
  return file.rows.map((_, row) => {
    const { ofCells, ofRequest } = judgeRow(file, row, checker, { now: NOW, ignoreHours: true, accounts: 'all' });
    return [
      ...ofCells.map(({ kind, column = -1 }) => `${kind} ${file.columns[column]?.header ?? ''}`),
      ...ofRequest.map(({ code, field }) => `${code} ${field}`),
    ];
  });
}

const JAPANESE_SHOP = {
  ...{ full_name: '森文具店', phone: '0752110456', country: 'JP', zip: '604-8005', province: '京都府' },
  ...{ address1: '京都市中京区', address2: '恵比須町427' },
};

describe('the orders of a shop with headers that no tool has, in Windows-1252', () => {
  const from = {
    ...{ full_name: 'Mori Haruka', company: 'Mori Stationery', phone: '0752110456', email: 'hello@mori.example' },
    ...{ country: 'JP', province: 'Kyoto', zip: '604-8005', city: 'Kyoto', address1: 'Ebisucho 427', address2: '1F' },
  };
  const file = open(
    [
      'Order #;Placed on;Ship To;Company;Street;Apt / Suite;Town;State/Region;ZIP;Country;Phone;E-mail;Item description;Qty;Unit price;Total;Currency;Weight (g);HS Code;Made in;Gift message;Customer notes;Shipping speed;Length (cm);Width (cm);Height (cm);Width',
      '1001;24/11/2026;Zoé Müller;Café Gonçalves;5 Rue de l’Église;;Orléans;;45000;France;+33 238000000;zoe@cafe.example;Fountain pen;2;45,00;90,00;EUR;45;960830;Japan;;Ring twice;Express;22;16;6;',
      '1002;24/11/2026;Jane Doe;;1 Main St;Apt 4;Boston;Massachusetts;2108;USA;617-555-0100;jane@doe.example;Notebook;1;12,50;12,50;EUR;;482010;JP;Happy birthday!;;Standard;22;16;6;9 in',
    ],
    'windows-1252',
    {
      setup: { carrier: 'dhl', service: 'dhl_express_worldwide', date: '2026-11-25' },
      from_address: from,
      parcels: [{ weight: 400 }],
      customs: { content_type: 'MERCHANDISE' },
    },
  );

  it('become requests, and each row names what is not sent', () => {
    expect(file).toMatchObject({ encoding: 'windows-1252', separator: ';', source: undefined });
    expect(listIssues(file)).toEqual([
      ['unknown-column Weight (g)', 'not-sent Shipping speed'],
      ['not-sent Gift message', 'unknown-column Width', 'FORMAT to_address.zip'],
    ]);
    expect(file.rows.map(({ body }) => body)).toMatchObject([
      {
        setup: { ref_number: '1001', currency: 'EUR', delivery_note: 'Ring twice' },
        to_address: { full_name: 'Zoé Müller', address1: '5 Rue de l’Église', city: 'Orléans', country: 'FR' },
        products: [{ name: 'Fountain pen', quantity: 2, price: 45, origin_country: 'JP' }],
        parcels: [{ depth: 22, width: 16, height: 6, weight: 400 }],
      },
      { to_address: { address2: 'Apt 4', province: 'MA', country: 'US' }, products: [{ price: 12.5 }] },
    ]);
  });

  it('leave the address of the shipper as it was specified', () => {
    expect(file.rows[0]?.body.from_address).toEqual(from);
  });
});

describe('the list of a warehouse with a title, merged cells and full-width characters, in Shift_JIS', () => {
  const file = open(
    [
      '出荷指示書,,,,,,,,,,,,,,',
      '作成日：２０２６年１１月２４日,,,,倉庫：京都第一,,,,,,,,,,',
      ',,,,,,,,,,,,,,',
      'Ｎｏ．,出荷日,運送会社,便種,納品先,納品先郵便番号,納品先住所,納品先ＴＥＬ,品　名,数　量,個口,サイズ,着日,時間,備　考',
      '１,2026/11/25,佐川急便,飛脚宅配便,高橋 美咲,〒０６０－００４２,北海道札幌市中央区大通西５丁目８番地,０１１－２２２－３３４４,文房具,１０,２,８０,2026/11/28,午前中,',
      '２,,,,中村　大輔,６０２－８５７０,京都府京都市上京区１,０７５－４５１－８１１１,ノート,３,１,６０,,１６時～１８時,割れ物',
      '３,2026/11/25,ヤマト運輸,宅急便,佐藤　花子,１００－０００５,東京都千代田区丸の内１,０３－１２３４－５６７８,ペン,１,１,６０,,,',
      '合計,,,,,,,,,１４,４,,,,',
    ],
    'shift_jis',
    { from_address: JAPANESE_SHOP },
  );

  it('become requests of two carriers, and an empty cell is no copy of the one above it', () => {
    expect(file).toMatchObject({ encoding: 'shift_jis', skipped: { before: 3, totals: 1 } });
    const [first, second, third] = listIssues(file);
    expect([first, third]).toEqual([[], []]);
    expect(second).toEqual(['only-printed 備　考', 'REQUIRED setup.service', 'ONE_OF_REQUIRED setup']);
    expect(file.rows.map(({ body }) => body)).toMatchObject([
      {
        setup: {
          ...{ carrier: 'sagawa', service: 'sagawa_regular', date: '2026-11-25', delivery_date: '2026-11-28' },
          ...{ delivery_time: 'before-noon', pack_size: '80', pack_amount: 2 },
        },
        to_address: { full_name: '高橋 美咲', province: '北海道', address2: '５丁目８番地' },
        products: [{ name: '文房具', quantity: 10 }],
      },
      { setup: { delivery_time: '16-18', delivery_note: '割れ物' } },
      { setup: { carrier: 'yamato', service: 'yamato_regular' } },
    ]);
  });
});

describe('the sheet of someone whose spreadsheet has changed values', () => {
  const file = open(
    [
      '氏名,郵便番号,都道府県,住所,建物,電話,商品,数,価格,配達日,時間帯,代引き,メモ',
      '高橋 美咲,600042,北海道,札幌市中央区大通西5丁目8番地,2001/9/1,112223344,ノート,1,"¥1,200",12月1日,14-16,,#REF!',
      '中村 大輔,100-0005,東京都,千代田区丸の内1-9-1,,332110567.0,ペン,2,450円,2026/12/1,午前中,,',
      '佐藤 花子,6.02857E+06,京都府,京都市上京区1,,075-451-8111,本,1,900,44896,夜,5500,TRUE',
    ],
    'utf-8',
    {
      setup: { carrier: 'sagawa', service: 'sagawa_regular', date: '2026-11-25' },
      from_address: JAPANESE_SHOP,
    },
  );

  it('has each damaged cell marked once', () => {
    expect(listIssues(file)).toEqual([
      ['leading-zero 郵便番号', 'damaged 建物', 'leading-zero 電話', 'no-year 配達日', 'damaged メモ'],
      ['leading-zero 電話'],
      [
        ...['damaged 郵便番号', 'day-number 配達日', 'damaged メモ', 'INVALID_VALUE setup.delivery_time'],
        'REQUIRED setup.cash_on_delivery.tax',
      ],
    ]);
  });

  it('becomes a request where its fixes are enough', () => {
    const fixes = file.rows[1]?.fileIssues.flatMap(({ fix }) => fix ?? []) ?? [];
    expect(file.change(1, fixes)).toBe(true);
    expect(listIssues(file)[1]).toEqual([]);
    expect(file.rows[1]?.body).toMatchObject({
      setup: { delivery_date: '2026-12-01', delivery_time: 'before-noon' },
      to_address: { phone: '0332110567', address1: '千代田区丸の内', address2: '1-9-1' },
      products: [{ name: 'ペン', quantity: 2, price: 450 }],
    });
  });
});
