import { notSent, without, type CsvSource } from '../csv-source';
import { FREIGHT_COLLECT, HOLD, SHIPPED } from './meanings';

/**
 * カンガルー・マジックⅡ of Seino Transportation: the layout for shipments of other systems.
 *
 * Columns: https://happylibus.com/doc/32361,
 * https://net.seino.co.jp/support/km2/manual/01syukka/syukka0113.html
 */
export const kangarooMagic: CsvSource = {
  id: 'kangaroo-magic',
  name: { en: 'Kangaroo Magic II (Seino)', ja: 'カンガルー・マジックⅡ（西濃運輸）' },
  common: {
    setup: { carrier: 'seino', service: 'seino_regular' },
    to_address: { country: 'JP' },
    from_address: { country: 'JP' },
  },
  dates: 'YYYYMMDD',
  columns: [
    ...without('荷送人コード', '西濃発店コード'),
    { header: '出荷予定日', field: 'setup.date' },
    { header: '管理番号', field: 'setup.ref_number' },
    notSent('元着区分', FREIGHT_COLLECT, { neutral: ['1'], meanings: { '2': FREIGHT_COLLECT } }),
    notSent('原票区分', { en: 'another kind of slip', ja: '原票区分' }, { neutral: ['1'] }),
    { header: '個数', field: 'setup.pack_amount' },
    ...without('重量区分'),
    notSent('重量（Ｋ）', { en: 'the weight, which the freight depends on', ja: '運賃に関わる重量' }),
    notSent('重量（才）', { en: 'the volume, which the freight depends on', ja: '運賃に関わる才数' }),
    { header: '荷送人名称', field: 'from_address.full_name' },
    { header: '荷送人住所１', field: 'from_address.address1' },
    { header: '荷送人住所２', field: 'from_address.address2' },
    { header: '荷送人電話番号', field: 'from_address.phone' },
    ...without('部署コード', '部署名', '重量契約区分', 'お届け先コード', 'お届け先JIS市町村コード'),
    ...without('着店コード付け区分', '着地コード', '着店コード'),
    { header: 'お届け先郵便番号', field: 'to_address.zip' },
    { header: 'お届け先名称１', field: 'to_address.full_name' },
    { header: 'お届け先名称２', field: 'to_address.company' },
    { header: 'お届け先住所１', field: 'to_address.address1' },
    { header: 'お届け先住所２', field: 'to_address.address2' },
    { header: 'お届け先電話番号', field: 'to_address.phone' },
    { header: '保険金額', field: 'setup.insurance' },
    { header: '記事１', field: 'products.0.name' },
    { header: '記事２', field: 'products.1.name' },
    { header: '記事３', field: 'setup.delivery_note', part: { order: 0, joint: ' ' } },
    { header: '記事４', field: 'setup.delivery_note', part: { order: 1, joint: ' ' } },
    { header: '記事５', field: 'setup.delivery_note', part: { order: 2, joint: ' ' } },
    { header: '輸送指示コード１', field: 'setup.instructions.0' },
    { header: '輸送指示コード２', field: 'setup.instructions.1' },
    notSent('輸送指示１', {
      en: 'a transport instruction as text; codes go into 輸送指示コード１',
      ja: '文字による輸送指示（コードは輸送指示コード１へ）',
    }),
    notSent('輸送指示２', {
      en: 'a transport instruction as text; codes go into 輸送指示コード２',
      ja: '文字による輸送指示（コードは輸送指示コード２へ）',
    }),
    { header: '輸送指示（配達指定日付）', names: ['配達指定日付'], field: 'setup.delivery_date' },
    { ...notSent('輸送指示（止め店所名）', HOLD), names: ['止め店所名'] },
    { header: '品代金', field: 'setup.cash_on_delivery.amount' },
    { header: '消費税等', field: 'setup.cash_on_delivery.tax' },
    ...without('予備'),
    notSent('お問合せ番号', SHIPPED),
  ],
};
