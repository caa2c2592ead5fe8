import { describe, expect, it } from 'vitest';
import { getLimit } from '../contract';
import { loadContract } from '../contract/node';
import { CsvProblem } from './csv-problem';
import { encode } from './encoding';
import { openCsv, type CsvFile, type CsvOptions } from './open-csv';

function open(text: string, options?: CsvOptions): CsvFile {
  return openCsv(new TextEncoder().encode(text), options);
}

function getProblem(bytes: Uint8Array): string {
  try {
    openCsv(bytes);
    return 'none';
  } catch (error) {
    return error instanceof CsvProblem ? error.message : String(error);
  }
}

const decode = (bytes: Uint8Array, encoding = 'utf-8'): string => new TextDecoder(encoding).decode(bytes);

describe('openCsv', () => {
  it('reads a cell with the name of a method as text', () => {
    const file = open('お届け先氏名,クール区分,荷扱い１,商品名\nconstructor,constructor,toString,valueOf\n');
    expect(JSON.stringify(file.rows.map(({ body }) => body))).not.toContain('function');
    const b2 = open(
      'お客様管理番号,送り状種類,クール区分,お届け先名,荷扱い１,品名１\n1,0,constructor,A,constructor,B\n',
    );
    expect(() => JSON.stringify(b2.rows.map(({ body }) => body))).not.toThrow();
  });

  it('recognizes the columns of any file by the words in its headers, in both languages', () => {
    const japanese = open(
      'お届け先氏名,お届け先〒,都道府県,市区町村,番地,電話,商品名,備考,社内メモ\n高橋 美咲,060-0042,北海道,札幌市中央区,大通西5,011,ノート,,x\n',
    );
    expect(japanese.columns.map(({ field }) => field)).toEqual([
      'to_address.full_name',
      'to_address.zip',
      'to_address.province',
      'to_address.city',
      'to_address.address1',
      'to_address.phone',
      'products.0.name',
      'setup.delivery_note',
      undefined,
    ]);
    const english = open('Recipient Name,Postal Code,sender phone,to_address.extra,Qty\nA,1,2,3,4\n');
    expect(english.columns.map(({ field }) => field)).toEqual([
      'to_address.full_name',
      'to_address.zip',
      'from_address.phone',
      'to_address.extra',
      'products.0.quantity',
    ]);
    expect(english.columns[0]).toMatchObject({ header: 'Recipient Name', example: 'A' });
  });

  it.each([
    ...['差出人', 'ご依頼主', '荷送人', '発送元', 'Sender'].map((header) => [
      header,
      '山本商店',
      'from_address.full_name',
    ]),
    ...['発送業者', '宅配会社', '輸送業者名', '出荷業者指定', '便'].map((header) => [
      header,
      'ヤマト運輸',
      'setup.carrier',
    ]),
  ])('reads the header %s by its words alone', (header, value, field) => {
    const [column] = open(`${header},氏名,電話番号\n${value},高橋 美咲,0112223344\n`).columns;
    expect(column?.field).toBe(field);
  });

  it('asks about a file without headers, and reads it as the tool that the reader chooses', () => {
    const text = '高橋 美咲,0600042\n中村 大輔,1000005\n';
    expect(open(text)).toMatchObject({ isUnknown: true, rows: [] });
    const cells = Array.from({ length: 118 }, () => '');
    cells[12] = '060-0042';
    cells[13] = '北海道札幌市中央区';
    const file = open(`${cells.join(',')}\n`, { source: 'yu-pri', hasHeaders: false });
    expect(file).toMatchObject({ source: 'yu-pri', hasHeaders: false, rows: [{ line: 1 }] });
    expect(file.rows[0]?.body.to_address).toMatchObject({
      zip: '060-0042',
      province: '北海道',
      address1: '札幌市中央区',
    });
  });

  it('takes the columns that the reader has chosen', () => {
    const file = open('氏名,住所\n高橋 美咲,東京都港区\n', { fields: ['to_address.company', null] });
    expect(file.rows[0]?.body).toEqual({ to_address: { country: 'JP', company: '高橋 美咲' } });
  });

  it('takes a file with headers of a tool for that of any other when the reader says so', () => {
    const text = 'お届け先名,お届け先郵便番号,お届け先住所,送り状種類,荷扱い１\nA,060-0042,北海道札幌市1,0,\n';
    expect(open(text).source).toBe('b2-cloud');
    const file = open(text, { source: '' });
    expect(file.source).toBeUndefined();
    expect(file.rows[0]?.body).toMatchObject({ to_address: { full_name: 'A', country: 'JP', province: '北海道' } });
    expect(file.rows[0]?.body.setup).toBeUndefined();
  });

  it('reads TSV, a byte order mark, quoted line breaks and quotation marks, and says on which line a row begins', () => {
    const file = open('\uFEFF氏名\t備考\t電話\r\n高橋\t"a ""b""\r\nc"\t011\r\n\r\n中村\t\t03\r\n');
    expect(file.rows.map(({ line, body }) => [line, body.setup])).toEqual([
      [2, { delivery_note: 'a "b" c' }],
      [5, undefined],
    ]);
  });

  it('divides an address in one cell into prefecture, street and number, and puts them together again', () => {
    const file = open('氏名,住所,電話,国\n高橋,京都府京都市中京区恵比須町427番地,075,日本\n', { common: {} });
    expect(file.rows[0]?.body.to_address).toMatchObject({
      province: '京都府',
      address1: '京都市中京区恵比須町',
      address2: '427番地',
    });
    expect(file.change(0, [{ kind: 'set', field: 'to_address.address2', value: '428番地' }])).toBe(true);
    expect(decode(file.save())).toContain('高橋,京都府京都市中京区恵比須町428番地,075,日本');
  });

  it('joins city and street in Japan, and keeps them apart elsewhere', () => {
    const header = 'Name,Address1,City,Country,Phone\n';
    const file = open(`${header}A,大通西5,札幌市,JP,1\nB,1 Main St,London,GB,2\n`);
    expect(file.rows.map(({ body }) => body.to_address)).toMatchObject([
      { address1: '札幌市大通西', address2: '5' },
      { address1: '1 Main St', city: 'London' },
    ]);
    expect(file.change(0, [{ kind: 'set', field: 'to_address.address2', value: '6' }])).toBe(true);
    expect(decode(file.save())).toBe(`${header}A,大通西6,札幌市,JP,1\nB,1 Main St,London,GB,2\n`);
  });

  it('adds the further products of an order in Shopify, and finds their cells', () => {
    const file = open(
      'Name,Lineitem name,Lineitem quantity,Shipping Name,Shipping Zip\n#1,Pen,2,A,1\n#1,Ink,0,,\n#2,Cap,1,B,2\n',
    );
    expect(file.rows.map(({ body }) => body.products)).toEqual([
      [
        { name: 'Pen', quantity: 2 },
        { name: 'Ink', quantity: 0 },
      ],
      [{ name: 'Cap', quantity: 1 }],
    ]);
    expect(file.findCell(0, 'products.1.quantity')).toEqual({ record: 2, column: 2 });
    expect(file.change(0, [{ kind: 'set', field: 'products.1.quantity', value: 3 }])).toBe(true);
    expect(decode(file.save())).toContain('#1,Ink,3,,');
  });

  it('changes nothing for a field without a cell, a value without a code, and a character that the file has no code for', () => {
    const bytes = encode('お客様管理番号,送り状種類,クール区分,お届け先名\r\nA,0,0,髙橋\r\n', 'shift_jis');
    const file = openCsv(bytes);
    expect(file.source).toBe('b2-cloud');
    expect(file.change(0, [{ kind: 'set', field: 'setup.security_service', value: true }])).toBe(false);
    expect(file.change(0, [{ kind: 'set', field: 'setup.service', value: 'sagawa_regular' }])).toBe(false);
    expect(file.change(0, [{ kind: 'set', field: 'to_address.full_name', value: '𠮷田' }])).toBe(false);
    expect(() => file.setCell({ record: 1, column: 3 }, '𠮷田')).toThrow('not-in-encoding 𠮷');
    const western = openCsv(encode('ref_number,to_address.full_name\r\nA,José Müller\r\n', 'windows-1252'));
    const at = { value: '山', encoding: 'Windows-1252' };
    expect(() => western.setCell({ record: 1, column: 1 }, '山田')).toThrow(expect.objectContaining({ at }) as Error);
    expect(file.save()).toEqual(bytes);
    expect(file.change(0, [{ kind: 'set', field: 'setup.service', value: 'yamato_compact' }])).toBe(true);
    expect(decode(file.save(), 'shift_jis')).toContain('A,8,0,髙橋');
  });

  it.each([
    ['2026/11/30', '2026-11-30', '2026/12/01'],
    ['20261130', '2026-11-30', '20261201'],
    ['2026-1-5', '2026-01-05', '2026-12-01'],
    ['2026年1月5日', '2026-01-05', '2026-12-01'],
    ['令和8年1月5日', '2026-01-05', '2026-12-01'],
    ['令和元年5月1日', '2019-05-01', '2026-12-01'],
    ['R8.11.30', '2026-11-30', '2026-12-01'],
  ])('reads the date %s and writes another one in its form', (cell, date, written) => {
    const file = open(`氏名,出荷日\nA,${cell}\n`);
    expect(file.rows[0]?.body.setup).toEqual({ date });
    expect(file.change(0, [{ kind: 'set', field: 'setup.date', value: '2026-12-01' }])).toBe(true);
    expect(file.getCell({ record: 1, column: 1 })).toBe(written);
  });

  it.each([
    ['午前中', 'before-noon'],
    ['14時～16時', '14-16'],
    ['14:00-16:00', '14-16'],
    ['１８時から２０時', '18-20'],
    ['夕方', '夕方'],
  ])('reads the time %s as %s', (cell, slot) => {
    expect(open(`氏名,配達希望時間帯\nA,${cell}\n`).rows[0]?.body.setup).toEqual({ delivery_time: slot });
  });

  it('reports cells that a spreadsheet has changed or would run, and rows with another number of cells', () => {
    const file = open('氏名,郵便番号,電話,国,備考\nA,600042,9012345678,JP,=HYPERLINK("x")\n?橋,060-0042,011-222,JP\n');
    expect(file.rows.map(({ fileIssues }) => fileIssues.map(({ kind, value }) => [kind, value]))).toEqual([
      [
        ['leading-zero', '600042'],
        ['leading-zero', '9012345678'],
        ['formula', '=HYPERLINK("x")'],
      ],
      [
        ['lost-character', '?橋'],
        ['cell-count', '4'],
      ],
    ]);
  });
});

describe('a file without shipments', () => {
  const text = (length: number, part: string): Uint8Array => new TextEncoder().encode(part.repeat(length));

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['11 MB', text(11 * 1024 * 1024, 'a'), 'too-large 10'],
    ['200,000 columns', text(200_000, 'a,'), 'too-many-columns 1 1000'],
    ['a cell of 10,001 characters', text(1, `名前,住所\n森,${'山'.repeat(10_001)}\n`), 'cell-too-long 2 10000'],
    ['10,001 rows below headers', text(1, `氏名,電話\n${'高橋,011\n'.repeat(10_001)}`), 'too-many-rows 10000'],
    ['11,000 rows', text(11_000, 'a,b\n'), `too-many-rows ${getLimit(loadContract('contract'), 'csv-rows-max')}`],
    ['a file with zero bytes', new Uint8Array([0x41, 0x00, 0x42]), 'binary'],
    ['an Excel workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00]), 'workbook'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x41, 0x00]), 'other-encoding UTF-16'],
    ['UTF-16 without a mark', new Uint8Array([0x41, 0x00, 0x2c, 0x00, 0x42, 0x00]), 'other-encoding UTF-16'],
    ['a quotation mark without its end', text(1, 'a,b\n"c,d\n'), 'open-quote 2'],
    [
      'two encodings',
      new Uint8Array([...encode('氏名,住所\nあ,い\n', 'shift_jis'), ...encode('漢字😀,😀\n', 'utf-8')]),
      'mixed-encodings 3',
    ],
  ])('says what is wrong with %s', (_, bytes, problem) => {
    expect(getProblem(bytes)).toBe(problem);
  });

  it('is none with 10,000 rows, a title, empty rows and a total', () => {
    const rows = '高橋,011\n'.repeat(10_000);
    expect(openCsv(text(1, `一覧\n氏名,電話\n${rows}${',\n'.repeat(200)}合計,\n`)).rows).toHaveLength(10_000);
  });
});

it.each([
  ['products.99.name', 'products.99.name'],
  ['products.100.name', undefined],
  ['products.99999999.name', undefined],
])('reads %s in a header as the field %s: an array has at most 100 entries', (header, field) => {
  const bytes = new TextEncoder().encode(`${header},to_address.full_name,to_address.zip\nPen,Mori,0600042\n`);
  expect(openCsv(bytes).columns[0]?.field).toBe(field);
});

describe('encode', () => {
  it('writes in Shift_JIS what browsers read back, for every character that it has', () => {
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) =>
      isEncodable(one),
    );
    expect(all.length).toBeGreaterThan(7000);
    expect(decode(encode(all.join(''), 'shift_jis'), 'shift_jis')).toBe(all.join(''));
  });

  it.each([
    ['髙', [0xfb, 0xfc]],
    ['ｱ', [0xb1]],
    ['～', [0x81, 0x60]],
    ['表', [0x95, 0x5c]],
    ['∵', [0x81, 0xe6]],
  ])('writes %s as carriers do', (character, bytes) => {
    expect([...encode(character, 'shift_jis')]).toEqual(bytes);
  });

  function isEncodable(character: string): boolean {
    try {
      return encode(character, 'shift_jis').length > 0;
    } catch {
      return false;
    }
  }
});
