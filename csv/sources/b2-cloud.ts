import type { CsvSource } from '../csv-source';

/**
 * B2クラウド of Yamato Transport. Code 7 was Nekopos until 2023.
 *
 * Columns: https://manual.aiship.jp/csvレイアウト（ヤマトb2形式）,
 * https://support.flagship.cc/hc/ja/articles/20012051036569
 */
export const b2Cloud: CsvSource = {
  id: 'b2-cloud',
  name: { en: 'B2 Cloud (Yamato)', ja: 'B2クラウド（ヤマト運輸）' },
  common: { setup: { carrier: 'yamato' }, to_address: { country: 'JP' }, from_address: { country: 'JP' } },
  dates: 'YYYY/MM/DD',
  columns: [
    { header: 'お客様管理番号', field: 'setup.ref_number' },
    {
      header: '送り状種類',
      names: ['送り状種別'],
      field: 'setup.service',
      values: {
        '0': 'yamato_regular',
        '2': 'yamato_collect',
        '3': 'yamato_direct_mail',
        '4': 'yamato_time',
        '5': 'yamato_freight_collect',
        '6': 'yamato_regular',
        '7': 'yamato_kuroneko_yuupacket',
        '8': 'yamato_compact',
        A: 'yamato_nekopos',
      },
    },
    {
      header: 'クール区分',
      names: ['温度区分'],
      field: 'setup.temperature',
      values: { '0': null, '1': 'frozen', '2': 'fresh' },
    },
    { header: '出荷予定日', field: 'setup.date' },
    {
      header: 'お届け予定日',
      names: ['お届け予定（指定）日', '配達指定日'],
      field: 'setup.delivery_date',
      values: { 最短日: null },
    },
    {
      header: '配達時間帯',
      names: ['配達時間帯区分'],
      field: 'setup.delivery_time',
      values: {
        '0812': 'before-noon',
        '1416': '14-16',
        '1618': '16-18',
        '1820': '18-20',
        '1921': '19-21',
        '0010': 'before-ten',
        '0017': 'before-five',
      },
    },
    { header: 'お届け先電話番号', names: ['届け先電話番号'], field: 'to_address.phone' },
    { header: 'お届け先郵便番号', names: ['届け先郵便番号'], field: 'to_address.zip' },
    { header: 'お届け先住所', names: ['届け先住所'], field: 'to_address.address1' },
    {
      header: 'お届け先アパートマンション名',
      names: ['お届け先住所（アパートマンション名）', 'お届け先建物名（ｱﾊﾟｰﾄﾏﾝｼｮﾝ名）'],
      field: 'to_address.extra',
    },
    {
      header: 'お届け先会社・部門１',
      names: ['お届け先会社・部門名１', '会社・部門名１'],
      field: 'to_address.company',
    },
    { header: 'お届け先名', names: ['届け先名', '届け先名（漢字）'], field: 'to_address.full_name' },
    { header: 'ご依頼主電話番号', names: ['依頼主電話番号'], field: 'from_address.phone' },
    { header: 'ご依頼主郵便番号', names: ['依頼主郵便番号'], field: 'from_address.zip' },
    { header: 'ご依頼主住所', names: ['依頼主住所'], field: 'from_address.address1' },
    {
      header: 'ご依頼主アパートマンション',
      names: [
        'ご依頼主住所（アパートマンション名）',
        'ご依頼主建物名アパートマンション',
        '依頼主建物名（ｱﾊﾟｰﾄﾏﾝｼｮﾝ名）',
      ],
      field: 'from_address.extra',
    },
    { header: 'ご依頼主名', names: ['依頼主名', '依頼主名（漢字）'], field: 'from_address.full_name' },
    { header: '品名１', field: 'products.0.name' },
    { header: '品名２', field: 'products.1.name' },
    ...['荷扱い１', '荷扱い２'].map((header) => ({
      header,
      field: 'setup.options.fragile',
      values: { ワレ物注意: true, ワレモノ注意: true, 天地無用: true },
      fields: { 天地無用: 'setup.options.side_up' },
    })),
    { header: '記事', field: 'setup.delivery_note' },
    {
      header: 'ｺﾚｸﾄ代金引換額（税込）',
      names: ['コレクト代金引換額（税込）'],
      field: 'setup.cash_on_delivery.amount',
    },
    { header: '内消費税額等', names: ['コレクト内消費税額等', '内消費税等'], field: 'setup.cash_on_delivery.tax' },
    { header: '発行枚数', field: 'setup.pack_amount' },
  ],
};

/** The columns without a counterpart in the API. */
export const b2CloudOthers: readonly string[] = [
  'お届け先名（ｶﾅ）',
  '敬称',
  'ご依頼主コード',
  '止置き',
  '営業所コード',
  '個数口表示フラグ',
  '請求先顧客コード',
  '請求先分類コード',
  '運賃管理番号',
  '伝票番号',
  'お届け先コード',
  'お届け先電話番号枝番',
  'お届け先会社・部門２',
  'ご依頼主電話番号枝番',
  'ご依頼主名（ｶﾅ）',
  '品名コード１',
  '品名コード２',
];
