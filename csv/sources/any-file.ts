import { NO } from '../convert';
import type { Column, NotSent, Words } from '../csv-source';
import { HANDLING, IN_WORDS } from './in-words';
import {
  AMOUNT,
  CANCELED,
  CASH_ON_DELIVERY,
  COMMENT,
  DELIVERY_METHOD,
  DISCOUNT,
  FREIGHT_COLLECT,
  GIFT,
  HOLD,
  PAYMENT_METHOD,
  SHIPPED,
  SLIPS,
} from './meanings';

/** Each start with each end: `join(['代引', 'cod'], ['額', ''])` → 代引額, 代引, cod額, cod */
const join = (starts: readonly string[], ends: readonly string[]): string[] =>
  starts.flatMap((start) => ends.map((end) => `${start}${end}`));

/** The words for a party in the headers of any other file, before or after the name of a field. */
export const PARTIES: Readonly<Record<'to_address' | 'from_address', readonly string[]>> = {
  to_address: [
    'お届け先',
    '届け先',
    '配送先',
    '送付先',
    '送り先',
    '受取人',
    '納品先',
    '届先',
    '配達先',
    '荷受人',
    'consignee',
    'receiver',
    'deliver to',
    'delivery',
    '宛先',
    '直送先',
    '納入先',
    '発送先',
    '送付先住所',
    'shipping',
    'ship',
    'ship to',
    'recipient',
    'to',
  ],
  from_address: [
    'ご依頼主',
    '依頼主',
    '荷送人',
    'ご依頼人',
    '依頼人',
    '出荷元',
    '荷主',
    'consignor',
    '発送元',
    '発送人',
    '差出人',
    '送り主',
    '贈り主',
    'ご依頼主',
    'sender',
    'shipper',
    'ship from',
    'from',
  ],
};

/** The words for people who aren't a party of the shipment. */
export const OTHER_PARTIES: readonly string[] = [
  ...['注文者', '注文主', '購入者', '請求先', '会員', '顧客', '得意先', '取引先', '支払者'],
  ...['buyer', 'purchaser', 'billing', 'bill to', 'customer', 'payer'],
];

const NAME = 'full_name';
/** The two lines of a name, of which the second one is a company or a department. */
const FIRST_NAMES = ['名1', '名称1', '氏名1', '名前1', 'name1'];
const SECOND_NAMES = ['名2', '名称2', '氏名2', '名前2', 'name2'];
const part = (field: string, joint: string, order: number, names: string[], digits?: number): Column => ({
  ...{ header: '', field, names, part: { order, joint, ...(digits !== undefined && { digits }) } },
});

/** The headers of the fields of an address, without the party. */
export const ADDRESS_HEADERS: readonly Column[] = [
  {
    header: '',
    field: NAME,
    names: [
      ...['氏名', '名前', 'お名前', '宛名', '名称', '担当者名', 'name', 'full name', 'お名前漢字', '様'],
      ...FIRST_NAMES,
    ],
  },
  part(NAME, ' ', 0, ['姓', '氏', '名字', '苗字', 'お名前(姓)', '氏名(姓)', '氏名姓', '名前(姓)']),
  part(NAME, ' ', 1, ['名', 'お名前(名)', '氏名(名)', '氏名名', '名前(名)']),
  part(NAME, ' ', 0, ['first name', 'given name', 'firstname']),
  part(NAME, ' ', 1, ['last name', 'family name', 'surname', 'lastname']),
  {
    header: '',
    field: 'company',
    names: [
      ...SECOND_NAMES,
      ...join(['会社', '会社名', '法人名'], ['', '・部門', '・部署', '・部署名', '/部署', '/部署名', '部署名']),
      ...['部署', '部署名', 'company', 'company name'],
    ],
  },
  {
    ...{ header: '', field: 'email' },
    names: ['メール', 'メールアドレス', 'eメール', 'mail', 'email', 'e-mail', 'email address'],
  },
  {
    header: '',
    field: 'phone',
    names: ['電話番号', '電話', 'tel', 'phone', 'phone number', 'telephone', '携帯電話', '携帯', '連絡先', 'phone no'],
  },
  ...[0, 1, 2].map((order) =>
    part('phone', '-', order, [
      `電話番号${order + 1}`,
      `電話${order + 1}`,
      `tel${order + 1}`,
      `phone${order + 1}`,
      `phone number ${order + 1}`,
    ]),
  ),
  {
    header: '',
    field: 'country',
    names: ['国', '国名', '国コード', '国・地域', 'country', 'country code', 'country name', 'country/region'],
  },
  { header: '', field: 'zip', names: ['郵便番号', '〒', 'zip', 'zip code', 'postal code', 'postcode', 'postal'] },
  part(
    'zip',
    '-',
    0,
    ['郵便番号1', '郵便番号上', '郵便番号(上)', '郵便番号前', '郵便番号(前)', 'zip1', '〒1', '郵便番号上3桁'],
    3,
  ),
  part(
    'zip',
    '-',
    1,
    ['郵便番号2', '郵便番号下', '郵便番号(下)', '郵便番号後', '郵便番号(後)', 'zip2', '〒2', '郵便番号下4桁'],
    4,
  ),
  {
    header: '',
    field: 'province',
    names: [
      ...['都道府県', '都道府県名', '県', 'province', 'state', 'prefecture', 'pref', 'region', '住所都道府県'],
      ...['state/region', 'state/province', 'province/state', 'county'],
    ],
  },
  {
    header: '',
    field: 'city',
    names: ['市区町村', '市区町村名', '市町村', '市区郡町村', 'city', 'town', '住所郡市区', '市区', '郡市区'],
  },
  {
    ...{ header: '', field: 'address1' },
    names: [
      '住所',
      '住所1',
      '町名・番地',
      '丁目番地号',
      'address',
      'address1',
      'address 1',
      'address line 1',
      'addr',
      'addr1',
      'street',
      'street1',
      '住所それ以降の住所',
      '番地以降',
    ],
  },
  part('address1', '', 0, ['町名', '町域', '町域名']),
  part('address1', '', 1, ['番地', '丁目番地', '丁目・番地', 'house number', 'house no']),
  {
    header: '',
    field: 'address2',
    names: [
      '住所2',
      'address2',
      'address 2',
      'address line 2',
      'addr2',
      'street2',
      'apt',
      'apt/suite',
      'suite',
      'street2/apt',
    ],
  },
  {
    ...{ header: '', field: 'extra' },
    names: [
      '住所3',
      '建物',
      '建物名',
      'マンション名',
      'ビル名',
      'ビル・マンション',
      'ビル・マンション名',
      '建物名・部屋番号',
      '部屋番号',
      'アパートマンション名',
      'アパート・マンション名',
      'address3',
      'address line 3',
      'addr3',
      'street3',
      'building',
    ],
  },
];

const say = (en: string, ja: string): Words => ({ en, ja });
/** What is said of a column that no list has: the file has it, and the reader knows what it is. */
export const UNKNOWN = say('no field is known for this column', '対応する項目が不明');
export const OF_OTHER_PARTY: NotSent = {
  about: say(
    'a part of another address, since the columns of the consignee have a name of their own',
    'お届け先とは別の住所の一部',
  ),
};
export const LONE_WEIGHT: NotSent = {
  about: say(
    'a weight without the three sides, which a parcel needs as well; within Japan, the size class in setup.pack_size is enough',
    '三辺の寸法のない重量（国内発送では、setup.pack_sizeのサイズだけで送信可能）',
  ),
};
export const OF_CONSIGNEE: NotSent = {
  about: say('a part of the address that isn’t known', '対応する項目のないお届け先の情報'),
};

/**
 * Words in headers of columns that decide money, place or handling. Files of any tool have them, and no field is known for them.
 */
export const EFFECTS: readonly { form: RegExp; except?: RegExp; notSent: NotSent }[] = [
  {
    form: /元着|元払|発払/,
    notSent: {
      about: FREIGHT_COLLECT,
      neutral: ['1', '元払', '発払', '元', '発', 'はい', 'あり', '○', 'yes', 'true'],
      // What changes nothing in other columns means freight collect here.
      also: { about: FREIGHT_COLLECT, only: NO },
    },
  },
  {
    form: /着払|運賃(?:負担|区分)|送料(?:負担|区分)|^支払者$|^payer$|freight(?:term|collect)|^bill(?:ing|to)$|thirdparty|collectaccount/,
    notSent: {
      about: FREIGHT_COLLECT,
      neutral: ['元払', '発払', '自社負担', '当社負担', 'prepaid', 'sender', 'shipper'],
    },
  },
  {
    form: /[止留]め?置|店?止め|店留|局留|営業所|店頭受|店舗受|受取方法|受取場所|受取店|pickup|holdat|hold(?:for|location)|accesspoint/,
    notSent: { about: HOLD },
  },
  {
    form: /ステータス|状態|状況|status/,
    notSent: {
      about: CANCELED,
      only: /キャンセル|取り?消|返品|返金|未入金|入金なし|未払|^未$|保留|停止|不可|(?:入金|支払い?|確認)待|(?:発送|出荷|配送|配達|届け?)(?:済|完了)|\b(?:cancel|refund|return|unpaid|hold|(?<!not )(?:shipped|fulfilled)|completed?$|dispatched|delivered|(?:awaiting|pending)(?! (?:shipment|fulfil|dispatch)))/i,
    },
  },
  // `×` in a column where yes is usual: the order isn't one to ship.
  {
    form: /^(?:出荷|発送|配送)(?:対象|可否?|ok)$|^入金(?:済み?|確認)?$|^常温$|^(?:pre)?paid\??$|^(?:ok|ready)toship\??$|^ship\?$/,
    notSent: {
      ...{ about: UNKNOWN, only: NO },
      also: { about: UNKNOWN, only: /^(?:x|未.{0,5}|不可|対象外|.{0,5}待ち?)$/i },
    },
  },
  // The codes of another system for a carrier or a payment: `3` can be any of them.
  {
    form: /(?:運送会社|配送会社|運送業者|配送業者|carrier|courier)$|(?:(?:配送|運送|輸送)(?:会社|業者)|支払い?(?:方法)?|決済(?:方法)?|carrier|courier|payment(?:method|type)?)(?:番号|コード|no|cd|id|code|number)$/,
    notSent: { about: UNKNOWN },
  },
  { form: /支払|決済|payment|paymethod/, except: /合計|総計|額$|total|amount/, notSent: PAYMENT_METHOD },
  {
    form: /代引|代金引換|コレクト|集金|回収|徴収|cashondelivery|collectondelivery|^cod/,
    notSent: { about: CASH_ON_DELIVERY, unless: AMOUNT },
  },
  { form: /敬称/, notSent: { about: UNKNOWN, neutral: ['様'] } },
  { form: /発行枚数|送り状枚数/, notSent: { about: SLIPS, neutral: ['1'] } },
  { form: /便(?:コード|区分|cd)$/, notSent: { about: UNKNOWN } },
  { form: /speed|servicelevel/, notSent: DELIVERY_METHOD },
  {
    form: /(?:送り?状|(?:発送|配送|出荷)伝票|荷物)(?:番号|no)|追跡番号|問い?合わ?せ(?:番号|no)|tracking|waybill/,
    notSent: { about: SHIPPED },
  },
  { form: /のし|熨斗|ラッピング|ギフト|包装|gift(?!card)/, notSent: { about: GIFT } },
  { form: /キャンセル|返金|cancel|refund/, notSent: { about: CANCELED } },
  // The codes of coupons change nothing.
  {
    form: /クーポン|割引|値引|coupon|discount/,
    notSent: { about: DISCOUNT, only: /^\D{0,3}[1-9][\d,.]*\s?(?:円|[%％])?\s?(?:off|引き?|オフ)?$/i },
  },
  {
    form: /割れ|われもの|ワレ|こわれ|壊れ|天地|逆さ|取扱|荷扱|下積|水濡|精密|生もの|なまもの|ナマモノ|ビン|貴重品|シール|セキュリティ|書留|特定記録|冷蔵|冷凍|保冷|クール|チルド|温度|fragile|handling|thiswayup|perishable|chill|frozen|refrigerat|temperature|危険物|毒物|火薬|リチウム|電池|dangerous|hazardous|hazmat|lithium|battery|dryice/,
    notSent: HANDLING,
  },
  {
    form: /速達|急ぎ|午前|午後|あす楽|翌日|当日|必着|納期|着日|着指定|^日時|(?:配達|配送|届け?|納品|納入|希望|指定)(?:希望|指定|予定)?(?:日|時)|express|priority|saturday|置き配|宅配ボックス|不在|配達方法|配達指示|配送指示|deliver(?:y|ed)?(?:date|day|time|by|on|before|window|slot|option)|arriv|instruction|residential|signature|return(?:service|label)/,
    notSent: { about: say('how it is delivered', '届け方の指示') },
  },
  // The time of an order has the same header as a time slot.
  {
    form: /^(?:time|slot|when|時刻|希望)$/,
    notSent: {
      about: say(
        'a time slot; “Delivery time” is the header of its column',
        '時間帯の指定（列名を「配達時間帯」にしてください）',
      ),
      only: /^(?:午前|午後|夜|夕方|am|pm|morning|afternoon|evening|\d{1,2}(?::?00|時)?\s?[-~〜～から]+\s?\d{1,2}(?::?00|時)?$)/i,
    },
  },
  {
    form: /個口|口数|個数|梱包数|ケース数|箱数|pieces|cartons|box(?:es)?$|boxcount|(?:packages|parcels)$/,
    notSent: { about: UNKNOWN, neutral: ['1'] },
  },
  {
    form: /保険|補償|損害|関税|duty|duties|incoterm|ddp|insur|重量|重さ|weight|長さ|奥行|幅|高さ|寸法|length|width|height|depth|dimension|サイズ|size|才数|容積|体積|volume|declared|customs|申告|価額|品代金/,
    notSent: { about: UNKNOWN },
  },
  {
    form: /備考|メモ|コメント|メッセージ|リクエスト|要望|通信欄|連絡事項|伝言|問い合わせ|問合せ内容|note|comment|remark|message|request/,
    except: /社内|内部|管理用|internal|private|admin/,
    notSent: { about: COMMENT },
  },
];

/**
 * What headers say that change no shipment: numbers and times of an order, readings of names, what is known of buyers, products,
 * the shop and its records.
 */
const HARMLESS: readonly RegExp[] = [
  /^(?:no|id|順番|行|連番|項番|行番号|枝番)$/,
  /(?:商品|品名|品番|品目|管理|受注|注文|伝票|受付|会員|顧客|得意先|取引先|購入者|注文者|店舗|ショップ|支店|倉庫|社員|担当者?|先|依頼主|荷送人|荷主|部署|部門|会社|請求書?|領収書?|納品書|ロット|シリアル|明細|指示|出荷|出庫|モール|棚|jan|sku|カタログ|フリー項目)(?:番号|コード|no|cd|id)\d?$/,
  /^(?:order|item|product|line|row|record|invoice|customer|member|user|shop|store|warehouse|location|staff|batch|lot|serial|job|reference|ship-?to|deliver-?to|recipient|consignee|receiver|sender|shipper|shipment|transaction|part|model|vendor|supplier|seller|listing|bar|document|sales|purchase)(?:item)?(?:code|id|no|number|ref)s?$/,
  /^(?:受注|注文|承り?|購入|入金|作成|更新|登録|受付|出力|印刷|取り?込み?|処理|申込|発注)(?:日|日時|時刻|時間|年月日)$/,
  /^(?:ordered|placed)$/,
  /^(?:placed|order(?:ed)?|purchased?|paid|created|updated|processed|printed|exported|imported)-?(?:date|time|datetime|at|on)$/,
  /カナ|ガナ|かな$|がな|ヨミ|よみ|読み|ローマ字|kana|furigana|phonetic/,
  /性別|年齢$|生年月日|誕生日|職業|gender|birth/,
  /^担当$|スタッフ|^店舗?名?$|店舗名|店名|ショップ|モール|サイト|媒体|チャネル|販路|事業部|倉庫|棚番?|ロケ|在庫|ロット|カテゴリ|^(?:商品|品)?分類|ブランド|メーカー|色|カラー|画像|型番|品番|^jan|^sku|^ean|^upc|asin|バーコード|端末|デバイス|言語|流入|広告|キャンペーン|メルマガ|会員|同意|^明細(?:行|番号)?$|^入り?数$|^バラ数$|^単位$|^units?$|ポイント|クーポン|レビュー|検索キー/,
  /brand|vendor|category|colou?r|variant|image|photo|url|link|browser|useragent|device|language|locale|campaign|utm|channel|source|^(?:store|shop|warehouse)(?:name)?$|bin$|shelf|stock|inventory|barcode|username|login|assignee|operator|staff|employee|newsletter|marketing|^tags?$|exchangerate|coupon|review/,
  /社内|内部|管理用|internal|private(?!residence)|admin/,
  /領収書|納品書|明細書|請求書|^receipt(?:no|number|date|name)?$|invoice(?:no|number|date)/,
];
/** What headers say of sums that no field has, and of sums that decide something. */
const SUMS =
  /小計|合計|総額|商品計|金額|請求額|税|手数料|送料|単価|原価|仕入|subtotal|total|tax|fee|shipping(?:cost|charge|price)|amount|cost/;
const DECISIVE_SUMS =
  /番号|区分|負担|個数|数量|引き?換|集金|受取|(?:tax|vat)(?:id|no|number)|collect|due|deliver|declared|packages|parcels|pieces|boxes/;

/** A column that isn't known: any of its cells can decide how a shipment is sent. */
export const UNKNOWN_COLUMN: NotSent = { about: UNKNOWN };
/** A column of numbers, such as those of lines, in which words decide something. */
const NUMBERS: NotSent = { about: UNKNOWN, only: /^(?!(?:無料|込み?|なし|free)$).*[^-+\d\s,.¥￥\\円$€£%]/i };

/** What is watched in columns of which only the cells can say that they decide something. */
export const WATCHED: ReadonlySet<NotSent> = new Set([IN_WORDS, NUMBERS, UNKNOWN_COLUMN]);

/** What may be in the cells of a column that neither a tool nor words explain. @param header normalized */
export function watchColumn(header: string): NotSent {
  if (header === '') return NUMBERS;
  if (HARMLESS.some((form) => form.test(header))) return IN_WORDS;
  return SUMS.test(header) && !DECISIVE_SUMS.test(header) ? NUMBERS : UNKNOWN_COLUMN;
}

/** What headers with a unit measure of the parcel. */
export const MEASURES: Readonly<Record<string, readonly string[]>> = {
  'parcels.0.depth': ['長さ', '奥行', '奥行き', '縦', 'length', 'depth'],
  'parcels.0.width': ['幅', '横', 'width'],
  'parcels.0.height': ['高さ', 'height'],
  'parcels.0.weight': [
    ...['総重量', '荷物重量', '梱包重量', '出荷重量'],
    ...join(['gross ', 'parcel ', 'package ', 'shipping ', 'total '], ['weight', 'wt']),
    ...['gw', 'g.w.'],
  ],
};

/** The headers of other fields. */
export const HEADERS: readonly Column[] = [
  {
    header: '納品先',
    names: [
      ...['お届け先', '届け先', '届先', '配送先', '配達先', '送付先', '送り先', '発送先', '直送先', '納入先'],
      ...['受取人', '荷受人', 'ship to', 'deliver to', 'recipient', 'receiver', 'consignee'],
    ],
    field: 'to_address.full_name',
  },
  {
    header: '差出人',
    names: [
      ...['依頼主', '依頼人', '荷送人', '送り主', '贈り主', '発送人', '発送元', '出荷元', '荷主'],
      ...['ship from', 'sender', 'shipper', 'consignor'],
    ],
    field: 'from_address.full_name',
  },
  {
    header: '運送会社',
    names: [
      ...join(
        ['運送', '配送', '発送', '出荷', '輸送', '宅配', '配達'],
        ['会社', '会社名', '会社指定', '業者', '業者名', '業者指定'],
      ),
      ...['運送便', '配送便', '発送便', '出荷便', '便', '便名', 'carrier', 'courier'],
      ...['shipping company', 'delivery company', 'shipping carrier', 'delivery carrier'],
    ],
    field: 'setup.carrier',
    values: {
      ヤマト運輸: 'yamato',
      ヤマト: 'yamato',
      クロネコヤマト: 'yamato',
      佐川急便: 'sagawa',
      佐川: 'sagawa',
      日本郵便: 'yuupack',
      ゆうパック: 'yuupack',
      ゆうパケット: 'yuupacket',
      ゆうメール: 'yuumail',
      西濃運輸: 'seino',
      西濃: 'seino',
      セイノー: 'seino',
    },
  },
  {
    header: 'サービス',
    names: [
      ...['配送方法', '配送サービス', '送り状種別', '便種', '発送方法', '出荷方法', 'お届け方法', 'service'],
      ...['shipping method', 'shipping service', 'delivery method', 'ship method', 'ship via'],
    ],
    field: 'setup.service',
  },
  {
    header: '注文番号',
    names: [
      ...join(
        ['受注', '注文', '伝票', '管理', '受付', '承り', '出荷', '出庫', '出荷指示', '出庫指示', 'オーダー'],
        ['番号', 'no', 'id'],
      ),
      'order',
      'order number',
      'order id',
      'order no',
      'po number',
      'reference',
      'ref',
    ],
    field: 'setup.ref_number',
  },
  {
    header: '出荷日',
    names: [...join(['出荷', '発送', '出庫'], ['日', '予定日', '予定']), 'shipping date', 'ship date'],
    field: 'setup.date',
  },
  {
    header: 'お届け日',
    names: [
      'お届け予定日',
      'お届け希望日',
      '配達日',
      '配達希望日',
      '配達指定日',
      '配送希望日',
      '配送日',
      '希望日',
      '着日',
      '着日指定',
      '着指定',
      '着指定日',
      '希望お届け日',
      'deliver on',
      '納品日',
      '納品予定日',
      '指定日',
      'delivery date',
    ],
    field: 'setup.delivery_date',
  },
  {
    header: '時間帯',
    names: [
      '配達時間帯',
      '配達希望時間帯',
      '配達時間',
      '希望時間帯',
      '時間',
      '時間指定',
      '時間帯指定',
      'お届け時間',
      'お届け時間帯',
      '希望時間',
      '配送時間',
      'delivery time',
      'time slot',
      'delivery slot',
      'preferred time',
      'preferred delivery time',
    ],
    field: 'setup.delivery_time',
  },
  {
    header: '温度帯',
    names: [
      ...join(['クール', '温度', '保冷'], ['', '区分', '指定', '種別']),
      ...['クール便', '温度管理', '冷蔵/冷凍', '冷凍/冷蔵', '常温/冷蔵/冷凍', 'temperature'],
    ],
    field: 'setup.temperature',
  },
  { header: 'サイズ', names: ['荷物サイズ', 'size'], field: 'setup.pack_size' },
  {
    header: '個口数',
    names: [
      ...['個口', '口数', '出荷個数', '荷物個数', '荷物数', '梱包数', '梱包個数', 'pieces', 'parcels', 'packages'],
      ...['number of packages', 'no. of packages'],
    ],
    field: 'setup.pack_amount',
  },
  {
    header: 'こわれもの',
    names: join(['割れ物', '割れもの', 'われもの', 'ワレモノ', 'ワレ物', '壊れ物'], ['', '注意']).concat(
      '取扱注意',
      'fragile',
    ),
    field: 'setup.options.fragile',
  },
  { header: '天地無用', names: ['逆さま厳禁', 'this way up', 'side up'], field: 'setup.options.side_up' },
  { header: '貴重品', names: ['valuable', 'valuable goods'], field: 'setup.options.valuable_goods' },
  { header: 'セキュリティ', names: ['セキュリティサービス', 'security service'], field: 'setup.security_service' },
  { header: '署名', names: ['受取時の署名', 'signature', 'signature required'], field: 'setup.signature' },
  {
    header: '備考',
    names: [
      ...[
        '備考欄',
        '備考1',
        '記事',
        'メモ',
        '配送メモ',
        '配送備考',
        '送り状備考',
        '送状備考',
        '送り状記事',
        '伝票備考',
        '特記事項',
        '摘要',
        'note',
        'notes',
        'comments',
        'remark',
        'remarks',
      ],
      ...['customer note', 'customer notes', 'order note', 'order notes', 'delivery note', 'delivery notes'],
    ],
    field: 'setup.delivery_note',
  },
  {
    ...{ header: '保険金額', field: 'setup.insurance' },
    names: ['保険価額', '運送保険金額', 'insurance', 'insurance amount', 'insured value', 'ins'],
  },
  {
    header: '代引金額',
    names: [
      ...join(
        ['代引', '代引き', '代金引換', '代金引換え'],
        ['', '額', '金額', '総額', '合計', '合計金額', '請求額', '請求金額', '回収額'],
      ),
      ...['代引請求額(税込)', 'cod', 'cod amount', 'cod total'],
    ],
    field: 'setup.cash_on_delivery.amount',
  },
  {
    header: '代引消費税',
    names: ['代引消費税額', 'うち税', '内税', '内税額', 'うち消費税', '内消費税', '内消費税額', 'cod tax'],
    field: 'setup.cash_on_delivery.tax',
  },
  { header: '通貨', names: ['通貨コード', 'currency', 'currency code', 'curr', 'ccy'], field: 'setup.currency' },
  {
    ...{ header: 'インコタームズ', names: ['貿易条件', 'incoterm', 'incoterms'], field: 'customs.duty_paid' },
    values: { DDP: true, DAP: false, DDU: false },
  },
  {
    header: '品名',
    names: [
      ...['品名1', '商品名', '内容品', '商品', '品目', 'product', 'product name', 'item'],
      ...['article', 'item name', 'item description', 'product description', 'description', 'product title'],
      ...['description of goods', 'goods description', 'description of contents'],
    ],
    field: 'products.0.name',
  },
  {
    header: '数量',
    names: [
      '個数',
      '本数',
      '枚数',
      '冊数',
      '点数',
      '数',
      '注文数',
      '出荷数',
      '出庫数',
      '出庫数量',
      'quantity',
      'item quantity',
      'qty',
      'pcs',
    ],
    field: 'products.0.quantity',
  },
  {
    header: '単価',
    names: [
      '価格',
      '商品単価',
      '販売価格',
      ...join(['単価', '価格', '販売価格'], ['(税込)', '(税込み)']),
      '税込単価',
      'price',
      'unit price',
      'price each',
      'unit value',
      'unit val',
      'value per unit',
    ],
    field: 'products.0.price',
  },
  {
    header: 'HSコード',
    names: ['hs', 'hs code', 'hs_code', 'hts', 'hts code', 'tariff number'],
    field: 'products.0.hs_code',
  },
  { header: 'IOSS番号', names: ['ioss', 'ioss number'], field: 'ioss_number' },
  {
    header: '原産国',
    names: ['origin', 'origin country', 'country of origin', 'coo', 'made in'],
    field: 'products.0.origin_country',
  },
];
