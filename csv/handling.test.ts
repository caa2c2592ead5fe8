// cspell:ignore ctns Meeple Playmat EORI Misaki Nullarbor l’Église Peña Señorío Hauptstraße
import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/node';
import type { FieldChange } from '../rules';
import { CsvProblem } from './csv-problem';
import { findDamage } from './damage';
import { encode } from './encoding';
import type { Column } from './csv-source';
import { getField } from './fields';
import { readAmount } from './numbers-and-dates';
import { openCsv, type CsvFile, type CsvOptions } from './open-csv';
import { PREFECTURES } from './prefectures';
import { SOURCES } from './sources';

const open = (text: string, options?: CsvOptions): CsvFile => openCsv(new TextEncoder().encode(text), options);

/** A file with one row: `{ 元着区分: '2' }` */
const openRow = (cells: Record<string, string>, options?: CsvOptions): CsvFile =>
  open(`${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}\n`, options);

const listIssues = ({ rows }: CsvFile): string[] =>
  rows.flatMap(({ fileIssues }) => fileIssues.map(({ kind, value }) => `${kind} ${value}`));

const findFix = ({ rows: [row] }: CsvFile): FieldChange[] | undefined => row?.fileIssues.find(({ fix }) => fix)?.fix;

const getBody = ({ rows: [row] }: CsvFile): Record<string, unknown> => row?.body ?? {};

const NAMED = { 氏名: '高橋', 電話番号: '0112223344' };

const join = (starts: string[], ends: string[]): string[] => starts.flatMap((start) => ends.map((end) => start + end));

/** Headers of columns that change no shipment. */
const HARMLESS = [
  ...['No', '会員ID', '商品コード', 'JANコード', '受注日', '注文日時', '入金日', '氏名カナ', 'フリガナ', '注文者氏名'],
  ...[
    '請求先住所',
    '会員ランク',
    '性別',
    '生年月日',
    '担当者コード',
    '店舗名',
    '倉庫コード',
    '在庫',
    '色',
    'メーカー名',
  ],
  ...['社内用', '領収書宛名', 'SKU', 'Order date', 'Created at', 'Customer ID', 'Billing name', 'Vendor', 'Warehouse'],
  ...['Source', 'Invoice number', 'Barcode', 'Item code', 'Placed on', 'Buyer', 'ご注文主', '得意先名', '追跡用URL'],
  ...join(['お届け先', '商品', '店舗', '会員', '得意先'], ['コード', 'CD', '番号', ' ID', ' No']),
  ...join(['Ship-to ', 'Order item ', 'Customer ', 'Warehouse '], ['code', 'ID', 'No', 'number']),
];

/** What another system's code for it decides. */
const CODED = [
  '時間帯',
  'サービス',
  '便種',
  '配送業者',
  '運送会社',
  '配送方法',
  '支払方法',
  'Carrier ',
  'Shipping method ',
];

/** Columns of files of shops and warehouses that no list has, and values that change a shipment. */
const UNEXPLAINED: [header: string, value: string][] = [
  ...[
    ['Ship To Addr2', '1-9-1-502'],
    ['Ship To Name2', 'Room 1203'],
    ['Ship via', 'FedEx International Priority'],
    ['Courier', 'DHL Express'],
    ['便', 'クール'],
    ['配送', '佐川'],
    ['VAT/EORI', 'DE123456789'],
    ['CPF', '123.456.789-09'],
    ['Tax ID', '12-3456789'],
    ['Reason for export', 'Gift'],
    ['Terms', 'DDP'],
  ],
  ...[
    ['お届け希望', '12/3'],
    ['到着希望', '12/10頃'],
    ['Ship by', '2026-12-01'],
    ['Required date', '2026-12-01'],
    ['ご希望の時間', '夕方以降'],
    ['時間帯希望', '夜間'],
    ['TimeZone', '1921'],
    ['個数（箱）', '3'],
    ['Box count', '3'],
    ['L x W x H (in)', '12 x 10 x 8'],
    ['三辺計', '80'],
    ['Gross Wt(kg)', '15.5'],
  ],
  ...[
    ['集金額', '5500円'],
    ['運賃区分', '2'],
    ['送料', '先方負担'],
    ['Billing', 'third party'],
    ['状態', 'キャンセル'],
    ['Order state', 'cancelled'],
    ['区分', '返品'],
    ['発送状況', '発送済'],
    ['保留', '○'],
    ['Do not ship', 'yes'],
    ['Payment status', 'unpaid'],
    ['入金確認', '未入金'],
    ['備考', 'キャンセル'],
    ['備考', '営業所止め 着払い'],
  ],
  ...[
    ['発送元の表示', '木村 隆'],
    ['号室', '502'],
    ['階', '3'],
    ['気付', '森様方'],
    ['c/o', 'Mori'],
    ['Attn', 'Mori'],
    ['Suburb', 'Kew'],
    ['House number', '12'],
    ['危険物', 'UN1266'],
    ['UN number', 'UN1266'],
    ['リチウム電池', '内蔵'],
    ['年齢確認', '要'],
    ['上積み厳禁', '○'],
    ['納品条件', '車上渡し'],
    ['Locker', 'A-12'],
    ['受取', 'コンビニ'],
    ['名入れ', 'MISAKI'],
    ['Engraving', 'MISAKI'],
    ['敬称', '御中'],
  ],
  ...[
    ['マンション・部屋番号', '1203'],
    ['お届け先棟番号', '3'],
    ['Street number', '12'],
    ['Suite No', '9'],
    ['発送伝票番号', '4820-1111-2222'],
    ['サイズコード', '100'],
    ['Terms code', 'DDP'],
    ['Carrier account no', '1234'],
    ['送料区分', '2'],
    ['引換金額', '5500'],
    ['合計個数', '3'],
    ['Amount to collect', '5500'],
    ['Total packages', '3'],
    ['危険物分類', 'クラス9'],
    ['担当運送会社', '佐川急便'],
    ['Storey', '3'],
    ['Korean address', 'Seoul'],
    ['Return receipt', 'yes'],
    ['', '2個口'],
  ],
  // `No` where yes is usual.
  ...['出荷対象', '発送可', '入金済', '元払い'].flatMap((header) => ['×', '否', 'No'].map((no) => [header, no])),
  ...['Paid?', 'OK to ship', 'Prepaid'].map((header) => [header, 'No']),
  ...['発送完了', 'お届け済み', '入金待ち', '出荷停止', 'Completed', 'Delivered'].map((state) => ['ステータス', state]),
  ...['代金引き換え', '現金', 'C.O.D.', 'Pay on delivery'].map((method) => ['支払方法', method]),
  // What the buyer is asked.
  ...['支払者', 'Payer'].map((header) => [header, '受取人']),
  ...['顧客希望日', '得意先納期', '注文者希望時間', '購入者からのメッセージ', 'Customer delivery date'].map(
    (header) => [header, '12/5'],
  ),
  ...join(CODED, ['コード', 'CD', '番号', ' ID', ' No']).map((header) => [header, '3']),
].map(([header = '', value = '']) => [header, value]);

const B2 = { お客様管理番号: '1', 送り状種類: '0', 荷扱い１: '', 品名１: '本', お届け先名: '高橋' };
const E_HIDEN = { お届け先名称１: '高橋', クール便指定: '001', 指定シール２: '', 荷札品名１: '', 配達指定時間帯: '' };
const KANGAROO = { お届け先名称１: '高橋', 輸送指示コード１: '', 原票区分: '', 荷送人名称: '森', 個数: '1' };
const YU_PRI = { お客様側管理番号: '1', 郵便種別: '0', 保冷種別: '0', 'お届け先 名称１': '高橋', なまもの区分: '0' };

describe('what a tool decides and the API has no field for', () => {
  it.each([
    [B2, '止置き', '1', '0', 'held for pickup'],
    [B2, '営業所コード', '123456', '', 'held for pickup'],
    [B2, '発行枚数', '2', '1', 'slips'],
    [B2, '荷扱い２', '精密機器', '', 'precision'],
    [B2, '送り状種類', '9', '0', 'Compact Collect'],
    [E_HIDEN, '元着区分', '2', '1', 'freight collect'],
    [E_HIDEN, '営業所受取', '1', '0', 'held for pickup'],
    [E_HIDEN, '指定シール１', '004', '', 'held for pickup'],
    [E_HIDEN, '指定シール１', '005', '', 'fixed day'],
    [E_HIDEN, '指定シール２', '008', '', 'cash on delivery'],
    [E_HIDEN, '決済種別', '1', '0', 'cash on delivery'],
    [YU_PRI, '元／着払／代引', '2', '0', 'cash on delivery'],
    [B2, '送り状種類', '6', '0', 'several pieces'],
    [B2, '伝票番号', '1234', '', 'shipped already'],
    [E_HIDEN, '指定シール３', '4', '', 'held for pickup'],
    [E_HIDEN, 'スピード指定', '003', '000', 'air express'],
    [E_HIDEN, '決済種別', '5', '0', 'cash on delivery'],
    [KANGAROO, '元着区分', '2', '1', 'freight collect'],
    [KANGAROO, '輸送指示（止め店所名）', '京都支店', '', 'held for pickup'],
    [YU_PRI, '元／着払／代引', '1', '0', 'freight collect'],
    [YU_PRI, 'お届け先 局留め区分', '1', '0', 'held for pickup'],
    [YU_PRI, '書留／セキュリティ／特定記録種別', '1', '0', 'registered'],
    [YU_PRI, '郵便種別', '3', '1', 'letter'],
  ])('is a warning with its meaning on the row: %#', (row, header, value, neutral, meaning) => {
    const [issue] = openRow({ ...row, [header]: value }).rows[0]?.fileIssues ?? [];
    expect(issue).toMatchObject({ kind: 'not-sent', severity: 'warning', value });
    expect(issue?.meaning?.en).toContain(meaning);
    expect(issue?.meaning?.ja).toMatch(/[ぁ-ん一-龠ァ-ヶ]/);
    expect(listIssues(openRow({ ...row, [header]: neutral }))).toEqual([]);
    expect(listIssues(openRow({ ...row, [header]: '' }))).toEqual([]);
  });

  it.each([
    [E_HIDEN, '指定シール１', '011', { options: { fragile: true } }],
    [E_HIDEN, '指定シール２', '12', { options: { valuable_goods: true } }],
    [E_HIDEN, '指定シール３', '013:天地無用', { options: { side_up: true } }],
    [B2, '荷扱い１', '天地無用', { options: { side_up: true } }],
    [YU_PRI, '書留／セキュリティ／特定記録種別', 'セキュリティ', { security_service: true }],
  ])('is sent where there is a field: %#', (row, header, value, setup) => {
    const file = openRow({ ...row, [header]: value });
    expect(getBody(file).setup).toMatchObject(setup);
    expect(listIssues(file)).toEqual([]);
  });

  it.each([
    [{ 指定シール１: '001' }, { temperature: 'fresh' }, []],
    [{ 指定シール１: '001', クール便指定: '002' }, { temperature: 'fresh' }, []],
    [{ 指定シール１: '001', クール便指定: '003' }, { temperature: 'frozen' }, ['other-value 001']],
    [{ 指定シール１: '002', クール便指定: '001' }, { temperature: 'frozen' }, ['other-value 001']],
    [{ 指定シール１: '020' }, { delivery_time: 'before-noon' }, []],
    [{ 指定シール１: '024', 配達指定時間帯: '14' }, { delivery_time: '14-16' }, ['other-value 024']],
    [{ 指定シール１: '007', 配達指定時間帯: '14' }, { delivery_time: '14-16' }, []],
    [{ 指定シール１: '005', 配達日: '20261201' }, { delivery_date: '2026-12-01' }, []],
  ])('is sent from the seal where the column of its service is empty: %j', (cells, setup, issues) => {
    const file = openRow({ ...E_HIDEN, クール便指定: '', ...cells });
    expect(getBody(file).setup).toMatchObject(setup);
    expect(listIssues(file).toSorted()).toEqual(issues);
  });

  it.each([
    [E_HIDEN, { setup: { temperature: 'frozen' } }, 'temperature'],
    [{ 氏名: 'A', 電話: '011', 割れ物: 'なし' }, { setup: { options: { fragile: true } } }, 'fragile'],
  ])('is not sent for all rows where a cell says no: %#', (row, common, name) => {
    expect(JSON.stringify(openRow(row, { common }).rows[0]?.body)).not.toContain(name);
  });

  it('is a warning where the payment method and the amount to collect contradict each other', () => {
    const row = { 氏名: 'A', 電話: '011', 代引金額: '5500', 単価: '' };
    expect(listIssues(openRow({ ...row, 支払方法: 'クレジットカード' }))).toEqual(['not-sent クレジットカード']);
    expect(listIssues(openRow({ ...YU_PRI, '元／着払／代引': '0', 代引金額: '5500', 単価: '' }))).toEqual([
      'other-value 0',
    ]);
  });

  it('is a warning in a file of any other tool, by the words in its header', () => {
    const row = { お届け先氏名: '高橋', 郵便番号: '0600042', 住所: '北海道札幌市1' };
    for (const [header, value] of [
      ['着払い', 'はい'],
      ['着払い', '1'],
      ['元払い', '0'],
      ['元着区分', '2'],
      ['営業所止め', '京都支店'],
      ['お支払方法', '代金引換'],
      ['荷扱い', '精密機器'],
      ['ラッピング', 'あり'],
      ['置き配', '玄関'],
      ['Hold for pickup', 'yes'],
    ] as const)
      expect(listIssues(openRow({ ...row, [header]: value })), header).toEqual([`not-sent ${value}`]);
    for (const [header, value] of [
      ['着払い', 'なし'],
      ['元払い', '1'],
      ['お支払方法', 'クレジットカード'],
      ['社内メモ', 'x'],
      ['注文者住所', '東京'],
    ] as const)
      expect(listIssues(openRow({ ...row, [header]: value })), header).toEqual([]);
  });
});

describe('cash on delivery without a column for prices', () => {
  it.each([
    [{ ...B2, 送り状種類: '2', 'コレクト代金引換額（税込）': '5500', 内消費税額等: '500' }, [5500]],
    [{ ...E_HIDEN, 品名１: '本', 品名２: 'ペン', 代引金額: '5500', 消費税: '500' }, [5500, 0]],
  ])('sends the amount as the price, and says so: %#', (row, prices) => {
    const file = openRow(row);
    expect((getBody(file).products as { price: number }[]).map(({ price }) => price)).toEqual(prices);
    expect(listIssues(file)).toEqual(['price-from-amount 5500']);
  });

  it('leaves prices alone that the reader or the file has', () => {
    const file = openRow({ 氏名: 'A', 商品名: '本', 単価: '', 代引金額: '100' });
    expect(JSON.stringify(getBody(file).products)).not.toContain('price');
  });
});

describe('a column that changes no shipment', () => {
  /** The words of the tools for temperatures, handling and times of day. */
  const words = [...new Set(SOURCES.flatMap(({ columns }) => columns.flatMap(listWords)))];

  function listWords({ field = '', values = {}, words = {}, notSent }: Column): string[] {
    if (!/temperature$|options|delivery_time$/.test(field)) return [];
    const known = Object.keys(values).flatMap((code) => (values[code] === null ? [] : [words[code] ?? code]));
    const codes = [...known, ...Object.keys(notSent?.meanings ?? {})];
    return codes.filter((word) => /\D/.test(word));
  }

  it.each(SOURCES)('has an issue where a cell says how a shipment is handled ($id)', ({ id, columns }) => {
    const headers = columns.map(({ header }) => header);
    const saying = [...words, '代引き', '着払い希望', 'Cash on Delivery', 'Keep frozen', '営業所止め'];
    const silent = ['SKU-100', '札幌営業所', '2026-11-24', '済', '1,200', 'A棟 2F'];
    const cells = [...saying, ...silent].map((word) => [...headers.map((header) => `${word.length}${header}`), word]);
    const file = open(
      [[...headers, '社内用'], ...cells].map((record) => record.map((cell) => `"${cell}"`).join(',')).join('\n'),
      { source: id },
    );
    const named = file.rows.flatMap(({ fileIssues }) =>
      fileIssues.filter(({ column }) => column === headers.length).map(({ kind, value }) => `${kind} ${value}`),
    );
    expect(words.length).toBeGreaterThan(10);
    expect(named).toEqual(saying.map((word) => `not-sent ${word}`));
    expect(file.columns.at(-1)).toMatchObject({ isNotSent: false });
  });

  it.each(HARMLESS)('has no issue: %s', (header) => {
    for (const value of ['1', 'A-100', '2026-11-24', '済', 'はい', '山田'])
      expect(listIssues(openRow({ ...NAMED, [header]: value })), value).toEqual([]);
  });

  it.each(['合計', '送料', '消費税', 'Subtotal', 'Shipping cost'])('has none for a sum: %s', (header) => {
    for (const value of ['1200', '￥800', '12.50'])
      expect(listIssues(openRow({ ...NAMED, [header]: value })), value).toEqual([]);
    expect(listIssues(openRow({ ...NAMED, [header]: '先方負担' }))).toEqual(['unknown-column 先方負担']);
  });
});

it('a column that words explain is none of those without a meaning', () => {
  const { columns } = openRow({ ...NAMED, お支払い: '銀行振込', Xyz: '1', SKU: '1' });
  expect(columns.slice(-3).map(({ isNotSent }) => isNotSent)).toEqual([true, false, false]);
});

it('a separator that is the second byte of a character divides no cell', () => {
  const { rows } = openCsv(encode('氏名|商品名|電話番号\nポール|ポーチ|0112223344\n', 'shift_jis'));
  expect(rows.map(({ body }) => body)).toMatchObject([
    { to_address: { full_name: 'ポール', phone: '0112223344' }, products: [{ name: 'ポーチ' }] },
  ]);
});

describe('a known name with something else beside it', () => {
  const find = (row: Record<string, string>): unknown[] => {
    const { setup } = getBody(openRow({ ...NAMED, ...row })) as { setup: Record<string, unknown> };
    return Object.values(setup);
  };

  it.each([
    '2026/12/05 午前中',
    '2026/12/05 14:00-16:00',
    '2026/12/05 までに必着',
    '2026-12-05 PM',
    '2026年12月5日 以降',
  ])('stays as it is written, so that its rule reports it: %s', (date) =>
    expect(find({ お届け希望日: date })).toEqual([date]),
  );

  it.each([
    '2026/12/05',
    '2026/12/5（土）',
    '2026-12-05 00:00:00',
    '2026-12-05T00:00:00+09:00',
    '２０２６年１２月５日',
  ])('is a date where nothing is lost: %s', (date) => expect(find({ お届け希望日: date })).toEqual(['2026-12-05']));

  it.each([
    ['代引金額', 'なし'],
    ['代引金額', '-'],
    ['保険金額', '×'],
  ])('no amount is none: %s = %s', (header, value) => {
    expect(getBody(openRow({ ...NAMED, [header]: value })).setup).toBeUndefined();
  });
});

describe('a second address', () => {
  it('of the buyer is no part of that of the consignee', () => {
    const buyer = {
      氏名: '佐藤 花子',
      住所: '京都市1',
      建物名: 'グリーンハイツ203',
      会社名: '佐藤商店',
      電話番号: '0754518111',
    };
    const file = openRow({ ...buyer, お届け先氏名: '高橋 美咲', お届け先住所: '北海道札幌市中央区大通西5-8' });
    expect(getBody(file).to_address).toEqual({
      ...{ country: 'JP', full_name: '高橋 美咲', province: '北海道', address1: '札幌市中央区大通西', address2: '5-8' },
    });
    expect(listIssues(file).map((issue) => issue.replace(/^\S+ /, ''))).toEqual(Object.values(buyer));
  });

  it('of the sender is in no building that all shipments have', () => {
    const shop = {
      from_address: { country: 'JP', company: '森文具店', address1: '京都市中京区', address2: '427', extra: '2F' },
    };
    const row = { ...NAMED, ご依頼主名: '佐藤 花子', ご依頼主住所: '札幌市北区8-1', ご依頼主郵便番号: '060-0807' };
    const text = `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`;
    const file = openCsv(encode(text, 'utf-8'), { common: shop });
    expect(getBody(file).from_address).toEqual({
      country: 'JP',
      full_name: '佐藤 花子',
      address1: '札幌市北区',
      address2: '8-1',
      zip: '060-0807',
    });
  });
});

describe('a column whose header neither a tool nor words explain', () => {
  it.each(UNEXPLAINED)('has an issue, or a field, for each value: %s = %s', (header, value) => {
    const file = openRow({ ...NAMED, [header]: value });
    const { field } = file.columns.at(-1) ?? {};
    const isNamed = listIssues(file).some((issue) => issue.endsWith(value));
    expect(isNamed || field !== undefined, 'a column that is neither named nor used').toBe(true);
  });

  it.each([
    ['備考', '着払いでお願いします'],
    ['Notes', 'do not ship'],
    ['建物名', '丸の内センター 営業所止め'],
    ['住所2', '札幌中央郵便局留'],
    ['Address 2', 'Hold at the depot'],
    ['支払方法', '銀行振込（未入金）'],
    ['Payment method', 'Bank transfer (awaiting payment)'],
  ])('has an issue for what a field can only print: %s = %s', (header, value) => {
    const [issue] = openRow({ ...NAMED, [header]: value }).rows[0]?.fileIssues ?? [];
    expect(issue).toMatchObject({ kind: expect.stringMatching(/^(?:not-sent|only-printed)$/) as string, value });
  });

  it('has none where the reader says that it changes no shipment', () => {
    const rows = [
      ['氏名', '電話番号', 'Xyz', 'Abc'],
      ['森', '0112223344', '1', '2'],
    ];
    const text = rows.map((cells) => cells.join(',')).join('\n');
    const fields = [undefined, undefined, null];
    expect(open(text).rows[0]?.fileIssues.map(({ column }) => column)).toEqual([2, 3]);
    expect(open(text, { fields }).rows[0]?.fileIssues.map(({ column }) => column)).toEqual([3]);
  });
});

describe('a header in several lines', () => {
  it.each(SOURCES)('means what it does in one, or what its first line does ($id)', ({ columns }) => {
    const headers = columns.map(({ header }) => header);
    const read = (write: (header: string) => string): unknown =>
      open(`${headers.map((header) => `"${write(header)}"`).join(',')}\n`).columns.map(({ field, isNotSent }) => ({
        ...{ field, isNotSent },
      }));
    const wanted = read((header) => header);
    expect(read((header) => `${header.slice(0, header.length / 2)}\r\n${header.slice(header.length / 2)}`)).toEqual(
      wanted,
    );
    expect(read((header) => `${header}\n※ギフトの場合は備考も入力`)).toEqual(wanted);
  });
});

describe('further columns of a file', () => {
  it.each([
    ['希望日時', '12月3日 午前中'],
    ['必着日', '12/3'],
    ['要冷蔵', '○'],
    ['ケース数', '3'],
    ['Declared Value', '12.50 USD'],
    ['Delivery Window', '9am-12pm'],
    ['Special Instructions', 'Leave at door'],
    ['meta:_delivery_date', '2026-12-03'],
    ['お問い合わせ内容', '急いでください'],
    ['ご要望', '玄関前'],
    ['is-gift', 'true'],
    ['午前指定', '○'],
    ['お届け先棟', 'A棟'],
    ['ステータス', 'キャンセル'],
    ['送状No', '123456789012'],
    ['便コード', '02'],
    ['店留', '1'],
    ['才数', '2.5'],
    ['Time', '午前中'],
    ['Slot', '14-16'],
    ['When', 'AM'],
  ])('%s is a warning on each row that has one', (header, value) => {
    const row = { 氏名: 'A', 電話: '011', 住所: '東京都港区1' };
    expect(
      listIssues(openRow({ ...row, [header]: value })).map((issue) =>
        issue.replace(/^(?:not-sent|unknown-column) /, ''),
      ),
    ).toEqual([value]);
    expect(listIssues(openRow({ ...row, [header]: '' }))).toEqual([]);
  });

  it('with the time or the state of an order are no instructions', () => {
    const row = { 氏名: 'A', 電話: '011', 住所: '東京都港区1' };
    const times = { Time: '10:32:05', 受付日時: '2026/11/23 21:04', ステータス: '入金済', お届け希望日: '指定なし' };
    const file = openRow({ ...row, ...times }, { common: { setup: { delivery_date: '2026-12-01' } } });
    expect(listIssues(file)).toEqual([]);
    expect(getBody(file).setup).toEqual({});
  });

  it('with a house number are named, whatever the other cells contain', () => {
    const row = { 'First name': 'Zoé', 'Phone no.': '12', Street: 'Hauptstraße', 'House no.': '12', Country: 'DE' };
    expect(listIssues(openRow(row))).toEqual(['other-value 12']);
  });

  it('are products, by their number', () => {
    const file = openRow({
      氏名: 'A',
      商品名1: '本',
      数量1: '1',
      商品名2: 'ペン',
      数量2: '3',
      単価2: '100',
      商品名3: '',
    });
    expect(getBody(file).products).toEqual([
      { quantity: 1, name: '本' },
      { quantity: 3, name: 'ペン', price: 100 },
    ]);
    expect(listIssues(file)).toEqual([]);
  });

  it('with a total are no payment method', () => {
    const row = { 氏名: 'A', 商品名: '本', 単価: '5500', 代引金額: '5500', お支払合計: '5500' };
    expect(listIssues(openRow(row))).toEqual([]);
  });

  it('with the same postal code are no other value', () => {
    const row = { 郵便番号: '〒5300001', お届け先郵便番号: '〒5300001', お届け先氏名: 'A', 電話: '011' };
    expect(listIssues(openRow(row))).toEqual([]);
  });

  it('with the header of another one are named, even if their value is in the request elsewhere', () => {
    const file = open('氏名,氏名,数量,数量,単価,備考,備考\nタカハシ,タカハシ,12,2,1200,玄関,玄関 2\n');
    expect(listIssues(file)).toEqual(['other-value 2', 'other-value 玄関 2']);
  });

  it('with the payment method are no warning if the amount to collect is in the row', () => {
    const row = { 氏名: 'A', 商品名: '本', 支払方法: '代金引換' };
    expect(listIssues(openRow(row))).toEqual(['not-sent 代金引換']);
    expect(listIssues(openRow({ ...row, 代引金額: '5500', 単価: '' }))).toEqual([]);
  });
});

describe('an order number in several rows', () => {
  const SHOP = '注文番号,氏名,郵便番号,住所,商品名';

  it('is an issue of each of them in a file whose tool is unknown, as long as they have it', () => {
    const file = open(
      `${SHOP}\n7,A,1000005,東京都港区1,本\n8,B,1000005,東京都港区2,本\n7,A,1000005,東京都港区1,ペン\n`,
    );
    const listOrders = (): unknown[] =>
      file.rows.map(({ fileIssues }) => fileIssues.map(({ kind, line }) => [kind, line]));
    expect(listOrders()).toEqual([[['same-order', 4]], [], [['same-order', 2]]]);
    file.setCell({ record: 3, column: 0 }, '8');
    expect(listOrders()).toEqual([[], [['same-order', 4]], [['same-order', 3]]]);
    file.setCell({ record: 3, column: 0 }, '');
    expect(listOrders()).toEqual([[], [], []]);
  });

  it.each(SOURCES.filter(({ orderColumn }) => orderColumn !== undefined))(
    'is one shipment in a file of $id if the rows follow each other, and else an issue',
    ({ id, columns, orderColumn }) => {
      const write = (order: string, name: string): string =>
        columns
          .map(({ header, field }) => (header === orderColumn ? order : field === 'to_address.zip' ? name : ''))
          .join(',');
      const rows = [
        write('7', '1000005'),
        write('7', '1000005'),
        write('8', '1000005'),
        write('7', '1000005'),
        write('7', ''),
      ];
      const file = open([columns.map(({ header }) => header).join(','), ...rows, write('7', '1000006')].join('\n'));
      expect(file.source).toBe(id);
      expect(file.rows.map(({ records }) => records.length)).toEqual([2, 1, 2, 1]);
      const named = file.rows.map(({ fileIssues }) => fileIssues.find(({ kind }) => kind === 'same-order')?.line);
      expect(named).toEqual([5, undefined, 2, undefined]);
    },
  );
});

describe('lines of an order that are no products', () => {
  it('are left out, and named', () => {
    const row = (name: string, kind: string): string => `1,${name},500,1,${kind},高橋,美咲`;
    const file = open(
      `注文番号,商品名,価格,個数,明細区分(名称),配送先_お名前(姓),配送先_お名前(名)\n${row('本', '商品')}\n${row('送料', '送料')}\n`,
    );
    expect(getBody(file).products).toEqual([{ quantity: 1, name: '本', price: 500 }]);
    expect(listIssues(file)).toEqual(['送料', '500', '1', '送料'].map((value) => `not-sent ${value}`));
  });

  it.each([
    ['商品', '送料', '商品'],
    ['送料', '商品', '商品'],
    ['商品', '商品', '値引き'],
  ])('leave each value in its line when others are corrected: %s, %s, %s', (...kinds) => {
    const text = kinds.map((kind, at) => `1,品${at},${at + 1}00,1,${kind},高橋,美咲`).join('\n');
    const file = open(`注文番号,商品名,価格,個数,明細区分(名称),配送先_お名前(姓),配送先_お名前(名)\n${text}\n`);
    const [first, second] = [...kinds.keys()].filter((at) => kinds[at] === '商品');
    const changes = [
      { kind: 'set' as const, field: 'products.1.price', value: 950 },
      { kind: 'set' as const, field: 'to_address.full_name', value: '高橋 花子' },
    ];
    expect(file.findCell(0, 'products.1.price')).toEqual({ record: (second ?? 0) + 1, column: 2 });
    expect(file.change(0, changes)).toBe(true);
    expect(getBody(file).products).toMatchObject([
      { name: `品${first}`, price: ((first ?? 0) + 1) * 100 },
      { name: `品${second}`, price: 950 },
    ]);
    const wanted = text.replace(`品${second},${(second ?? 0) + 1}00`, `品${second},950`).replace('美咲', '花子');
    expect(new TextDecoder().decode(file.save())).toContain(`\n${wanted}\n`);
  });
});

describe('the tool of a file', () => {
  const SHOP = 'お届け先名,お届け先郵便番号,お届け先住所,お届け先電話番号,品名１,出荷予定日';

  it.each([
    [`${SHOP},運送会社`, undefined],
    ['荷送人名称,お届け先名称１,お届け先住所１,お届け先住所２,お届け先電話番号,記事,個数', undefined],
    ['受付番号,お届け先お名前,お届け先ご住所,商品1,個数1,のし,保冷,ステータス,ひとことメモ', undefined],
    ['Name,Email,Currency,Shipping Name,Shipping City,Shipping Zip,Notes,Carrier', undefined],
    ['Name,Company,Address,City,Zip,Country,Phone,Email,Item,Qty,Currency,Subtotal,Shipping,Total', undefined],
    ['注文番号,受注日,氏名,郵便番号,住所1,住所2,会社名,TEL,商品名,個数,価格,小計,送料,合計', undefined],
    ['注文番号,お届け先氏名,お届け先住所,品名,数量,荷姿,消費税,サイズ', undefined],
    ['受注番号,届け先氏名,届け先住所,品名,数量,記事1,記事2,部署コード', undefined],
    ['Order Number,Order Date,Order Total,First Name,Last Name,Address 1,City,Postcode,Item Name', undefined],
    ['お客様管理番号,送り状種類,クール区分,お届け先名', 'b2-cloud'],
    ['Name,Lineitem name,Lineitem price,Shipping Name', 'shopify'],
    ['order-id,recipient-name,ship-address-1,product-name', 'amazon'],
  ])('is recognized by headers that only it has: %s', (header, source) => {
    expect(open(`${header}\n${header.replace(/[^,]+/g, 'x')}\n`).source).toBe(source);
  });

  it('is not what a column of the file says otherwise', () => {
    const file = open(`${SHOP},運送会社\nA,060-0042,北海道札幌市1,011,本,2026/12/01,佐川急便\n`);
    expect(getBody(file).setup).toMatchObject({ carrier: 'sagawa' });
    const sagawa = openRow({ ...E_HIDEN, 運送会社: 'ヤマト運輸' });
    expect(sagawa.source).toBe('e-hiden');
    expect(getBody(sagawa).setup).toEqual({ carrier: 'yamato' });
    expect(getBody(openRow({ ...E_HIDEN, サービス: 'yamato_compact' })).setup).toEqual({
      carrier: 'yamato',
      service: 'yamato_compact',
    });
  });
});

describe('a field in several columns', () => {
  it.each([
    [{ 配送先姓: '高橋', 配送先名: '美咲' }, 'full_name', '高橋 美咲'],
    [{ 配送先名: '高橋 美咲', 品名: '本' }, 'full_name', '高橋 美咲'],
    [{ '氏(配送先)': '高橋', '名(配送先)': '美咲' }, 'full_name', '高橋 美咲'],
    [{ 'Shipping First Name': 'Misaki', 'Shipping Last Name': 'Takahashi' }, 'full_name', 'Misaki Takahashi'],
    [{ 'Shipping Last Name': 'Takahashi', 'Shipping First Name': 'Misaki' }, 'full_name', 'Misaki Takahashi'],
    [
      { 'ship-phone-number-1': '011', 'ship-phone-number-2': '222', 'ship-phone-number-3': '3344' },
      'phone',
      '011-222-3344',
    ],
    [{ 送付先郵便番号1: '060', 送付先郵便番号2: '0042' }, 'zip', '060-0042'],
    [{ 送付先電話番号1: '011', 送付先電話番号2: '222', 送付先電話番号3: '3344' }, 'phone', '011-222-3344'],
  ])('is joined in order: %#', (row, name, value) => {
    const file = openRow(row);
    expect(getBody(file).to_address).toMatchObject({ [name]: value });
    expect(listIssues(file)).toEqual([]);
  });

  it('is written back into its columns', () => {
    const file = openRow({ 送付先郵便番号1: '60', 送付先郵便番号2: '42', 送付先姓: '高橋', 送付先名: '美咲' });
    for (let fix = findFix(file); fix; fix = findFix(file)) expect(file.change(0, fix)).toBe(true);
    expect(file.change(0, [{ kind: 'set', field: 'to_address.full_name', value: '中村 大輔' }])).toBe(true);
    expect(new TextDecoder().decode(file.save())).toContain('\n060,0042,中村,大輔\n');
  });

  it('is not joined from two whole numbers, and the second one is named', () => {
    const file = openRow({ お届け先電話番号1: '0112223344', お届け先電話番号2: '09012345678', 氏名: 'A' });
    expect(getBody(file).to_address).toMatchObject({ phone: '0112223344' });
    expect(listIssues(file)).toEqual(['other-value 09012345678']);
  });

  it('names a column whose value another one has replaced', () => {
    const file = openRow({ 氏名: '森', お届け先氏名: '高橋', 住所: '東京都港区1' });
    expect(getBody(file).to_address).toMatchObject({ full_name: '高橋' });
    expect(listIssues(file)).toEqual(['other-value 森']);
  });
});

describe('cells with quotation marks', () => {
  it.each([
    ['"中村" 大輔', '中村 大輔', ['text-after-quote 中村 大輔']],
    [' "中村, 大輔"', '中村, 大輔', []],
    ['"中村 ""大"" 輔"', '中村 "大" 輔', []],
    ['"中村"', '中村', []],
  ])('reads %s', (cell, name, issues) => {
    const file = open(`氏名,電話\n${cell},011\n`);
    expect(getBody(file).to_address).toMatchObject({ full_name: name, phone: '011' });
    expect(listIssues(file)).toEqual(issues);
  });

  it('reads a cell that a spreadsheet keeps as text', () => {
    const file = open('氏名,郵便番号,電話\nA,="100-0005","=""0332110567"""\n');
    expect(getBody(file).to_address).toMatchObject({ zip: '100-0005', phone: '0332110567' });
    expect(listIssues(file)).toEqual([]);
  });
});

describe('numbers', () => {
  it.each([
    ['1,200', 1200],
    ['12,345,678', 12_345_678],
    ['1,234.50', 1234.5],
    ['12,50', 12.5],
    ['1.234,50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1 234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['１，２００円', 1200],
    ['￥1200', 1200],
    ['￥1,200-', 1200],
    ['¥1,200.-', 1200],
    ['5,500円也', 5500],
    ['5,500-', undefined],
    ['-5', -5],
    ['12,3456', undefined],
    ['1,23,456', undefined],
    ['0,500', undefined],
    ['$12', 12],
    ['12,50 €', 12.5],
    ['USD 1,200.00', 1200],
    ['£3.20', 3.2],
    ['12 pcs', undefined],
    ['99999999999999999', undefined],
  ])('reads %s as %s', (text, number) => {
    expect(readAmount(text)?.number).toBe(number);
  });

  const open = (cells: Record<string, string>, currency: string): CsvFile =>
    openRow({ ...NAMED, 商品名: 'Pen', 通貨: currency, ...cells });

  it.each([
    ['JPY', ['¥1200', '￥1200', '1200円', 'JPY 1200', '\\1200']],
    ['USD', ['$1200', 'US$1200', '1200 USD']],
    ['CAD', ['$1200', 'CA$1200', 'C$1200']],
    ['SGD', ['$1200', 'S$1200', 'SGD 1200']],
    ['EUR', ['€1200', '1200€', 'EUR 1200']],
    ['GBP', ['£1200']],
    ['CNY', ['¥1200', 'CN¥1200']],
  ])('of %s are those with its own signs', (currency, texts) => {
    const signs = ['¥', '円', '$', '€', '£', 'CHF'];
    for (const text of texts) {
      expect(listIssues(open({ 単価: text }, currency)), text).toEqual([]);
      expect(getBody(open({ 単価: text }, currency)).products, text).toEqual([
        { name: 'Pen', price: 1200, quantity: 1 },
      ]);
    }
    for (const sign of signs.filter((one) => !texts.some((text) => text.includes(one) || one === '円')))
      expect(listIssues(open({ 単価: `${sign}1200` }, currency)), sign).toEqual([`other-currency ${sign}1200`]);
  });

  it('without a currency are in yen', () => {
    expect(listIssues(openRow({ ...NAMED, 単価: '$12.50' }))).toEqual(['other-currency $12.50']);
    expect(listIssues(openRow({ ...NAMED, 単価: '$12.50' }, { common: { setup: { currency: 'USD' } } }))).toEqual([]);
  });

  it.each([
    ['1.200', ['1.2', '1200']],
    ['€12.345', ['12.3450', '12345']],
  ])('that mean two amounts are asked for: %s', (text, readings) => {
    const [issue] = open({ 単価: text }, 'EUR').rows[0]?.fileIssues ?? [];
    expect(issue).toMatchObject({ kind: 'two-readings', severity: 'error', field: 'products.0.price', readings });
    for (const reading of readings) expect(listIssues(open({ 単価: reading }, 'EUR')), reading).toEqual([]);
    for (const unlike of [open({ 単価: text.replace('€', '') }, 'KWD'), open({ 'weight (g)': '1.200' }, 'EUR')])
      expect(listIssues(unlike).filter((one) => one.startsWith('two'))).toEqual([]);
  });
});

describe('dates', () => {
  const open = (text: string): CsvFile => openRow({ ...NAMED, 出荷日: text });

  it.each([
    ['12/25/2026', '2026-12-25'],
    ['25/12/2026', '2026-12-25'],
    ['3.12.2026', '2026-12-03'],
    ['12-12-2026', '2026-12-12'],
    ['1 Dec 2026', '2026-12-01'],
    ['1-dec-2026', '2026-12-01'],
    ['"December 3rd, 2026"', '2026-12-03'],
    ['Sept. 30 2026', '2026-09-30'],
    ['31 Nov 2026', '31 Nov 2026'],
    ['1 Decimal 2026', '1 Decimal 2026'],
    ['2026/12/06(日)', '2026-12-06'],
    ['2026/12/06(月)', '2026/12/06(月)'],
    ['31/2/2026', '31/2/2026'],
  ])('with the year at the end are read if they mean one day: %s', (text, date) => {
    expect(getBody(open(text)).setup).toEqual({ date });
    expect(listIssues(open(text))).toEqual([]);
  });

  it.each(['12/3/2026', '３/１２/２０２６', '03-12-2026'])('that mean two days are asked for: %s', (text) => {
    const [issue] = open(text).rows[0]?.fileIssues ?? [];
    expect(issue).toMatchObject({ kind: 'two-readings', severity: 'error', field: 'setup.date' });
    expect(issue?.readings?.toSorted()).toEqual(['2026-03-12', '2026-12-03']);
    for (const reading of issue?.readings ?? []) expect(listIssues(open(reading))).toEqual([]);
  });

  it.each(['46359', '46359.0'])('as the numbers of days are offered as dates: %s', (text) => {
    const file = open(text);
    expect(file.rows[0]?.fileIssues).toMatchObject([{ kind: 'day-number', readings: ['2026-12-03'] }]);
    expect(file.change(0, findFix(file) ?? [])).toBe(true);
    expect(getBody(file).setup).toEqual({ date: '2026-12-03' });
    expect(listIssues(file)).toEqual([]);
  });

  it.each(['0463', '36525', '73051'])('have numbers of this century: %s', (text) => {
    expect(listIssues(open(text))).toEqual([]);
  });
});

describe('dates without a year', () => {
  const at = (text: string, now = '2026-11-30'): CsvFile =>
    openRow({ ...NAMED, 配達日: text }, { now: Date.parse(`${now}T09:00:00+09:00`) });

  it.each([
    ['12/3', '2026-12-03'],
    ['12月3日', '2026-12-03'],
    ['12/3(木)', '2026-12-03'],
    ['１２月３日（木）', '2026-12-03'],
    ['1/5', '2027-01-05'],
    ['11/1', '2026-11-01'],
  ])('are offered as the nearest day: %s', (text, day) => {
    const file = at(text);
    expect(file.rows[0]?.fileIssues).toMatchObject([{ kind: 'no-year', severity: 'error', readings: [day] }]);
    expect(file.change(0, findFix(file) ?? [])).toBe(true);
    expect(getBody(file).setup).toEqual({ delivery_date: day });
    expect(listIssues(file)).toEqual([]);
  });

  it.each([
    ['2026-12-30', '1/4', '2027-01-04'],
    ['2026-12-30', '12/31', '2026-12-31'],
    ['2027-01-03', '12/28', '2026-12-28'],
    ['2027-01-03', '1/4', '2027-01-04'],
  ])('are of the nearest year at its turn: on %s, %s is %s', (now, text, day) => {
    expect(at(text, now).rows[0]?.fileIssues).toMatchObject([{ kind: 'no-year', readings: [day] }]);
  });

  it.each(['12/3(金)', '13/3', '2/30', '12月中'])('are left where no such day is near: %s', (text) => {
    expect(getBody(at(text)).setup).toEqual({ delivery_date: text });
    expect(listIssues(at(text))).toEqual([]);
  });
});

describe('numbers of pieces', () => {
  it.each([
    ['個口数', '2個口', 2],
    ['個口数', '３ｹｰｽ', 3],
    ['個口数', '2 boxes', 2],
    ['個口数', '2口', 2],
    ['個口数', '2.5', 2.5],
    ['個口数', '2ケ口(P積)', '2ケ口(P積)'],
    ['数量', '×2', 2],
    ['数量', '12本', 12],
    ['数量', '3 pcs', 3],
    ['数量', '1,200', 1200],
    ['数量', '40入', '40入'],
  ])('are read with the word for them: %s = %s', (header, text, value) => {
    const { setup, products } = getBody(openRow({ ...NAMED, 品名: '本', [header]: `"${text}"` })) as {
      setup?: { pack_amount: unknown };
      products: { quantity: unknown }[];
    };
    expect(setup?.pack_amount ?? products[0]?.quantity).toBe(value);
  });

  it.each([
    ...['個', '個口', '口', '箱', 'ケース', '梱包', '本', '枚', '点', '冊', '袋', '台', '足', '着', 'セット'],
    ...['pc', 'pcs', 'pcs.', 'piece', 'pieces', 'unit', 'units', 'ea', 'set', 'sets', 'box', 'boxes'],
    ...['carton', 'cartons', 'ctn', 'ctns', 'parcel', 'parcels', 'package', 'packages'],
  ])('have this word: %s', (word) => {
    for (const text of [`12${word}`, `12 ${word.toUpperCase()}`])
      expect(getBody(openRow({ ...NAMED, 個口数: text })).setup, text).toEqual({ pack_amount: 12 });
  });

  it.each(['Sleeves x4', 'お茶 ×3', 'ペン 5本', '3 x Playmat'])(
    'are named where only the product has one: %s',
    (name) => {
      const file = openRow({ ...NAMED, 品名: name });
      expect(listIssues(file)).toEqual([`in-name ${name}`]);
      expect(getBody(file).products).toEqual([{ name, quantity: 1 }]);
      expect(listIssues(openRow({ ...NAMED, 品名: name, 数量: '1' }))).toEqual([]);
    },
  );

  it('are named where the name of the product and a column both have one', () => {
    const name = 'リネンワンピース×1、コットンソックス×2';
    expect(listIssues(openRow({ ...NAMED, 品名: name, 点数: '3' }))).toEqual([`in-name ${name}`]);
    for (const [one, quantity] of Object.entries({
      'Sleeves x4': '4',
      'お茶 ×3': '3',
      'ペン 12点': '12',
      'Set x4': '1',
    }))
      expect(listIssues(openRow({ ...NAMED, 品名: one, 数量: quantity })), one).toEqual([]);
    for (const [one, quantity] of Object.entries({ 'Sleeves x4': '3', 'ペン 12点': '2', 'A x2 B x2': '2' }))
      expect(listIssues(openRow({ ...NAMED, 品名: one, 数量: quantity })), one).toEqual([`in-name ${one}`]);
    for (const one of ['リネンワンピース', '額縁 210×297', 'Frame 21 x 30 cm', 'Gift Box 2'])
      expect(listIssues(openRow({ ...NAMED, 品名: one, 点数: '3' })), one).toEqual([]);
  });
});

describe('the name of a company in the place of a person', () => {
  it.each([
    ['株式会社みなと商事', '総務部 佐藤'],
    ['国際ﾃｸﾉ㈱', '成田倉庫'],
    ['（有）さくら陶器', '店長 田中'],
    ['Meeple Co., Ltd.', 'Jane Roe'],
  ])('is exchanged with one click: %s', (name, person) => {
    const file = openRow({ お届け先名1: `"${name}"`, お届け先名2: person, 電話: '011' });
    expect(listIssues(file)).toEqual([`swapped-names ${name}`]);
    expect(file.change(0, findFix(file) ?? [])).toBe(true);
    expect(getBody(file).to_address).toMatchObject({ full_name: person, company: name });
    expect(listIssues(file)).toEqual([]);
  });

  it.each([
    ['高橋 美咲', '株式会社みなと商事'],
    ['株式会社みなと商事', '株式会社みなと商事'],
    ['株式会社みなと商事', ''],
    ['高橋 美咲', '総務部'],
  ])('is none: %s, %s', (name, company) => {
    expect(listIssues(openRow({ お届け先名1: name, お届け先名2: company, 電話: '011' }))).toEqual([]);
  });
});

describe('an address of which the row has a part', () => {
  const common = {
    from_address: { full_name: '森文具店', phone: '0752110456', country: 'JP', address1: '京都市', zip: '604-8005' },
  };
  const listIn = (cells: Record<string, string>): unknown =>
    openRow({ ...NAMED, ...cells }, { common }).rows[0]?.fileIssues.map(({ kind, value, readings }) => [
      kind,
      value,
      readings,
    ]);

  it('is named with the fields that are those of all rows', () => {
    expect(listIn({ ご依頼主名: '藤田 博' })).toEqual([
      ['joined-address', '藤田 博', ['from_address.phone, from_address.address1']],
    ]);
    expect(listIn({ ご依頼主名: '中川', ご依頼主住所: '大阪市1-1' })).toEqual([
      ['joined-address', '中川', ['from_address.phone']],
    ]);
  });

  it('is none where the row has all of it, or nothing', () => {
    expect(listIn({ ご依頼主名: '藤田 博', ご依頼主電話番号: '061', ご依頼主住所: '大阪市1-1' })).toEqual([]);
    expect(listIn({ ご依頼主名: '' })).toEqual([]);
  });
});

describe('prices beside an amount to collect', () => {
  const row = { ...NAMED, 品名: '本', 数量: '2', 代引金額: '7150' };

  it('that are more than it together are asked for', () => {
    expect(listIssues(openRow({ ...row, 単価: '5500' }))).toEqual(['price-above-amount 7150']);
    for (const price of ['3575', '2750']) expect(listIssues(openRow({ ...row, 単価: price }))).toEqual([]);
    expect(listIssues(openRow({ ...row, 単価: '5500', 代引金額: '' }))).toEqual([]);
  });
});

describe('lines that are no shipments', () => {
  it('are quoted where they say something', () => {
    const { rows, skipped, unsent } = open(
      '12/2(水)出荷分,,\n,,\n氏名,電話番号,品名\n高橋,011,本\n合計,,1\n※代引は金曜着,,\n',
    );
    expect(rows).toHaveLength(1);
    expect(skipped).toEqual({ before: 2, empty: 0, totals: 2 });
    expect(unsent).toEqual(['12/2(水)出荷分', '※代引は金曜着']);
  });

  it('are rows if they have more than a note', () => {
    expect(open('氏名,電話番号,品名\n※高橋,011,本\n').rows).toHaveLength(1);
  });
});

describe('the tax number of a consignee', () => {
  it.each(['IM2760000742', 'IOSS IM2760000742'])('is no IOSS number: %s', (number) => {
    const row = { ...NAMED, 'setup.consignee_tax_id': number };
    expect(listIssues(openRow(row))).toEqual([`not-sent ${number}`]);
    expect(listIssues(openRow({ ...row, 'setup.consignee_tax_id': 'DE123456789' }))).toEqual([]);
  });
});

describe('the name of a buyer', () => {
  it.each(['Customer', '注文者氏名', 'ご購入者名', 'Buyer name'])('is named where there is no other: %s', (header) => {
    const row = { 電話: '011', 会社名: '森商店', 住所: '大阪市1-1', [header]: '森 晴香' };
    expect(listIssues(openRow(row))).toEqual(['not-sent 森 晴香']);
    expect(listIssues(openRow({ ...row, 氏名: '高橋' }))).toEqual([]);
  });
});

describe('the number of pieces of an international shipment', () => {
  const row = { 氏名: 'Jane', 国: 'US', 'Length (cm)': '30', 'Width (cm)': '20', 'Height (cm)': '10' };

  it('is that of the parcels', () => {
    expect(getBody(openRow({ ...row, 'parcels.0.weight (g)': '900', 個口数: '3' }))).toMatchObject({
      setup: { pack_amount: 3 },
      parcels: [{ amount: 3, weight: 900 }],
    });
    const domestic = getBody(openRow({ ...row, 国: 'JP', 個口数: '3' })).parcels;
    expect(domestic).toEqual([{ depth: 30, width: 20, height: 10 }]);
  });
});

describe('a header that is the path of a field', () => {
  it('takes precedence over one that names the party', () => {
    const file = openRow({ お届け先氏名: '資材課', 電話: '011', 'to_address.full_name': '村瀬' });
    expect(getBody(file).to_address).toMatchObject({ full_name: '村瀬' });
    expect(listIssues(file)).toEqual(['other-value 資材課']);
    const chosen = open('お届け先氏名,電話,ご担当\n資材課,011,村瀬\n', {
      fields: [undefined, undefined, 'to_address.full_name'],
    });
    expect(getBody(chosen).to_address).toMatchObject({ full_name: '村瀬' });
  });

  it('takes precedence over words for it', () => {
    const file = openRow({ 'Ship via': '', 氏名: '高橋', 電話: '011', 'setup.service': 'yamato_regular' });
    expect(getBody(file).setup).toEqual({ carrier: 'yamato', service: 'yamato_regular' });
    expect(listIssues(file)).toEqual([]);
  });
});

describe('the address of someone else', () => {
  it.each(['請求先住所', '注文者住所', 'Billing address'])('is no other consignee: %s', (header) =>
    expect(listIssues(openRow({ ...NAMED, [header]: '東京都港区芝公園1-2-3' }))).toEqual([]),
  );
});

describe('a column for handling', () => {
  it.each([
    ['ﾜﾚﾓﾉ 天地無用', { こわれもの: '1', 天地無用: '1' }],
    ['割れ物', { こわれもの: 'yes' }],
    ['なし', {}],
  ])('is a warning as long as no field says it: %s', (value, fields) => {
    expect(listIssues(openRow({ ...NAMED, 荷扱: value, ...fields }))).toEqual([]);
    expect(listIssues(openRow({ ...NAMED, 荷扱: value }))).toEqual(value === 'なし' ? [] : [`not-sent ${value}`]);
  });
});

describe('a note', () => {
  it.each([
    ['代引きでお願いします', 'setup.cash_on_delivery.amount', '5500'],
    ['要冷蔵', 'setup.temperature', 'fresh'],
    ['Keep frozen', 'setup.temperature', 'frozen'],
    ['12/3必着', 'setup.delivery_date', '2026-12-03'],
    ['Please deliver before Friday', 'setup.delivery_date', '2026-12-03'],
    ['午前中希望', 'setup.delivery_time', 'before-noon'],
    ['3個口', 'setup.pack_amount', '3'],
    ['2箱口でお願いします', 'setup.pack_amount', '2'],
    ['保険10万円かけてください', 'setup.insurance', '100000'],
    ['signature required', 'setup.signature', 'yes'],
    ['Duties paid by sender', 'customs.duty_paid', 'yes'],
    ['割れ物注意', 'setup.options.fragile', 'yes'],
    ['Fragile!', 'setup.options.fragile', 'yes'],
    ['天地無用でお願いします', 'setup.options.side_up', 'yes'],
    ['貴重品', 'setup.options.valuable_goods', 'yes'],
    ['12/3着希望', 'setup.delivery_date', '2026-12-03'],
    ['12月3日（木）に届けてください', 'setup.delivery_date', '2026-12-03'],
    ['土日希望', 'setup.delivery_date', '2026-12-05'],
    ['deliver Dec 5', 'setup.delivery_date', '2026-12-05'],
    ['18時以降', 'setup.delivery_time', '18-20'],
    ['after 6pm', 'setup.delivery_time', '18-20'],
    ['Deliver before 12 noon', 'setup.delivery_time', 'before-noon'],
    ['横倒し厳禁', 'setup.options.side_up', 'yes'],
    ['横積厳禁', 'setup.options.side_up', 'yes'],
    ['AM指定', 'setup.delivery_time', 'before-noon'],
    ['荷受時間8:30-16:30', 'setup.delivery_time', '14-16'],
    ['3箱に分けて', 'setup.pack_amount', '3'],
    ['2 boxes', 'setup.pack_amount', '2'],
    ['現金6600円を受取', 'setup.cash_on_delivery.amount', '6600'],
    ['高価品', 'setup.options.valuable_goods', 'yes'],
    ['EORI GB205672212000', 'setup.consignee_tax_id', 'GB205672212000'],
    ['IOSS IM3720000224', 'ioss_number', 'IM3720000224'],
    ['佐川で発送', 'setup.carrier', 'sagawa'],
    ['Use UPS please', 'setup.carrier', 'ups'],
    ['重さ12kg', 'parcels.0.weight', '12000'],
  ])('that asks for what only %s arranges is named unless %s does', (note, field, value) => {
    expect(listIssues(openRow({ ...NAMED, 備考: note }))).toEqual([`only-printed ${note}`]);
    expect(openRow({ ...NAMED, 備考: note }).rows[0]?.fileIssues).toMatchObject([{ meaning: { printed: field } }]);
    expect(listIssues(openRow({ ...NAMED, 備考: note, [field]: value }))).toEqual([]);
  });

  it.each([
    '梅田センター止め',
    'Hold for pickup',
    '発送待ち',
    'G-1009と同梱',
    '要返金 500円',
    '土日不可',
    'mark as gift',
    'パレット不可 手積み',
    '不在時は宅配ボックスへ',
    'Authority to leave at front door',
    '土日配達不可',
    'Deliver Mon-Fri 10-5 only',
    '支店止 成田支店',
    '営業所留置',
    '12/29-1/3不可',
    '運賃先方負担',
    '出荷止',
    '連絡あるまで待機',
    '転居先へ',
    '会社ではなく自宅へ',
    '現場直送 春日井市鷹来町4900-1',
    'お届け先は会社へ変更',
    'please ship to her new address',
    'dangerous goods LQ',
    '同送 10232',
    '本人限定受取',
    '年齢確認要',
    '航空搭載不可',
    'のし 内祝 小林',
    'Moved! new address: 55 Oak Ave',
    'Ship to my sister instead',
    'c/o Jane Roe',
    'Hold until I confirm',
    'Saturday delivery',
    'Refunded',
    'Please combine with order 27',
    'add 1 playmat',
    'replacement; no commercial value',
    '12/3以降に配達',
    '来週火曜日以降',
    'Please deliver after Dec 5',
    'not before 12/5',
    '速達',
  ])('that no field arranges is named: %s', (note) =>
    expect(listIssues(openRow({ ...NAMED, 備考: note, お届け日: '2026-12-05' }))).toEqual([`only-printed ${note}`]),
  );

  it('that asks for what a field denies is named', () => {
    expect(listIssues(openRow({ ...NAMED, 備考: '割れ物', こわれもの: 'no' }))).toEqual(['only-printed 割れ物']);
  });

  it.each([
    ['冷凍でお願いします', { 温度帯: '冷蔵' }],
    ['12/6必着', { お届け日: '2026-12-04' }],
    ['12月4日着でお願いします', { お届け日: '2026-12-05' }],
  ])('that contradicts a field is named: %s', (note, cells) =>
    expect(listIssues(openRow({ ...NAMED, 備考: note, ...cells }))).toEqual([`only-printed ${note}`]),
  );

  it('that names another carrier or another sender is named', () => {
    expect(listIssues(openRow({ ...NAMED, 備考: '佐川で発送', 運送会社: 'ヤマト運輸' }))).toEqual([
      'only-printed 佐川で発送',
    ]);
    const [issue] = openRow({ ...NAMED, 備考: '差出人は鈴木花子名で' }).rows[0]?.fileIssues ?? [];
    expect(issue).toMatchObject({ kind: 'only-printed', meaning: { printed: 'from_address.full_name' } });
  });

  it.each([
    '納品書同梱',
    'No battery',
    '楽しみに待っています',
    'Please ship with care',
    '日々の感謝のしるし',
    '代引不可',
    '着払い不可',
    'No COD',
    'キャンセルしないで',
    '冷蔵ではなく常温で',
    '時間指定なし',
    'n/a',
  ])('that says what does not apply is none: %s', (note) =>
    expect(listIssues(openRow({ ...NAMED, 備考: note })).filter((one) => one.startsWith('only-'))).toEqual([]),
  );

  it.each(['Happy birthday from Marie', 'Love from Jan', 'from Sunny to May', '12/3注文分', '3日前に注文', '2024-12'])(
    'with a name or a date that asks for nothing is none: %s',
    (note) => expect(listIssues(openRow({ ...NAMED, 備考: note }))).toEqual([]),
  );

  it('in the name of a product counts', () => {
    expect(listIssues(openRow({ ...NAMED, 商品名: '【冷凍】餃子' }))).toEqual(['in-name 【冷凍】餃子']);
    expect(listIssues(openRow({ ...NAMED, 商品名: '【冷凍】餃子', 'setup.temperature': 'frozen' }))).toEqual([]);
    expect(listIssues(openRow({ ...NAMED, 商品名: '【冷凍】餃子', 温度帯: '冷凍' }))).toEqual([]);
    expect(listIssues(openRow({ ...NAMED, 商品名: '冷凍保存袋' }))).toEqual([]);
  });

  it('with a temperature is named beside a column that says another one', () => {
    expect(listIssues(openRow({ ...NAMED, 備考: '要冷蔵', 温度帯: '常温' }))).toEqual(['only-printed 要冷蔵']);
  });
});

describe('measures', () => {
  it.each([
    ['Gross weight (kg)', '1.8', 'weight', 1800],
    ['総重量（ｇ）', '800', 'weight', 800],
    ['parcels.0.weight (kg)', '0,9', 'weight', 900],
    ['Package weight (lb)', '2', 'weight', 907],
    ['parcels.0.weight', '1.8 kg', 'weight', 1800],
    ['Gross wt. (g)', '1.8kg', 'weight', 1800],
    ['長さ(mm)', '305', 'depth', 30.5],
    ['横（ｃｍ）', '20', 'width', 20],
    ['Height (in)', '4', 'height', 10.16],
  ])('are read in the unit of the header or the cell: %s %s', (header, text, name, value) => {
    const file = openRow({ ...NAMED, 国: 'JP', [header]: `"${text}"` });
    expect(getBody(file).parcels).toEqual([{ [name]: value }]);
    expect(listIssues(file)).toEqual([]);
  });

  it('are written in the unit of the header', () => {
    const file = openRow({ ...NAMED, 'parcels.0.weight (kg)': '1.8' });
    expect(file.change(0, [{ kind: 'set', field: 'parcels.0.weight', value: 2500 }])).toBe(true);
    expect(file.getCell({ record: 1, column: 2 })).toBe('2.5');
  });

  it('keep the unit of the header where the reader has chosen the field', () => {
    const file = open('氏名,電話,重量（kg）\n高橋,011,2\n', { fields: [undefined, undefined, 'parcels.0.weight'] });
    expect(getBody(file).parcels).toEqual([{ weight: 2000 }]);
  });

  it.each(['12', '30', '1.8'])('without a unit are asked for where they are kilograms: %s', (text) => {
    expect(listIssues(openRow({ ...NAMED, 'parcels.0.weight': text }))).toEqual([`light ${text}`]);
    for (const right of [`${text} kg`, `${text} g`])
      expect(listIssues(openRow({ ...NAMED, 'parcels.0.weight': right })), right).toEqual([]);
    expect(listIssues(openRow({ ...NAMED, 'parcels.0.weight (kg)': text }))).toEqual([]);
  });

  it.each(['総重量(kg)', 'Gross weight (kg)', 'Total wt (kg)', 'G.W. (kg)', 'parcels.0.weight (kg)'])(
    'of a weight that can be that of all pieces are named: %s',
    (header) => {
      const cells = { ...NAMED, 国: 'JP', [header]: '18' };
      expect(listIssues(openRow({ ...cells, 個口数: '3' }))).toEqual(['total-weight 18']);
      for (const one of [cells, { ...cells, 個口数: '1' }]) expect(listIssues(openRow(one))).toEqual([]);
    },
  );

  it.each([
    ['総重量(kg)', '各8', 'kg'],
    ['総重量(kg)', '19.2 kg total', 'kg'],
    ['parcels.0.weight', 'approx 2kg', 'g'],
    ['parcels.0.weight', '2 lbs 3 oz', 'g'],
    ['Length (in)', 'A4', 'in'],
  ])('that are no numbers are asked for in the unit of their column: %s = %s', (header, value, unit) => {
    const [issue] = openRow({ ...NAMED, 国: 'JP', [header]: value }).rows[0]?.fileIssues ?? [];
    expect(issue).toMatchObject({ kind: 'no-number', severity: 'error', value, readings: [unit] });
  });

  it('of a weight alone are asked for in a file of shipments in Japan, where it would require the sides', () => {
    for (const header of ['総重量(kg)', '重量(kg)', '重さ'])
      expect(listIssues(openRow({ ...NAMED, [header]: '18.5' })), header).toEqual(['not-sent 18.5']);
    const sides = { '長さ(cm)': '30', '幅(cm)': '20', '高さ(cm)': '10' };
    expect(getBody(openRow({ ...NAMED, ...sides, '総重量(kg)': '18.5' })).parcels).toEqual([
      { depth: 30, width: 20, height: 10, weight: 18_500 },
    ]);
  });

  it('without a unit in the header are a column of which no field is known', () => {
    for (const header of ['Width', 'Length (kg)'])
      expect(listIssues(openRow({ ...NAMED, [header]: '80' })), header).toEqual(['unknown-column 80']);
  });
});

describe('the address of a row beside that of all shipments', () => {
  const common = {
    from_address: {
      ...{ country: 'JP', zip: '103-0027', province: '東京都', address1: '中央区日本橋', address2: '2-1' },
      ...{ company: 'ことり製菓', full_name: '森', phone: '0332117000' },
    },
  };
  const getSender = (cells: Record<string, string>): unknown =>
    getBody(openRow({ ...NAMED, ...cells }, { common })).from_address;

  it('has nothing of the other place', () => {
    const rest = { country: 'JP', full_name: '田中 花子', phone: '0332117000' };
    expect(getSender({ 贈り主名: '田中 花子', 贈り主住所: '神奈川県横浜市西区みなとみらい1-1' })).toEqual({
      ...rest,
      ...{ province: '神奈川県', address1: '横浜市西区みなとみらい', address2: '1-1' },
    });
    expect(getSender({ 贈り主名: '田中 花子', 贈り主住所: '横浜市西区1-1' })).toEqual({
      ...rest,
      ...{ address1: '横浜市西区', address2: '1-1' },
    });
    expect(getSender({ 贈り主名: '田中 花子', 贈り主郵便番号: '220-0012' })).toEqual({ ...rest, zip: '220-0012' });
  });

  it('stays where the row has none', () => {
    expect(getSender({ 贈り主名: '' })).toEqual(common.from_address);
    expect(getSender({ 贈り主名: '田中 花子' })).toEqual({ ...common.from_address, full_name: '田中 花子' });
  });

  it.each([
    ['東京都', '東京都港区南青山3-1-1', '港区南青山', '3-1-1'],
    ['', '北海道札幌市中央区南1条西3-8', '札幌市中央区南1条西', '3-8'],
  ])('is divided: %s %s', (都道府県, 住所, address1, address2) => {
    expect(getBody(openRow({ ...NAMED, 都道府県, 住所 })).to_address).toMatchObject({ address1, address2 });
  });
});

describe('an address in one cell', () => {
  it.each(SOURCES)('is divided at its street number, also beside an empty second line ($id)', ({ id, columns }) => {
    const cells = columns.map(({ field }) => {
      if (field === 'to_address.country') return 'JP';
      return field === 'to_address.address1' ? '北海道札幌市中央区大通西5丁目8番地' : '';
    });
    const file = open(`${columns.map(({ header }) => `"${header}"`).join(',')}\n${cells.join(',')}\n`, {
      source: id,
      hasHeaders: true,
    });
    const wanted = { province: '北海道', address1: '札幌市中央区大通西', address2: '5丁目8番地' };
    expect(getBody(file).to_address).toMatchObject(wanted);
    expect(file.change(0, [{ kind: 'set', field: 'to_address.address2', value: '5丁目9番地' }])).toBe(true);
    expect(getBody(file).to_address).toMatchObject({ ...wanted, address2: '5丁目9番地' });
    expect(new TextDecoder().decode(file.save())).toContain('大通西5丁目9番地');
  });
});

describe('a cell of a shop or a warehouse', () => {
  it.each([
    ['代引総額', '5,480円', 'setup.cash_on_delivery', { amount: 5480 }],
    ['代金引換合計金額', '5480', 'setup.cash_on_delivery', { amount: 5480 }],
    ['冷蔵/冷凍', '冷蔵', 'setup.temperature', 'fresh'],
    ['クール指定', '冷凍', 'setup.temperature', 'frozen'],
    ['割れ物', '割れ物注意', 'setup.options.fragile', true],
    ['割れ物', '要', 'setup.options.fragile', true],
    ['送状備考', '受付へ', 'setup.delivery_note', '受付へ'],
    ['納品先名１', '高橋商店', 'to_address.full_name', '高橋商店'],
    ['納品先名２', '総務部', 'to_address.company', '総務部'],
    ['出荷No', '12', 'setup.ref_number', '12'],
    ['Incoterms', 'DDP', 'customs.duty_paid', true],
    ['Incoterms', 'DAP', 'customs.duty_paid', false],
    ['直送先名', '高橋商店', 'to_address.full_name', '高橋商店'],
    ['単価(税込)', '5400', 'products.0.price', 5400],
    ['HS', '9503.00', 'products.0.hs_code', '9503.00'],
  ])('is used: %s %s', (header, text, field, value) => {
    const file = openRow({ 電話番号: '0112223344', [header]: `"${text}"` });
    expect(getField(getBody(file), field)).toEqual(value);
    expect(listIssues(file)).toEqual([]);
  });

  it.each(['-300', '▲300円', '¥1,200'])('with a discount is named: %s', (text) => {
    for (const header of ['クーポン', '割引額', 'Coupon discount'])
      expect(listIssues(openRow({ ...NAMED, [header]: `"${text}"` })), header).toEqual([`not-sent ${text}`]);
    expect(listIssues(openRow({ ...NAMED, クーポン: 'WINTER', 割引: '0' }))).toEqual([]);
  });
});

describe('a column without a header', () => {
  it('has numbers, or a word that decides something', () => {
    for (const text of ['1', '1200', '12.50']) expect(listIssues(openRow({ ...NAMED, '': text })), text).toEqual([]);
    for (const text of ['urgent', '住所は大阪に変更', '山田'])
      expect(listIssues(openRow({ ...NAMED, '': text })), text).toEqual([`unknown-column ${text}`]);
  });
});

describe('headers of any file', () => {
  it.each([
    ['お届け先ご住所', 'to_address.address1'],
    ['納品先住所1', 'to_address.address1'],
    ['ご依頼人お名前', 'from_address.full_name'],
    ['荷受人電話番号', 'to_address.phone'],
    ['Consignee Postal Code', 'to_address.zip'],
    ['受注No', 'setup.ref_number'],
    ['便種', 'setup.service'],
    ['ご希望お届け日', 'setup.delivery_date'],
    ['着日指定', 'setup.delivery_date'],
    ['出庫日', 'setup.date'],
    ['出庫指示No', 'setup.ref_number'],
    ['運送便', 'setup.carrier'],
    ['保冷', 'setup.temperature'],
    ['代引請求額(税込)', 'setup.cash_on_delivery.amount'],
    ['お届け先ビル・マンション', 'to_address.extra'],
    ['荷受人部署', 'to_address.company'],
    ['お届け先フリガナ', undefined],
    ['Phone no.', 'to_address.phone'],
    ['Price each', 'products.0.price'],
    ['ship-phone-number-1', 'to_address.phone'],
    ['Ship-To Country/Region', 'to_address.country'],
    ['Pref.', 'to_address.province'],
    ['delivery_slot', 'setup.delivery_time'],
    ['注文者住所', undefined],
    ['請求先氏名', undefined],
  ])('%s is %s', (header, field) => {
    expect(openRow({ [header]: 'x' }, { hasHeaders: true }).columns[0]?.field).toBe(field);
  });
});

describe('damaged cells', () => {
  const FORMS = [
    ...[
      '#REF!',
      '#N/A',
      '#NAME?',
      '#VALUE!',
      '#DIV/0!',
      '########',
      '4.82055E+11',
      '1E+10',
      'NaN',
      'undefined',
      '[object Object]',
      ...['#VALUE', '同上', '〃', 'same as above'],
    ],
    ...[
      'null',
      'NULL',
      '(null)',
      'None',
      'N/A',
      '2001/9/1',
      '2001-09-01',
      '9-Jan',
      'Jan-09',
      '1月9日',
      '2001年9月1日',
      'TRUE',
    ],
  ];
  it.each(FORMS)('%s is an issue in each field of text', (value) => {
    const row = { 氏名: value, 会社名: value, 住所: value, 建物名: value, 備考: value, 注文番号: value, 商品名: value };
    expect(listIssues(openRow(row))).toEqual(Object.keys(row).map(() => `damaged ${value}`));
  });

  it.each(['1-9-1', '#1001', '101号', '9月堂', 'E+', 'Nullarbor', '1丁目9番', 'January'])('%s is none', (value) => {
    expect(findDamage(value)).toBeUndefined();
  });

  it('offers what a number lost', () => {
    const file = openRow({ 氏名: 'A', 電話: '332110567.0', 郵便番号: '1000005.0', 住所: '東京都港区1' });
    for (const { fix } of file.rows[0]?.fileIssues ?? []) expect(file.change(0, fix ?? [])).toBe(true);
    expect(getBody(file).to_address).toMatchObject({ phone: '0332110567', zip: '1000005' });
    expect(listIssues(file)).toEqual([]);
  });
});

describe('addresses', () => {
  const known = new Set(loadContract('contract').prefectures.map(({ ja }) => ja));

  it('divides the prefecture from the rest, for each of them', () => {
    expect(new Set(PREFECTURES)).toEqual(known);
    for (const [index, name] of PREFECTURES.entries()) {
      expect(getBody(openRow({ 氏名: 'A', 住所: `${name}山県市南1` })).to_address).toMatchObject({
        province: name,
        address1: '山県市南',
        address2: '1',
      });
      const code = `JP-${String(index + 1).padStart(2, '0')}`;
      expect(getBody(openRow({ Name: 'A', Country: 'JP', State: code })).to_address).toMatchObject({ province: name });
    }
  });

  it.each([
    ['US', 'CA', 'California'],
    ['CA', 'ON', 'Ontario'],
    ['AU', 'NSW', 'New South Wales'],
  ])('takes the code of a province of Shopify (%s)', (country, code, name) => {
    const row = { 'Lineitem name': 'Pen', 'Lineitem price': '1', 'Shipping Name': 'A', 'Shipping Country': country };
    const file = openRow({ ...row, 'Shipping Province Name': name, 'Shipping Province': code });
    expect(getBody(file).to_address).toMatchObject({ province: code });
    expect(listIssues(file)).toEqual([]);
    expect(getBody(openRow({ ...row, 'Shipping Province Name': name })).to_address).toMatchObject({ province: name });
  });
});

describe('lines of a file', () => {
  const wanted = [{ full_name: '高橋', phone: '011', country: 'JP' }];

  it.each([
    ['氏名;電話\n高橋;011\n', {}],
    ['氏名|電話\n高橋|011\n', {}],
    ['sep=;\r\n氏名;電話\r\n高橋;011\r\n', {}],
    ['\uFEFF"sep=;"\n氏名;電話\n高橋;011\n', {}],
    ['2026年11月 出荷一覧\n\n氏名,電話\n高橋,011\n', { before: 1 }],
    ['出荷一覧,,\n作成,2026/11/24,\n氏名,電話,\n高橋,011,\n', { before: 2 }],
    ['氏名,電話\n高橋,011\n,\n , \n,\n', { empty: 3 }],
    ['\u200B氏名,\uFEFF電話\n高橋,011\n', {}],
    ['氏名,電話,数量\n高橋,011,1\n合計,,1\n', { totals: 1 }],
    ['No,氏名,電話,数量\n1,高橋,011,1\nSub-total,,,1\nGrand Total:,,,1\n', { totals: 2 }],
    ['No,氏名,電話\n1,高橋,011\n[EOF] 件数＝1,,\n以上,,\n1件,,\n*** end ***,,\n', { totals: 4 }],
  ])('are read: %j', (text, skipped) => {
    const file = open(text);
    expect(file.rows.map(({ body }) => body.to_address)).toEqual(wanted);
    expect(file.skipped).toEqual({ before: 0, empty: 0, totals: 0, ...skipped });
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.save())).toBe(text);
    expect(file.change(0, [{ kind: 'set', field: 'to_address.phone', value: '012' }])).toBe(true);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.save())).toBe(text.replace('011', '012'));
  });

  it('with a consignee are no totals', () => {
    const file = open('氏名,電話,数量\n高橋,011,1\n計,012,1\n');
    expect(file.rows.map(({ body }) => body.to_address)).toMatchObject([{}, { full_name: '計', phone: '012' }]);
  });

  it('are unknown with their separator', () => {
    expect(open('x;y;z\n1;2;3\n')).toMatchObject({ isUnknown: true, separator: ';' });
  });
});

describe('encodings', () => {
  const HEADER = 'Name,Company,Address1,City,Country\r\n';
  const bytes = (text: string): Uint8Array => encode(HEADER + text, 'windows-1252');

  it.each([
    ['Zoé Müller,Café Gonçalves,5 Rue de l’Église,Orléans,FR\r\n', 'Zoé Müller'],
    ['José Peña,,Señorío 5,São Paulo,BR\r\n', 'José Peña'],
    ['O’Brien,,1 Main St,Dublin,IE\r\n', 'O’Brien'],
  ])('reads Windows-1252: %s', (text, name) => {
    const file = openCsv(bytes(text));
    expect(file.encoding).toBe('windows-1252');
    expect(getBody(file).to_address).toMatchObject({ full_name: name });
    expect(file.save()).toEqual(bytes(text));
  });

  it.each(['高橋', 'ﾀｶﾊｼ', 'たかはし', '髙橋 美咲様'])('reads Shift_JIS: %s', (name) => {
    const file = openCsv(encode(`氏名,電話\n${name},011\n`, 'shift_jis'));
    expect(file.encoding).toBe('shift_jis');
    expect(getBody(file).to_address).toMatchObject({ full_name: name });
  });

  it.each([
    ['EUC-JP', [0xbb, 0xe1, 0xcc, 0xbe, 0x2c, 0xc5, 0xc5, 0xcf, 0xc3, 0x0a, 0xb9, 0xe2, 0xb6, 0xb6, 0x2c, 0x30, 0x0a]],
    ['ISO-2022-JP', [0x1b, 0x24, 0x42, 0x3b, 0x61, 0x4c, 0x3e, 0x1b, 0x28, 0x42, 0x2c, 0x61, 0x0a]],
  ])('names %s', (name, codes) => {
    expect(() => openCsv(new Uint8Array(codes))).toThrow(new CsvProblem('other-encoding', { value: name }));
  });
});

describe('orders with several lines', () => {
  const header =
    'order-id\trecipient-name\tship-address-1\tship-country\tproduct-name\tquantity-purchased\titem-price\tis-prime\n';

  it('are one shipment for each consignee, with unit prices', () => {
    const file = open(
      `${header}1\tA\tX 1\tUS\tPen\t3\t3.60\tfalse\n1\tA\tX 1\tUS\tInk\t1\t2\tfalse\n1\tB\tY 2\tUS\tCap\t3\t1\ttrue\n`,
    );
    expect(file.rows.map(({ body }) => body.products)).toEqual([
      [
        { quantity: 3, name: 'Pen', price: 1.2 },
        { quantity: 1, name: 'Ink', price: 2 },
      ],
      [{ quantity: 3, name: 'Cap' }],
    ]);
    expect(listIssues(file)).toEqual(['not-sent true', 'line-total 1']);
    expect(file.change(0, [{ kind: 'set', field: 'products.0.price', value: 2 }])).toBe(true);
    expect(file.getCell({ record: 1, column: 6 })).toBe('6');
  });

  it.each([1, 3, 7])(
    'lose no cent between the amount of a line and a unit price, with a quantity of %d',
    (quantity) => {
      const cents = Array.from({ length: 99 }, (_, index) => index + 1);
      const toLine = (total: number, id: number): string =>
        `${id}\tA${id}\tX 1\tUS\tPen\t${quantity}\t${total}\tfalse\n`;
      const read = open(header + cents.map((unit) => toLine((unit * quantity) / 100, unit)).join(''));
      expect(read.rows.map(({ body }) => getField(body, 'products.0.price'))).toEqual(cents.map((unit) => unit / 100));
      const written = open(header + cents.map((unit) => toLine(700 * quantity, unit)).join(''));
      for (const [row, unit] of cents.entries())
        written.change(row, [{ kind: 'set', field: 'products.0.price', value: unit / 100 }]);
      expect(cents.map((unit) => written.getCell({ record: unit, column: 6 }))).toEqual(
        cents.map((unit) => String((unit * quantity) / 100)),
      );
    },
  );
});
