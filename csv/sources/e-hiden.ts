import { notSent, without, type Column, type CsvSource } from '../csv-source';
import { AMOUNT, CASH_ON_DELIVERY, FREIGHT_COLLECT, HOLD, PAYMENT, SHIPPED } from './meanings';

const TEMPERATURE = 'setup.temperature';
const DELIVERY_TIME = 'setup.delivery_time';

/** The times of day that seals name. */
const TIMES = {
  ...{ '020': 'before-noon', '021': '18-21', '022': '12-14', '023': '14-16', '024': '16-18', '025': '18-20' },
  ...{ '026': '19-21' },
};

/** 指定シール: three columns with the same codes. A seal applies where the column for its service is empty. */
const toSeal = (header: string, name: string): Column => ({
  header,
  names: [name],
  field: 'setup.options.fragile',
  values: { '001': 'fresh', '002': 'frozen', '011': true, '012': true, '013': true, ...TIMES },
  fields: {
    ...{ '001': TEMPERATURE, '002': TEMPERATURE },
    ...{ '012': 'setup.options.valuable_goods', '013': 'setup.options.side_up' },
    ...Object.fromEntries(Object.keys(TIMES).map((code) => [code, DELIVERY_TIME])),
  },
  words: {
    ...{ '001': 'クール便（冷蔵）', '002': 'クール便（冷凍）', '011': '取扱注意' },
    ...{ '012': '貴重品', '013': '天地無用', '020': '午前中', '021': '18～21時', '022': '12～14時', '023': '14～16時' },
    ...{ '024': '16～18時', '025': '18～20時', '026': '19～21時' },
  },
  notSent: {
    about: { en: 'a seal', ja: '指定シール' },
    meanings: {
      '004': HOLD,
      '005': {
        ...{ en: 'delivery on a fixed day, which is missing', ja: '指定日配達（配達日が空です）' },
        unless: 'setup.delivery_date',
      },
      '007': {
        ...{ en: 'delivery in a time slot, which is missing', ja: '時間帯指定（配達指定時間帯が空です）' },
        unless: DELIVERY_TIME,
      },
      '008': { ...PAYMENT, unless: AMOUNT },
      '009': { en: 'cash on delivery, paid by any means', ja: 'eコレクト（なんでも決済）' },
      '010': { en: 'cash on delivery, paid by card', ja: 'eコレクト（デビット／クレジット）' },
    },
  },
});

/**
 * e飛伝Ⅲ of Sagawa Express, the standard format of 飛脚宅配便 with headers.
 *
 * Columns: https://d2c-square.com/?p=805,
 * https://paperzz.com/doc/6185757. Codes of the seals: https://help.tatempo.guide/ehidenpro
 */
export const eHiden: CsvSource = {
  id: 'e-hiden',
  name: { en: 'e-Hiden III (Sagawa)', ja: 'e飛伝Ⅲ（佐川急便）' },
  common: {
    setup: { carrier: 'sagawa', service: 'sagawa_regular' },
    to_address: { country: 'JP' },
    from_address: { country: 'JP' },
  },
  dates: 'YYYYMMDD',
  columns: [
    ...without('お届け先コード取得区分', 'お届け先コード'),
    { header: 'お届け先電話番号', field: 'to_address.phone' },
    { header: 'お届け先郵便番号', field: 'to_address.zip' },
    { header: 'お届け先住所１', field: 'to_address.address1' },
    { header: 'お届け先住所２', field: 'to_address.address2' },
    { header: 'お届け先住所３', field: 'to_address.extra' },
    { header: 'お届け先名称１', field: 'to_address.full_name' },
    { header: 'お届け先名称２', field: 'to_address.company' },
    { header: 'お客様管理番号', names: ['お客様管理ナンバー'], field: 'setup.ref_number' },
    ...without(
      'お客様コード',
      '部署ご担当者コード取得区分',
      '部署ご担当者コード',
      '部署ご担当者名称',
      '荷送人電話番号',
    ),
    ...without('ご依頼主コード取得区分', 'ご依頼主コード'),
    { header: 'ご依頼主電話番号', field: 'from_address.phone' },
    { header: 'ご依頼主郵便番号', field: 'from_address.zip' },
    { header: 'ご依頼主住所１', field: 'from_address.address1' },
    { header: 'ご依頼主住所２', field: 'from_address.address2' },
    { header: 'ご依頼主名称１', field: 'from_address.full_name' },
    { header: 'ご依頼主名称２', field: 'from_address.company' },
    ...without('荷姿'),
    { header: '品名１', field: 'products.0.name' },
    { header: '品名２', field: 'products.1.name' },
    { header: '品名３', field: 'products.2.name' },
    { header: '品名４', field: 'products.3.name' },
    { header: '品名５', field: 'products.4.name' },
    ...without(
      '荷札荷姿',
      ...['１', '２', '３', '４', '５', '６', '７', '８', '９', '１０', '１１'].map((at) => `荷札品名${at}`),
    ),
    { header: '出荷個数', field: 'setup.pack_amount' },
    {
      header: 'クール便指定',
      words: { '001': '指定なし', '002': '冷蔵', '003': '冷凍' },
      names: ['便種（商品）'],
      field: TEMPERATURE,
      values: { '001': null, '002': 'fresh', '003': 'frozen' },
    },
    notSent(
      'スピード指定',
      { en: 'a faster service', ja: '便種（スピード）' },
      {
        neutral: ['000'],
        meanings: {
          '001': { en: 'Super Express', ja: '飛脚スーパー便' },
          '002': { en: 'same-day express', ja: '飛脚即配便' },
          '003': { en: 'air express, delivered the next day', ja: '飛脚航空便（翌日中配達）' },
          '004': { en: 'air express, delivered the next morning', ja: '飛脚航空便（翌日午前中配達）' },
          '005': { en: 'just-time express', ja: '飛脚ジャストタイム便' },
        },
      },
    ),
    { header: '配達日', field: 'setup.delivery_date' },
    {
      header: '配達指定時間帯',
      field: DELIVERY_TIME,
      values: {
        '01': 'before-noon',
        '12': '12-14',
        '14': '14-16',
        '16': '16-18',
        '18': '18-20',
        '04': '18-21',
        '19': '19-21',
      },
      words: {
        ...{ '01': '午前中', '12': '12～14時', '14': '14～16時', '16': '16～18時', '18': '18～20時' },
        ...{ '04': '18～21時', '19': '19～21時' },
      },
    },
    notSent('配達指定時間（時分）', { en: 'delivery at a fixed time', ja: '配達時刻の指定' }),
    { header: '代引金額', field: 'setup.cash_on_delivery.amount' },
    { header: '消費税', field: 'setup.cash_on_delivery.tax' },
    notSent('決済種別', CASH_ON_DELIVERY, {
      meanings: {
        '1': { ...PAYMENT, unless: AMOUNT },
        '2': { en: 'cash on delivery, paid by card', ja: '代金引換（デビット／クレジット）' },
        '5': { en: 'cash on delivery, paid by any means', ja: '代金引換（なんでも決済）' },
      },
    }),
    { header: '保険金額', field: 'setup.insurance' },
    ...['指定シール１', '指定シール２', '指定シール３'].map((header, at) =>
      toSeal(header, `指定シール${'①②③'.charAt(at)}`),
    ),
    notSent('営業所受取', HOLD, { neutral: ['0'], meanings: { '1': HOLD } }),
    notSent('SRC区分', { en: 'a service of the branch', ja: 'SRC区分' }),
    notSent('営業所受取営業所コード', HOLD),
    notSent('元着区分', FREIGHT_COLLECT, { neutral: ['1'], meanings: { '2': FREIGHT_COLLECT } }),
    { header: 'メールアドレス', field: 'to_address.email' },
    notSent('ご不在時連絡先', { en: 'another phone number for the driver', ja: 'ご不在時の連絡先' }),
    { header: '出荷日', field: 'setup.date' },
    notSent('お問い合せ送り状No.', SHIPPED),
    ...without('出荷場印字区分', '集約解除指定'),
    ...without(
      ...['０１', '０２', '０３', '０４', '０５', '０６', '０７', '０８', '０９', '１０'].map((at) => `編集${at}`),
    ),
  ],
};
