import { joined, notSent, without, type CsvSource, type Words } from '../csv-source';
import { CANCELED, GIFT, PAYMENT_FEE, PAYMENT_METHOD, SHIPPED } from './meanings';

const VARIANTS = ['1', '2'];
const DELIVERY_CLASS: Words = { en: 'a delivery class of the shop', ja: '店舗が定めた配送区分' };

/**
 * The orders that RMS of Rakuten exports (通常購入データ, Rakuten Pay): a line for each product and consignee.
 *
 * Export: https://assist-tencho.com/faq/mall/csv_manual/. Delivery methods:
 * https://manual.next-engine.net/main/orders/ord_torikomi-shori/juchu_torikomi/juchu__rakuten/20639/. The columns have the
 * names and codes of the fields of the order API of RMS.
 */
export const rakuten: CsvSource = {
  id: 'rakuten',
  name: { en: 'Rakuten RMS', ja: '楽天RMS（受注データ）' },
  common: { to_address: { country: 'JP' }, from_address: { country: 'JP' } },
  dates: 'YYYY-MM-DD',
  orderColumn: '注文番号',
  columns: [
    { header: '注文番号', field: 'setup.ref_number' },
    notSent('ステータス', CANCELED, {
      neutral: ['100', '200', '300', '400'],
      meanings: { '500': SHIPPED, '600': SHIPPED, '700': SHIPPED, '800': CANCELED, '900': CANCELED },
    }),
    ...without(
      'サブステータスID',
      'サブステータス',
      '注文日時',
      '注文日',
      '注文時間',
      'キャンセル期限日',
      '注文確認日時',
    ),
    ...without('注文確定日時', '発送指示日時', '発送完了報告日時'),
    { header: '支払方法名', notSent: PAYMENT_METHOD },
    ...without('クレジットカード支払い方法', 'クレジットカード支払い回数'),
    notSent(
      '配送方法',
      { en: 'the delivery method that the buyer chose', ja: '購入者が選んだ配送方法' },
      { neutral: ['宅配便'] },
    ),
    {
      header: '配送区分',
      field: 'setup.temperature',
      values: { '0': null, '1': null, '2': 'fresh', '3': 'frozen' },
      words: { '0': '選択なし', '1': '普通', '2': '冷蔵', '3': '冷凍' },
      notSent: {
        about: DELIVERY_CLASS,
        meanings: Object.fromEntries(['4', '5', '6', '7', '8'].map((code) => [code, DELIVERY_CLASS])),
      },
    },
    ...without('注文種別'),
    notSent('複数送付先フラグ', { en: 'an order with several consignees', ja: '送付先が複数の注文' }),
    ...without('送付先一致フラグ'),
    notSent('離島フラグ', { en: 'a remote island, which may cost more', ja: '離島（追加料金の可能性）' }),
    notSent('楽天確認中フラグ', { en: 'an order that Rakuten still checks', ja: '楽天が確認中の注文' }),
    notSent('警告表示タイプ', { en: 'an order with a warning', ja: '警告のある注文' }),
    ...without('楽天会員フラグ', '購入履歴修正有無フラグ', '商品合計金額', '消費税合計', '送料合計'),
    { header: '代引料合計', notSent: PAYMENT_FEE },
    ...without('請求金額', '合計金額', 'ポイント利用額', 'クーポン利用総額', '店舗発行クーポン利用額'),
    ...without(
      '楽天発行クーポン利用額',
      '注文者郵便番号1',
      '注文者郵便番号2',
      '注文者住所都道府県',
      '注文者住所郡市区',
    ),
    ...without('注文者住所それ以降の住所', '注文者姓', '注文者名', '注文者姓カナ', '注文者名カナ', '注文者電話番号1'),
    ...without('注文者電話番号2', '注文者電話番号3'),
    { header: '注文者メールアドレス', field: 'to_address.email' },
    ...without('注文者性別', '申込番号', '申込お届け回数', '送付先ID', '送付先送料'),
    { header: '送付先代引料', notSent: PAYMENT_FEE, insteadOf: '代引料合計' },
    ...without('送付先消費税合計', '送付先商品合計金額', '送付先合計金額'),
    notSent('のし', GIFT),
    ...joined('to_address.zip', '-', ['送付先郵便番号1', '送付先郵便番号2'], [3, 4]),
    { header: '送付先住所都道府県', field: 'to_address.province' },
    { header: '送付先住所郡市区', field: 'to_address.city' },
    { header: '送付先住所それ以降の住所', field: 'to_address.address1' },
    ...joined('to_address.full_name', ' ', ['送付先姓', '送付先名']),
    ...without('送付先姓カナ', '送付先名カナ'),
    ...joined('to_address.phone', '-', ['送付先電話番号1', '送付先電話番号2', '送付先電話番号3']),
    ...without('商品明細ID', '商品ID'),
    ...joined('products.0.name', ' ', ['商品名', '項目・選択肢']),
    ...without('商品番号', '商品管理番号', 'SKU管理番号', 'システム連携用SKU番号', 'SKU情報'),
    { header: '単価', field: 'products.0.price' },
    { header: '個数', field: 'products.0.quantity' },
    ...without('送料込別', '税込別', '代引手数料込別', 'ポイント倍率', '納期情報', '在庫タイプ'),
    ...VARIANTS.flatMap((at) => [
      ...without(`ラッピングタイトル${at}`),
      notSent(`ラッピング名${at}`, GIFT),
      ...without(`ラッピング税込別${at}`),
      ...[`ラッピング料金${at}`, `ラッピング種類${at}`].map((header) => ({
        ...{ ...notSent(header, GIFT), insteadOf: `ラッピング名${at}` },
      })),
    ]),
    {
      header: 'お届け時間帯',
      field: 'setup.delivery_time',
      values: { '0': null, '1': 'before-noon' },
      notSent: {
        about: { en: 'a time of day', ja: '時間帯' },
        meanings: {
          '2': { en: 'in the afternoon, without a time slot', ja: '午後（時間帯の指定なし）' },
          '9': { en: 'another time, in the comment', ja: 'その他（コメントに記載）' },
        },
      },
    },
    { header: 'お届け日指定', field: 'setup.delivery_date' },
    ...without('担当者', 'メール差込文 (お客様へのメッセージ)'),
    notSent('ひとことメモ', { en: 'a note of the shop', ja: '店舗のメモ' }),
    notSent('ギフト配送希望', GIFT),
    ...without('利用端末', 'メールキャリアコード'),
    { header: 'コメント', names: ['備考'], field: 'setup.delivery_note' },
    notSent('あす楽希望フラグ', { en: 'delivery on the next day', ja: 'あす楽（翌日配達）' }),
    notSent('医薬品受注フラグ', { en: 'an order of medicine', ja: '医薬品の注文' }),
    ...without('楽天スーパーDEAL商品受注フラグ', 'メンバーシッププログラム受注タイプ'),
  ],
};
