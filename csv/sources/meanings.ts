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

/** Payments, pickups, cancellations and other addresses, in words: nothing that is printed arranges them. */
const UNARRANGED =
  /着払|代引|代金引換|止め?置|局留|営業所(?:止|受取)|受取人払|代びき|キャンセル|保留|出荷停止|(?:発送|出荷)(?:不可|しない)|(?:届け?先|送り先|住所)の?変更|に変更|do not ship|\bbill(?:ed)? .{0,30}\bto\b|cash on delivery|\bcod\b|freight collect|held? (?:for|at)|cancel(?:l?ed)?\b/i;
const COLD =
  /冷蔵|冷凍|チルド|クール便|要冷|keep (?:cool|cold|frozen|refrigerated)|\b(?:frozen|chilled|refrigerated)\b/i;
const DAY = /必着|(?:日|日時)指定|指定日|\b(?:deliver|arrive) (?:on|by|before)\b|saturday delivery/i;
const TIME =
  /時間帯?指定|午前|午後|夕方|夜間|\d時?\s?[-~〜～]\s?\d{1,2}時|\b(?:in the (?:morning|afternoon|evening)|(?:before|after) noon)\b/i;
const HANDLING =
  /コレクト|\d個口|急ぎ|urgent|割れ物|われもの|ワレ物|ワレモノ|壊れ物|天地無用|逆さま|取扱注意|厳禁|生もの|ナマモノ|精密機器|貴重品|速達|置き配|宅配ボックス|リチウム|危険物|fragile|perishable|this (?:side|way) up|handle with care|lithium|dangerous goods|hazardous|dry ice/i;

/** What cells say that decides price, place or handling, in a column whose header says nothing of it. */
export const IN_WORDS: NotSent = {
  about: { en: 'how it is paid for, handled or delivered', ja: '支払い・荷扱い・届け方の指定' },
  only: new RegExp([HANDLING, UNARRANGED, COLD, DAY, TIME].map(({ source }) => source).join('|'), 'i'),
};

/** What carriers don't arrange because an address says so. */
export const IN_ADDRESS: NotSent = {
  about: HOLD,
  only: /営業所(?:止|留|受)|局留|止め?置|センター(?:止|留)|コンビニ(?:受取|留)|\bhold (?:at|for)\b|\bpick ?up (?:at|from)\b/i,
};

/** What a note on the label can't arrange, unless a field does. */
export const IN_NOTES: NotSent = {
  about: {
    en: 'a payment, a pickup or a cancellation; a note is only printed',
    ja: '支払い・受け取り方法・キャンセルの指定（備考は印字されるだけです）',
  },
  only: UNARRANGED,
  also: {
    about: { en: 'cold transport; a note is only printed', ja: 'クール便の指定（備考は印字されるだけです）' },
    ...{ only: COLD, unless: 'setup.temperature' },
    also: {
      about: { en: 'a delivery date; a note is only printed', ja: 'お届け日の指定（備考は印字されるだけです）' },
      ...{ only: DAY, unless: 'setup.delivery_date' },
      also: {
        about: { en: 'a delivery time; a note is only printed', ja: '時間帯の指定（備考は印字されるだけです）' },
        ...{ only: TIME, unless: 'setup.delivery_time' },
      },
    },
  },
};
