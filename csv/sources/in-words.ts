import type { NotSent, Words } from '../csv-source';
import { AMOUNT, CASH_ON_DELIVERY, FREIGHT_COLLECT, HOLD } from './meanings';

/** A date as people write it into a sentence: 12/3, 12月3日（木）, 土曜日, Dec 3, 3 December, Friday */
const DATE_JA = /(?:\d{1,2}(?:\/|月)\d{1,2}日?(?:\([月火水木金土日]\))?|[月火水木金土日]曜日?|土日祝?|年末年始)/;
const MONTH =
  /(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)/;
const DATE_EN = new RegExp(
  `(?:\\d{1,2}[/.]\\d|${MONTH.source}\\.? \\d|\\d{1,2}(?:st|nd|rd|th)? ${MONTH.source}\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
);
const HOUR_EN = /(?:noon|\d{1,2}(?::\d\d)? ?(?:noon|am|pm|o’clock|o'clock))/;

const COD = /代引|代金引換|代びき|(?:現金|代金).{0,12}(?:受取|受け取|回収|徴収|集金)|cash on delivery|\bcod\b/i;
const COLD =
  /冷蔵|冷凍|チルド|クール便|要冷|keep (?:cool|cold|frozen|refrigerated)|\b(?:frozen|chilled|refrigerated)\b/i;
const DAY = anyOf(
  /必着|(?:日|日時)指定|指定日/,
  new RegExp(`${DATE_JA.source}\\s?(?:着|希望|指定|まで|に?(?:お届|届|配達|到着|お願))`),
  new RegExp(`\\b(?:deliver|arrive)(?:y|s|d|ed)?\\b(?: on| by| before)? ${DATE_EN.source}`),
);
const TIME = anyOf(
  /時間帯?指定|(?:荷受|受付|営業)時間|午前|午後|夕方|夜間|\d時?\s?[-~〜～]\s?\d{1,2}時|\d時(?:以降|まで|頃|ごろ|着)|\b[ap]m(?:必?着|指定|希望|中)|\b(?:in the|weekday|only) (?:morning|afternoon|evening)s?\b/,
  new RegExp(`\\b(?:before|after|by) ${HOUR_EN.source}`),
);
const FRAGILE =
  /割れ物|割れもの|われもの|(?<![ァ-ヶ])ワレ(?:モノ|物|注意|(?![ァ-ヶ]))|壊れ物|こわれもの|取扱注意|\bfragile\b|handle with care/i;
const SIDE_UP = /天地無用|逆さま|上下逆|横倒し|横積|立てて|\bthis (?:side|way) up\b|\b(?:keep )?upright\b/i;
const VALUABLE = /貴重品|高[価額]品|\bvaluables?\b/i;

/** Wishes that no field arranges. */
const FREIGHT = /着払|先方負担|受取人払|\bbill(?:ed)? .{0,30}\bto\b|freight collect/i;
const PICKUP = anyOf(
  /(?:営業所|支店|センター|デポ|ターミナル|店頭|局)(?:止|留|受け?取)|(?:局|店|所|センター)(?:で|にて)受け?取|止め?置|留め?置|受取希望/,
  /held? (?:for|at)|pick ?up (?:at|from|in)|\bhold for pick/,
);
const CANCELLATION = anyOf(
  /キャンセル|返金|保留|出荷(?:止|停止)|発送止|(?:発送|出荷)(?:不可|しない)|出さない/,
  /do not ship|don['’]t ship|cancel(?:l?ed)?\b|\brefund(?:ed)?\b|already shipped/,
);
const OTHER_ADDRESS = /(?:届け?先|送り先|住所)の?変更|に変更/i;
/** The same in notes, where an address is that of someone else. */
const ADDRESS_IN_NOTE = anyOf(
  OTHER_ADDRESS,
  /(?:届け?先|送り先|住所)は.{0,6}へ|転居|引っ?越|(?:自宅|会社|実家|職場|別の?住所)(?:へ|宛)|直送|[市区町村郡]\S{1,12}\d(?:-\d|番|丁目)/,
  /(?:new|wrong|changed?|old|her|his|their) (?:new )?address|\bmoved\b|address (?:is|has) changed|phone (?:is |has )?changed|instead\b|\bc\/o\b/,
);
const DANGEROUS = /リチウム|電池|危険物|航空.{0,4}不可|lithium|batter(?:y|ies)\b|dangerous goods|hazardous|dry ice/i;
const WRAPPING = /のし(?:紙|付|あり|希望|を|[\s:])|熨斗|内祝|ラッピング|gift (?:wrap|message|note)/i;
/** To wait, to pack together, to declare something, days on which no one is there. */
const INSTRUCTION = anyOf(
  /(?:発送|入荷|入金|確認|連絡)待ち|待機|(?:連絡|確認)(?:が取れる|できる|がある|ある|する)?まで(?!に)|同梱|同送|まとめて|平日のみ|速達|本人限定|年齢確認|ではなく|追加で/,
  /パレット|手積み|手降ろし|フォークリフト|リフトなし|置き配|宅配ボックス|玄関前|隣(?:家|の方|人)|\bleave (?:it |them |this )?(?:at|with|by|in)\b|authority to leave/,
  new RegExp(`${DATE_JA.source}(?:は|が)?(?:の?(?:配達|受取))?(?:不可|NG|不在|休|以外)`),
  /\b(?:mon|tue|wed|thu|fri)[a-z]*\s?[-–]\s?(?:tue|wed|thu|fri|sat)|\bweekdays? only\b/,
  /\b(?:hold|wait)\b.{0,12}\b(?:until|till|for)\b|\b(?:ship|pack|send)\b.{0,12}\btogether\b|\bcombine\b|\badd (?:\d|an?\b)|saturday delivery/,
  /\bmark as\b|\bdeclare\b|undervalue|commercial value|\bcustoms\b|\binvoice\b|\breplacement\b/,
);
/** What is said not to apply, or is for the warehouse: `代引不可`, `冷蔵ではなく常温で`, `No COD`, `納品書同梱` */
export const NEGATED =
  /(?:代引き?|着払い?|キャンセル|冷蔵|冷凍|クール便?|のし|熨斗|ラッピング|(?:時間帯?|日時|日)指定)(?:は|では)?(?:不可|不要|なし|無し|なく|ありません|しない)|(?:納品書|明細書?|領収書|チラシ|カタログ)[をはも]?同梱|\bno (?:cod|batter(?:y|ies)|insurance|signature)\b/gi;

/** What cells say that decides price, place or handling, in a column whose header says nothing of it. */
export const IN_WORDS: NotSent = {
  about: { en: 'how it is paid for, handled or delivered', ja: '支払い・荷扱い・届け方の指定' },
  only: anyOf(
    /コレクト|\d個口|急ぎ|urgent|厳禁|生もの|ナマモノ|精密機器|速達|置き配|宅配ボックス|リチウム|危険物|perishable|lithium|dangerous goods|hazardous|dry ice/,
    ...[FRAGILE, SIDE_UP, VALUABLE, FREIGHT, PICKUP, CANCELLATION, OTHER_ADDRESS, COD, COLD, DAY, TIME],
  ),
};

/** What carriers don't arrange because an address says so. */
export const IN_ADDRESS: NotSent = {
  about: HOLD,
  only: /(?:営業所|支店|センター|デポ|ターミナル)(?:止|留|受)|局留|止め?置|コンビニ(?:受取|留)|\bhold (?:at|for)\b|\bpick ?up (?:at|from)\b/i,
};

/** Instructions for handling that a field has. */
const OPTIONS = [
  { about: { en: 'fragile contents', ja: '割れ物の指定' }, only: FRAGILE, unless: 'setup.options.fragile' },
  { about: { en: 'which side is up', ja: '天地無用の指定' }, only: SIDE_UP, unless: 'setup.options.side_up' },
  { about: { en: 'valuable contents', ja: '貴重品の指定' }, only: VALUABLE, unless: 'setup.options.valuable_goods' },
];
const HANDLED: Words = { en: 'a handling instruction', ja: '荷扱いの指示' };
const PIECES = ['setup.pack_amount', 'parcels.0.amount'];
/** Words of a note, and the fields that arrange what they ask for; none if it needs someone. */
const WISHES: readonly (Pick<NotSent, 'unless' | 'agrees'> & { about: Words; only: RegExp; field?: string })[] = [
  { about: { en: 'an instruction', ja: '出荷・配達の指示' }, only: INSTRUCTION },
  { about: { en: 'gift wrapping', ja: 'のし・ラッピング' }, only: WRAPPING },
  { about: { en: 'care for dangerous goods', ja: '危険物・航空搭載の指示' }, only: DANGEROUS },
  { about: { en: 'another address', ja: '別のお届け先' }, only: ADDRESS_IN_NOTE },
  { about: { en: 'a cancellation or a stop', ja: 'キャンセル・出荷停止' }, only: CANCELLATION },
  { about: { en: 'pickup by the consignee', ja: HOLD.ja }, only: PICKUP },
  { about: { en: 'freight collect', ja: FREIGHT_COLLECT.ja }, only: FREIGHT },
  {
    about: { en: 'a day from which it can be delivered', ja: 'お届け開始日の希望' },
    only: anyOf(
      new RegExp(`${DATE_JA.source}\\s?(?:以降|以後|から|より後)`),
      new RegExp(`\\b(?:after|from|not before|no earlier than) ${DATE_EN.source}`),
    ),
  },
  { about: CASH_ON_DELIVERY, only: COD, unless: AMOUNT },
  {
    about: { en: 'cold transport', ja: 'クール便の指定' },
    ...{ only: COLD, unless: 'setup.temperature' },
    agrees: (said, note) => !/冷凍|frozen/i.test(note) || said === 'frozen',
  },
  {
    about: { en: 'a delivery date', ja: 'お届け日の指定' },
    ...{ only: DAY, unless: 'setup.delivery_date' },
    agrees: (said, note) => {
      const days = [...note.matchAll(/(\d{1,2})[/月](\d{1,2})/g)].map(
        ([, ...day]) => `-${day.map((one) => one.padStart(2, '0')).join('-')}`,
      );
      return days.length === 0 || days.some((day) => said.endsWith(day));
    },
  },
  { about: { en: 'a delivery time', ja: '時間帯の指定' }, only: TIME, unless: 'setup.delivery_time' },
  ...OPTIONS,
  {
    about: { en: 'the number of pieces', ja: '個口数の指定' },
    only: /\d\s?(?:個口|箱口|口(?!座)|梱包|[箱個]に分)|\b\d+ (?:boxes|cartons|parcels|pieces)\b/i,
    unless: PIECES,
  },
  {
    about: { en: 'a weight', ja: '重量の指定' },
    ...{ only: /(?:重さ|重量)\D{0,3}\d|\d\s?kg\b|\bweigh(?:t|s)\b\D{0,5}\d/i, unless: 'parcels.0.weight' },
  },
  { about: { en: 'insurance', ja: '保険の指定' }, only: /保険|補償|\binsur/i, unless: 'setup.insurance' },
  { about: { en: 'a signature', ja: '署名の指定' }, only: /署名|\bsignature\b/i, unless: 'setup.signature' },
  {
    about: { en: 'who pays the duties', ja: '関税の負担' },
    ...{ only: /関税|\bdut(?:y|ies)\b|\bDDP\b/i, unless: 'customs.duty_paid' },
  },
  {
    about: { en: 'a tax number of the consignee', ja: '荷受人の納税者番号' },
    only: /\b(?:EORI|TIN|CPF|EIN|VAT (?:no|number|id)|tax (?:no|number|id)|EZ ?WAY|passport (?:no|number))\b/i,
    unless: 'setup.consignee_tax_id',
  },
  { about: { en: 'an IOSS number', ja: 'IOSS番号の指定' }, only: /\bIOSS\b/i, unless: 'ioss_number' },
  {
    about: { en: 'another sender', ja: '依頼主の指定' },
    only: /(?:依頼主|差出人|送り主|贈り主|荷送人|発送元).{0,20}(?:名|は|を|に|で)|\bsender(?:['’]s)? name\b|hide my name|on behalf of/i,
    unless: 'from_address.full_name',
    agrees: (said, note) => note.includes(said),
  },
  ...(
    [
      [/ヤマト|クロネコ|\byamato\b/, 'yamato'],
      [/佐川|\bsagawa\b/, 'sagawa'],
      [/ゆうパック|日本郵便|\bjapan post\b|\bems\b/, 'yuupack yuupacket yuumail japanpost'],
      [/西濃|カンガルー|\bseino\b/, 'seino'],
      [/\bdhl\b/, 'dhl'],
      [/\bfedex\b/, 'fedex'],
      [/\bups\b/, 'ups'],
    ] as const
  ).map(([name, carriers]) => ({
    about: { en: 'a carrier', ja: '運送会社の指定' },
    only: new RegExp(
      `(?:${name.source})(?:運輸|急便|宅急便)?便?(?:で|希望|指定)|\\b(?:use|via|with|by) (?:${name.source})`,
      'i',
    ),
    ...{ unless: 'setup.carrier', agrees: (said: string) => carriers.split(' ').includes(said) },
  })),
];

/** A note is only printed: what it asks for needs a field, or someone who arranges it. */
export const IN_NOTES = WISHES.reduce<NotSent | undefined>(
  (also, { about, field, ...given }) => ({
    about: { ...about, printed: field ?? toFirst(given.unless) },
    ...given,
    ...(also && { also }),
  }),
  undefined,
);

function toFirst(unless: NotSent['unless']): string {
  return (typeof unless === 'string' ? unless : unless?.[0]) ?? '';
}

/** A column of instructions for handling: those that a field has count as long as it isn't set. */
export const HANDLING = OPTIONS.reduce<NotSent>((also, option) => ({ ...option, about: HANDLED, also }), {
  about: HANDLED,
  except: anyOf(FRAGILE, SIDE_UP, VALUABLE),
});

/** The temperature or the payment that a product has in its name: `【冷凍】餃子` */
const IN_PRODUCTS: NotSent = {
  about: { en: 'cold transport', ja: 'クール便の指定', printed: 'setup.temperature' },
  ...{ only: /[【[(（](?:冷凍|冷蔵|チルド|クール便?|要冷蔵|要冷凍)[】\])）]/, unless: 'setup.temperature' },
  also: {
    about: { ...CASH_ON_DELIVERY, printed: AMOUNT },
    ...{ only: /[【[(（](?:代引き?|代金引換|着払い?)[】\])）]/, unless: AMOUNT },
  },
};

/** A number of pieces in the name of a product, which no length is: ×2 and 2点, not 210×297 */
const COUNT = /(?<!\d\s?)(?:\bx|[×✕])\s?(\d{1,6})|(\d{1,6})\s?点/gi;

/** What the name of a product says, which can contain a quantity: `Sleeves x4`. @param quantity the field of the quantity */
export function inProducts(quantity: string, hasColumn: boolean): NotSent {
  return hasColumn
    ? {
        about: { en: 'a number of pieces', ja: '個数', printed: quantity },
        ...{ only: new RegExp(COUNT.source, 'i'), unless: quantity, agrees: isCountOf, also: IN_PRODUCTS },
      }
    : {
        about: { en: 'a quantity (1 is sent)', ja: '数量（送信される値は1）', printed: quantity },
        only: /(?<!\d\s?)(?:\bx|[×✕])\s?[2-9]|\b[2-9]\s?[x×✕]\s(?!\d)|[2-9]\s?(?:個|本|枚|点|冊|袋|箱|セット)$/i,
        also: IN_PRODUCTS,
      };
}

/** Whether a quantity is that of the name: 'Sleeves x4' and 4. That of one is the number of sets. */
function isCountOf(quantity: string, name: string): boolean {
  const counts = [...name.matchAll(COUNT)].map(([, after, before]) => after ?? before);
  return quantity === '1' || (counts.length === 1 && counts[0] === quantity);
}

/** The tax number of the consignee with the number of another scheme: `IOSS IM2760000742` */
export const IN_TAX_NUMBERS: NotSent = {
  about: { en: 'an IOSS number, whose field is ioss_number', ja: 'IOSS番号（項目はioss_number）' },
  ...{ only: /\bioss\b|^IM\d{10}$/i, unless: 'ioss_number' },
};

/** The name of the buyer where the request names no person. */
export const BUYER: NotSent = {
  about: {
    en: 'the name of the buyer; the request has no to_address.full_name',
    ja: '購入者の氏名（to_address.full_nameの指定なし）',
  },
  ...{ unless: 'to_address.full_name', also: IN_WORDS },
};

function anyOf(...forms: readonly RegExp[]): RegExp {
  return new RegExp(forms.map(({ source }) => source).join('|'), 'i');
}
