/** The labels on a domestic waybill. They are Japanese in every language of the portal. */
export const WORDS = {
  consignee: 'お届け先',
  shipper: 'ご依頼主',
  person: '様',
  company: '御中',
  phone: '電話',
  deliveryDate: '配達指定日',
  earliestDelivery: '最短お届け予定日',
  deliveryTime: '時間帯',
  none: '指定なし',
  pieces: '個数',
  temperature: '温度帯',
  size: 'サイズ',
  goods: '品名',
  care: '荷扱い',
  cash: '代金引換',
  cashAmount: 'お支払い金額（税込）',
  cashTax: 'うち消費税等',
  shippingDate: '出荷日',
  reference: 'お客様管理番号',
  note: '記事・備考',
  account: 'お客様コード',
  number: 'お問い合わせ送り状番号',
  noNumber: '追跡番号はありません',
  returned: '返品用 RETURN',
  test: 'テスト用の見本です。発送には使えません。',
  simulated: 'サンドボックスで作成した見本です。配送には使えません。',
} as const;

/** A name with its form of address, unless the name has one: 高橋 美咲 → 高橋 美咲　様. 殿 is the end of some family names. */
export function addTitle(name: string, title: string): string {
  return /(?:様|さま|御中|\s殿)$/.test(name) ? name : `${name}　${title}`;
}

export const TEMPERATURES = { regular: '', fresh: '冷蔵', frozen: '冷凍' } as const;
export const CARE = { fragile: 'こわれもの', side_up: '天地無用', valuable_goods: '貴重品' } as const;
export const SERVICES = {
  security_service: 'セキュリティ',
  signature: '受領サイン',
  instructions: '輸送指示',
} as const;
