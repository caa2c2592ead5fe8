import { notSent, without, type CsvSource } from '../csv-source';
import { HOLD, SHIPPED, SLIPS } from './meanings';

/**
 * B2クラウド of Yamato Transport. Code 7 was Nekopos until 2023, and 9 is cash on delivery for the box of Compact.
 *
 * Columns: https://manual.aiship.jp/csvレイアウト（ヤマトb2形式）,
 * https://support.flagship.cc/hc/ja/articles/20012051036569,
 * https://paperzz.com/doc/5980562
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
      words: {
        ...{
          '0': '発払い',
          '2': 'コレクト',
          '3': 'クロネコゆうメール',
          '4': 'タイム',
          '5': '着払い',
          '6': '発払い（複数口）',
        },
        ...{ '7': 'クロネコゆうパケット', '8': '宅急便コンパクト', A: 'ネコポス' },
      },
      notSent: {
        about: { en: 'a service of the tool', ja: 'ツールのサービス' },
        meanings: {
          '6': {
            ...{
              en: 'several pieces; specify how many in setup.pack_amount',
              ja: '複数口。個数をsetup.pack_amountに指定してください',
            },
            unless: 'setup.pack_amount',
          },
          '9': {
            en: 'TA-Q-BIN Compact Collect; use 2 (Collect) or 8 (Compact, without cash on delivery)',
            ja: 'コンパクトコレクト。2（コレクト）か、代金引換なしの8（宅急便コンパクト）を指定してください',
          },
        },
      },
    },
    {
      header: 'クール区分',
      names: ['温度区分'],
      field: 'setup.temperature',
      values: { '0': null, '1': 'frozen', '2': 'fresh' },
      words: { '0': '通常', '1': 'クール冷凍', '2': 'クール冷蔵' },
    },
    notSent('伝票番号', SHIPPED),
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
      words: {
        ...{ '0812': '午前中', '1416': '14～16時', '1618': '16～18時', '1820': '18～20時', '1921': '19～21時' },
        ...{ '0010': '午前10時まで', '0017': '午後5時まで' },
      },
    },
    ...without('お届け先コード', 'お届け先電話番号枝番'),
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
      part: { order: 0, joint: ' ' },
    },
    {
      header: 'お届け先会社・部門２',
      names: ['お届け先会社・部門名２', '会社・部門名２'],
      field: 'to_address.company',
      part: { order: 1, joint: ' ' },
    },
    { header: 'お届け先名', names: ['届け先名', '届け先名（漢字）'], field: 'to_address.full_name' },
    ...without('お届け先名（ｶﾅ）', 'お届け先名略称カナ', '敬称', 'ご依頼主コード'),
    { header: 'ご依頼主電話番号', names: ['依頼主電話番号'], field: 'from_address.phone' },
    ...without('ご依頼主電話番号枝番'),
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
    ...without('ご依頼主名（ｶﾅ）', 'ご依頼主名略称カナ', '品名コード１'),
    { header: '品名１', field: 'products.0.name' },
    ...without('品名コード２'),
    { header: '品名２', field: 'products.1.name' },
    ...['荷扱い１', '荷扱い２'].map((header) => ({
      header,
      field: 'setup.options.fragile',
      values: { ワレ物注意: true, ワレモノ注意: true, 天地無用: true },
      fields: { 天地無用: 'setup.options.side_up' },
      notSent: {
        about: { en: 'a handling instruction', ja: '荷扱いの指示' },
        meanings: {
          精密機器: { en: 'precision device', ja: '精密機器' },
          下積厳禁: { en: 'don’t put anything on top', ja: '下積厳禁' },
          下積み厳禁: { en: 'don’t put anything on top', ja: '下積み厳禁' },
          ナマモノ: { en: 'perishable', ja: 'ナマモノ' },
          水濡厳禁: { en: 'keep dry', ja: '水濡厳禁' },
          水漏厳禁: { en: 'keep dry', ja: '水漏厳禁' },
        },
      },
    })),
    { header: '記事', field: 'setup.delivery_note' },
    {
      header: 'ｺﾚｸﾄ代金引換額（税込）',
      names: ['コレクト代金引換額（税込）'],
      field: 'setup.cash_on_delivery.amount',
    },
    { header: '内消費税額等', names: ['コレクト内消費税額等', '内消費税等'], field: 'setup.cash_on_delivery.tax' },
    notSent('止置き', HOLD, { neutral: ['0'], meanings: { '1': HOLD } }),
    notSent('営業所コード', HOLD),
    notSent('発行枚数', SLIPS, { neutral: ['1'] }),
    notSent(
      '個数口表示フラグ',
      { en: 'several pieces of one shipment', ja: '複数口の表示' },
      { neutral: ['0', '1'], meanings: { '2': { en: 'numbered pieces', ja: '個数口枠と口数の印字' } } },
    ),
    ...without('請求先顧客コード', '請求先分類コード', '運賃管理番号'),
    notSent('クロネコwebコレクトデータ登録', { en: 'payment by Kuroneko Web Collect', ja: 'クロネコwebコレクト' }),
    notSent('収納代行利用区分', { en: 'payment by slip', ja: '収納代行' }),
    notSent('投函予定メール利用区分', { en: 'a notice by email', ja: '投函予定メール' }),
    notSent('お届け予定ｅメール利用区分', { en: 'a notice by email', ja: 'お届け予定eメール' }),
    notSent('お届け完了ｅメール利用区分', { en: 'a notice by email', ja: 'お届け完了eメール' }),
    notSent('複数口くくりキー', {
      en: 'rows that are pieces of one shipment; keep one of them, with their number in setup.pack_amount',
      ja: '1件の出荷の複数口の行。1行だけを残し、個数をsetup.pack_amountに指定してください',
    }),
  ],
};
