import { joined, notSent, without, type CsvSource } from '../csv-source';
import { CANCELED, COMMENT, PAYMENT_FEE, PAYMENT_METHOD, SHIPPED } from './meanings';

/**
 * The orders that BASE exports: a line for each product, each with the consignee. Options of a product are further lines.
 *
 * Values: https://github.com/baseinc/api-docs/blob/master/base_api_v1_orders_detail.md. The columns are assumed, since BASE has
 * no public list of them: they are the header line that several public importers of such files expect, in this order. Apps of a
 * shop add others, which are read by their words.
 */
export const base: CsvSource = {
  id: 'base',
  name: { en: 'BASE orders', ja: 'BASE（注文データ）' },
  common: { to_address: { country: 'JP' }, from_address: { country: 'JP' } },
  dates: 'YYYY-MM-DD',
  orderColumn: '注文ID',
  columns: [
    { header: '注文ID', field: 'setup.ref_number' },
    ...without('注文日時', '氏(請求先)', '名(請求先)', '郵便番号(請求先)', '都道府県(請求先)', '住所(請求先)'),
    ...without('住所2(請求先)', '電話番号(請求先)'),
    { header: 'メールアドレス(請求先)', field: 'to_address.email' },
    ...joined('to_address.full_name', ' ', ['氏(配送先)', '名(配送先)']),
    { header: '郵便番号(配送先)', field: 'to_address.zip' },
    { header: '都道府県(配送先)', field: 'to_address.province' },
    { header: '住所(配送先)', field: 'to_address.address1' },
    { header: '住所2(配送先)', field: 'to_address.extra' },
    { header: '電話番号(配送先)', field: 'to_address.phone' },
    { header: '備考', field: 'setup.delivery_note' },
    { header: '商品名', field: 'products.0.name', part: { order: 0, joint: ' ' } },
    { header: 'バリエーション', field: 'products.0.name', part: { order: 1, joint: ' ' } },
    { header: '価格', field: 'products.0.price' },
    ...without('税率'),
    { header: '数量', field: 'products.0.quantity' },
    ...without('合計金額', '送料'),
    { header: '支払い方法', notSent: PAYMENT_METHOD },
    { header: '代引き手数料', notSent: PAYMENT_FEE },
    notSent('発送状況', SHIPPED, {
      neutral: ['未発送', '未対応', '対応中'],
      meanings: { キャンセル: CANCELED, 発送済み: SHIPPED, 入金待ち: CANCELED },
    }),
    ...without('商品ID', '種類ID', '購入元', '商品コード'),
    { header: '配送日', field: 'setup.delivery_date' },
    { header: '配送時間帯', field: 'setup.delivery_time', values: { '0812': 'before-noon' } },
    notSent('注文メモ', COMMENT),
    notSent('調整金額', { en: 'a correction of the total', ja: '合計金額の調整' }),
  ],
};
