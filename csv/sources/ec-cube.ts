import { joined, notSent, without, type CsvSource } from '../csv-source';
import { CANCELED, PAYMENT_METHOD, SHIPPED } from './meanings';

const FEE_LINE = { en: 'a line that isn’t a product', ja: '商品ではない明細' };

/**
 * The shipments and orders that EC-CUBE 4 exports (配送CSV, 受注CSV): a line for each item of an order, fees and discounts among
 * them.
 *
 * Columns: https://github.com/EC-CUBE/ec-cube/blob/4.2/src/Eccube/Resource/doctrine/import_csv/ja/dtb_csv.csv
 */
export const ecCube: CsvSource = {
  id: 'ec-cube',
  name: { en: 'EC-CUBE 4', ja: 'EC-CUBE 4（配送CSV・受注CSV）' },
  common: { to_address: { country: 'JP' }, from_address: { country: 'JP' } },
  dates: 'YYYY-MM-DD',
  orderColumn: '注文番号',
  columns: [
    ...without('注文ID'),
    { header: '注文番号', field: 'setup.ref_number' },
    ...without(
      '会員ID',
      'お名前(姓)',
      'お名前(名)',
      'お名前(セイ)',
      'お名前(メイ)',
      '会社名',
      '郵便番号',
      '都道府県(ID)',
    ),
    ...without('都道府県(名称)', '住所1', '住所2'),
    { header: 'メールアドレス', field: 'to_address.email' },
    ...without('TEL', '性別(ID)', '性別(名称)', '職業(ID)', '職業(名称)', '誕生日', 'ショップ用メモ欄'),
    ...without('小計', '送料', '税金', '合計', '支払合計'),
    notSent('値引き', {
      en: 'a discount that isn’t in the prices of the products',
      ja: '商品の価格に含まれない値引き',
    }),
    {
      ...notSent('対応状況(ID)', CANCELED, { neutral: ['1', '4', '6'], meanings: { '5': SHIPPED } }),
      insteadOf: '対応状況(名称)',
    },
    notSent('対応状況(名称)', CANCELED, {
      neutral: ['新規受付', '入金済み', '対応中'],
      meanings: { 発送済み: SHIPPED, 注文取消し: CANCELED, 返品: CANCELED, 決済処理中: CANCELED, 購入処理中: CANCELED },
    }),
    { header: '支払方法(名称)', notSent: PAYMENT_METHOD },
    {
      ...notSent('支払方法(ID)', { en: 'the number of a payment method', ja: '支払方法の番号' }),
      insteadOf: '支払方法(名称)',
    },
    ...without('受注日', '入金日', '注文詳細ID', '商品ID', '商品規格ID'),
    { header: '商品名', field: 'products.0.name', part: { order: 0, joint: ' ' } },
    ...without('商品コード', '規格名1', '規格名2'),
    { header: '規格分類名1', field: 'products.0.name', part: { order: 1, joint: ' ' } },
    { header: '規格分類名2', field: 'products.0.name', part: { order: 2, joint: ' ' } },
    { header: '価格', field: 'products.0.price' },
    { header: '個数', field: 'products.0.quantity' },
    ...without('税率', '税率ルール(ID)'),
    { ...notSent('明細区分(ID)', FEE_LINE, { neutral: ['1'] }), productLine: '1', insteadOf: '明細区分(名称)' },
    {
      header: '明細区分(名称)',
      productLine: '商品',
      notSent: { about: FEE_LINE, neutral: ['商品'] },
    },
    ...without('出荷ID'),
    ...joined('to_address.full_name', ' ', ['配送先_お名前(姓)', '配送先_お名前(名)']),
    ...without('配送先_お名前(セイ)', '配送先_お名前(メイ)'),
    { header: '配送先_会社名', field: 'to_address.company' },
    { header: '配送先_郵便番号', field: 'to_address.zip' },
    ...without('配送先_都道府県(ID)'),
    { header: '配送先_都道府県(名称)', field: 'to_address.province' },
    { header: '配送先_住所1', field: 'to_address.address1' },
    { header: '配送先_住所2', field: 'to_address.address2' },
    { header: '配送先_TEL', field: 'to_address.phone' },
    ...without('配送業者(ID)'),
    notSent(
      '配送業者(名称)',
      { en: 'the carrier that the shop has entered', ja: 'ショップに登録した配送業者' },
      { neutral: ['サンプル業者'] },
    ),
    { header: 'お届け時間(名称)', field: 'setup.delivery_time' },
    { ...notSent('お届け時間ID', { en: 'a time slot', ja: '時間帯の指定' }), insteadOf: 'お届け時間(名称)' },
    { header: 'お届け希望日', field: 'setup.delivery_date' },
    notSent('発送日', SHIPPED),
    notSent('出荷伝票番号', SHIPPED),
    { header: '配達用メモ', field: 'setup.delivery_note' },
    ...without('出荷メール送信日'),
  ],
};
