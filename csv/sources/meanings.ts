import type { NotSent, Words } from '../csv-source';

/** What columns of several tools decide. */
export const FREIGHT_COLLECT: Words = { en: 'freight collect, paid by the consignee', ja: '着払い' };
export const HOLD: Words = { en: 'held for pickup, not delivered to the address', ja: '営業所止め・郵便局留め' };
export const CASH_ON_DELIVERY: Words = { en: 'cash on delivery', ja: '代金引換' };
export const PAYMENT: Words = {
  en: 'cash on delivery: the amount to collect is missing',
  ja: '代金引換（代引金額が不明）',
};
export const GIFT: Words = { en: 'gift wrapping or a gift message', ja: 'ラッピング・のし・メッセージ' };
export const CANCELED: Words = {
  en: 'an order that is canceled, refunded, not paid or shipped already',
  ja: 'キャンセル・返金・未入金・発送済みの注文',
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

/** The field that says that the carrier collects the amount. */
export const AMOUNT = 'setup.cash_on_delivery.amount';

/** A payment method by a name that shops give to cash on delivery, or its fee: the amount to collect has to be in the row. */
export const PAYMENT_METHOD: NotSent = {
  ...{ about: PAYMENT, unless: AMOUNT },
  // Some shops call cash on delivery so; to carriers, it means who pays the freight.
  meanings: { 着払い: FREIGHT_COLLECT, 着払: FREIGHT_COLLECT },
  only: /代引|代金?引き?換|着払|現金|(?<!web\s?)コレクト|e-?collect|(?:cash|pay(?:ment)?) on delivery|^cash$|\bc\.?o\.?d\b|payment_d1/i,
  otherwise: {
    en: 'another payment method than cash on delivery, for which the row has an amount',
    ja: '代金引換の金額がある行の、代金引換以外の支払方法',
  },
  also: { about: CANCELED, only: /未入金|未払|(?:入金|支払い?)待|unpaid|not paid|awaiting/i },
};
export const PAYMENT_FEE: NotSent = { about: PAYMENT, unless: AMOUNT };

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
  ...['通常配送', '送料無料', '配送'],
];
export const DELIVERY_METHOD: NotSent = { about: SERVICE_LEVEL, neutral: USUAL_METHODS };
