import type { NotSent, Words } from '../csv-source';

/** What columns of several tools decide. */
export const FREIGHT_COLLECT: Words = { en: 'freight collect, paid by the consignee', ja: '着払い' };
export const HOLD: Words = { en: 'held for pickup, not delivered to the address', ja: '営業所・郵便局での受取' };
export const CASH_ON_DELIVERY: Words = { en: 'cash on delivery', ja: '代金引換' };
export const PAYMENT: Words = {
  en: 'cash on delivery: the amount to collect is missing',
  ja: '代金引換（請求額の列がありません）',
};
export const GIFT: Words = { en: 'gift wrapping or a gift message', ja: 'ラッピング・のし・メッセージ' };
export const CANCELED: Words = {
  en: 'an order that is canceled, refunded or not paid',
  ja: 'キャンセル・返金・未入金の注文',
};
export const SHIPPED: Words = { en: 'an order that is shipped already', ja: '発送済みの注文' };
export const DISCOUNT: Words = {
  en: 'a discount that isn’t in the prices of the products',
  ja: '商品の価格に含まれない割引',
};
export const SLIPS: Words = {
  en: 'the number of slips; one shipment has one label for each piece of setup.pack_amount',
  ja: '送り状の発行枚数。個口数ではありません',
};
export const SERVICE_LEVEL: Words = { en: 'the delivery method that the buyer chose', ja: '購入者が選んだ配送方法' };

/** How shops name cash on delivery. */
export const IS_CASH_ON_DELIVERY = /代引|代金引換|着払|cash on delivery|\bcod\b/i;

/** Delivery methods that any service fulfills. */
const USUAL_METHODS = [
  ...[
    'Standard',
    'standard',
    'Standard Shipping',
    'Standard shipping',
    'Free Shipping',
    'Free shipping',
    'Flat rate',
    'Economy',
  ],
  ...['通常配送', '通常', '宅配便', '送料無料', '配送'],
];
export const DELIVERY_METHOD: NotSent = { about: SERVICE_LEVEL, neutral: USUAL_METHODS };
