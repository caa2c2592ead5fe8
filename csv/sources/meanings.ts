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

const COD = /代引|代金引換|代びき|cash on delivery|\bcod\b/i;
/** Freight collect, pickups, cancellations and other addresses, in words: nothing that is printed arranges them. */
const UNARRANGED =
  /着払|止め?置|局留|営業所(?:止|受取)|受取人払|キャンセル|保留|出荷停止|(?:発送|出荷)(?:不可|しない)|(?:届け?先|送り先|住所)の?変更|に変更|do not ship|\bbill(?:ed)? .{0,30}\bto\b|freight collect|held? (?:for|at)|cancel(?:l?ed)?\b/i;
/** Instructions that only a note has: to wait, to pack together, to declare. */
const IN_NOTES_ONLY =
  /センター(?:止|留)|受取希望|hold for pick|発送待ち|出さない|同梱|返金|土日不可|平日のみ|リチウム|電池|危険物|速達|ship together|\bmark as\b|\bdeclare\b|lithium|batter(?:y|ies)\b|dangerous goods|hazardous|dry ice/i;
/** What is said not to apply: `代引不可`, `冷蔵ではなく常温で`, `No COD` */
export const NEGATED =
  /(?:代引き?|着払い?|キャンセル|冷蔵|冷凍|クール便?|(?:時間帯?|日時|日)指定)(?:は|では)?(?:不可|不要|なし|無し|なく|ありません|しない)|\bno cod\b/gi;
const COLD =
  /冷蔵|冷凍|チルド|クール便|要冷|keep (?:cool|cold|frozen|refrigerated)|\b(?:frozen|chilled|refrigerated)\b/i;
/** A date as people write it into a sentence: 12/3, 12月3日（木）, 土曜日, Dec 3, 3 December, Friday */
const DATE_JA = /(?:\d{1,2}(?:\/|月)\d{1,2}日?(?:\([月火水木金土日]\))?|[月火水木金土日]曜日?|土日)/;
const MONTH =
  /(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)/;
const DATE_EN = new RegExp(
  `(?:\\d{1,2}[/.]\\d|${MONTH.source}\\.? \\d|\\d{1,2}(?:st|nd|rd|th)? ${MONTH.source}\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
);
const DAY = anyOf(
  /必着|(?:日|日時)指定|指定日|\b(?:deliver|arrive) (?:on|by|before)\b|saturday delivery/,
  new RegExp(`${DATE_JA.source}\\s?(?:着|希望|指定|まで|に?(?:お届|届|配達|到着|お願))`),
  new RegExp(`\\b(?:deliver|arrive)(?:y|s|d|ed)?\\b(?: on| by| before)? ${DATE_EN.source}`),
);
/** The first day of several: a delivery date is one day. */
const FROM_DAY = anyOf(
  new RegExp(`${DATE_JA.source}\\s?(?:以降|以後|から|より後)`),
  new RegExp(`\\b(?:after|from|not before|no earlier than) ${DATE_EN.source}`),
);
const TIME =
  /時間帯?指定|午前|午後|夕方|夜間|\d時?\s?[-~〜～]\s?\d{1,2}時|\d時(?:以降|まで|頃|ごろ|着)|\b(?:in the (?:morning|afternoon|evening)|(?:before|after) (?:noon|\d{1,2}(?::\d\d)? ?(?:am|pm|o’clock|o'clock)))\b/i;
const FRAGILE = /割れ物|割れもの|われもの|ワレ物|ワレモノ|壊れ物|こわれもの|取扱注意|\bfragile\b|handle with care/i;
const SIDE_UP = /天地無用|逆さま|\bthis (?:side|way) up\b|\bkeep upright\b/i;
const VALUABLE = /貴重品|\bvaluables?\b/i;
const HANDLING = anyOf(
  /コレクト|\d個口|急ぎ|urgent|厳禁|生もの|ナマモノ|精密機器|速達|置き配|宅配ボックス|リチウム|危険物|perishable|lithium|dangerous goods|hazardous|dry ice/,
  ...[FRAGILE, SIDE_UP, VALUABLE],
);

/** What cells say that decides price, place or handling, in a column whose header says nothing of it. */
export const IN_WORDS: NotSent = {
  about: { en: 'how it is paid for, handled or delivered', ja: '支払い・荷扱い・届け方の指定' },
  only: anyOf(HANDLING, UNARRANGED, COD, COLD, DAY, FROM_DAY, TIME),
};

/** What carriers don't arrange because an address says so. */
export const IN_ADDRESS: NotSent = {
  about: HOLD,
  only: /営業所(?:止|留|受)|局留|止め?置|センター(?:止|留)|コンビニ(?:受取|留)|\bhold (?:at|for)\b|\bpick ?up (?:at|from)\b/i,
};

/** Words of a note, and the field that arranges what they ask for. */
const IN_FIELDS: readonly { about: Words; only: RegExp; unless?: string }[] = [
  { about: { en: 'the first day for the delivery', ja: 'お届け開始日の希望' }, only: FROM_DAY },
  { about: CASH_ON_DELIVERY, only: COD, unless: AMOUNT },
  { about: { en: 'cold transport', ja: 'クール便の指定' }, only: COLD, unless: 'setup.temperature' },
  { about: { en: 'a delivery date', ja: 'お届け日の指定' }, only: DAY, unless: 'setup.delivery_date' },
  { about: { en: 'a delivery time', ja: '時間帯の指定' }, only: TIME, unless: 'setup.delivery_time' },
  { about: { en: 'fragile contents', ja: '割れ物の指定' }, only: FRAGILE, unless: 'setup.options.fragile' },
  { about: { en: 'which side is up', ja: '天地無用の指定' }, only: SIDE_UP, unless: 'setup.options.side_up' },
  { about: { en: 'valuable contents', ja: '貴重品の指定' }, only: VALUABLE, unless: 'setup.options.valuable_goods' },
  {
    about: { en: 'the number of pieces', ja: '個口数の指定' },
    ...{
      only: /\d\s?(?:個口|箱口|口(?!座)|梱包)|\b\d+ (?:boxes|cartons|parcels|pieces)\b/i,
      unless: 'setup.pack_amount',
    },
  },
  {
    about: { en: 'insurance', ja: '保険の指定' },
    ...{ only: /保険|補償|\binsur/i, unless: 'setup.insurance' },
  },
  { about: { en: 'a signature', ja: '署名の指定' }, only: /署名|\bsignature\b/i, unless: 'setup.signature' },
  {
    about: { en: 'who pays the duties', ja: '関税の負担' },
    ...{ only: /関税|\bdut(?:y|ies)\b|\bDDP\b/i, unless: 'customs.duty_paid' },
  },
];

/** A note is only printed: what it asks for needs a field, or someone who arranges it. */
export const IN_NOTES: NotSent = IN_FIELDS.reduce<NotSent>(
  (also, { about, unless, ...given }) => ({
    about: { ...about, printed: unless ?? '' },
    ...(unless !== undefined && { unless }),
    ...given,
    also,
  }),
  {
    about: {
      en: 'freight collect, a pickup, a cancellation or another instruction',
      ja: '着払い・受け取り方法・キャンセルなどの指定',
      printed: '',
    },
    only: anyOf(UNARRANGED, IN_NOTES_ONLY),
  },
);

function anyOf(...forms: readonly RegExp[]): RegExp {
  return new RegExp(forms.map(({ source }) => source).join('|'), 'i');
}

/** The temperature or the payment that a product has in its name: `【冷凍】餃子` */
export const IN_PRODUCTS: NotSent = {
  about: { en: 'cold transport', ja: 'クール便の指定' },
  ...{ only: /[【[(（](?:冷凍|冷蔵|チルド|クール便?|要冷蔵|要冷凍)[】\])）]/, unless: 'setup.temperature' },
  also: {
    about: CASH_ON_DELIVERY,
    ...{ only: /[【[(（](?:代引き?|代金引換|着払い?)[】\])）]/, unless: AMOUNT },
  },
};
