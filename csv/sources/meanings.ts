import type { NotSent, Words } from '../csv-source';

/** What columns of several tools decide. */
export const FREIGHT_COLLECT: Words = { en: 'freight collect, paid by the consignee', ja: '着払い' };
export const HOLD: Words = { en: 'held for pickup, not delivered to the address', ja: '営業所止め・郵便局留め' };
export const CASH_ON_DELIVERY: Words = { en: 'cash on delivery', ja: '代金引換' };
const PAYMENT: Words = {
  en: 'cash on delivery: the amount to collect is missing',
  ja: '代金引換（代引金額が不明）',
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
  en: 'the number of slips, not of pieces; a shipment has one label, and its number of pieces is setup.pack_amount',
  ja: '送り状の発行枚数。個口数ではありません',
};
export const SERVICE_LEVEL: Words = { en: 'the delivery method that the buyer chose', ja: '購入者が選んだ配送方法' };

export const COMMENT: Words = { en: 'a comment of the buyer', ja: '購入者のコメント' };

/** A payment method by a name that shops give to cash on delivery, or its fee: the amount to collect has to be in the row. */
export const PAYMENT_METHOD: NotSent = {
  ...{ about: PAYMENT, unless: 'setup.cash_on_delivery.amount' },
  only: /代引|代金引換|着払|cash on delivery|\bcod\b/i,
};
export const PAYMENT_FEE: NotSent = { about: PAYMENT, unless: 'setup.cash_on_delivery.amount' };

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

/** What cells say that decides price, place or handling, in a column whose header says nothing of it. */
export const IN_WORDS: NotSent = {
  about: { en: 'how it is paid for, handled or delivered', ja: '支払い・荷扱い・届け方の指定' },
  only: /着払|代引|代金引換|コレクト|止め?置|局留|営業所(?:止|受取)|冷蔵|冷凍|チルド|クール便|割れ物|われもの|ワレ物|ワレモノ|壊れ物|天地無用|逆さま|取扱注意|厳禁|生もの|ナマモノ|精密機器|貴重品|速達|置き配|宅配ボックス|時間帯?指定|日時?指定|必着|午前|午後|\d時?\s?[-~〜～]\s?\d{1,2}時|cash on delivery|\bcod\b|freight collect|held? (?:for|at)|fragile|perishable|this (?:side|way) up|handle with care|keep (?:cool|cold|frozen|refrigerated)|\b(?:frozen|chilled|refrigerated)\b|lithium|dangerous goods|hazardous|dry ice|saturday delivery/i,
};
