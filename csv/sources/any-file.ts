import type { Column } from '../csv-source';

/** The words for a party in the headers of any other file, before or after the name of a field. */
export const PARTIES: Readonly<Record<'to_address' | 'from_address', readonly string[]>> = {
  to_address: [
    'お届け先',
    '届け先',
    '配送先',
    '送付先',
    '送り先',
    '受取人',
    '宛先',
    'shipping',
    'ship to',
    'recipient',
    'to',
  ],
  from_address: [
    'ご依頼主',
    '依頼主',
    '荷送人',
    '発送元',
    '発送人',
    '差出人',
    '送り主',
    'sender',
    'shipper',
    'ship from',
    'from',
  ],
};

/** The headers of the fields of an address, without the party. */
export const ADDRESS_HEADERS: Readonly<Record<string, readonly string[]>> = {
  full_name: ['氏名', '名前', 'お名前', '名', '宛名', '名称', '名称1', '担当者名', 'name', 'full name'],
  company: ['会社名', '会社', '法人名', '名称2', '会社・部門', 'company', 'company name'],
  email: ['メール', 'メールアドレス', 'eメール', 'email', 'e-mail'],
  phone: ['電話番号', '電話', 'tel', 'phone', 'phone number', 'telephone'],
  country: ['国', '国名', '国コード', 'country', 'country code'],
  zip: ['郵便番号', '〒', 'zip', 'zip code', 'postal code', 'postcode', 'postal'],
  province: ['都道府県', '都道府県名', '県', 'province', 'state', 'prefecture', 'region'],
  city: ['市区町村', '市区町村名', '市町村', '市区郡町村', 'city', 'town'],
  address1: [
    '住所',
    '住所1',
    '番地',
    '町名・番地',
    '丁目番地号',
    'address',
    'address1',
    'address 1',
    'street',
    'street1',
  ],
  address2: ['住所2', 'address2', 'address 2', 'street2'],
  extra: ['住所3', '建物', '建物名', 'マンション名', '建物名・部屋番号', '部屋番号', 'address3', 'building'],
};

/** The headers of other fields. */
export const HEADERS: readonly Column[] = [
  {
    header: '運送会社',
    names: ['配送会社', '配送業者', '運送業者', 'carrier'],
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
  { header: 'サービス', names: ['配送方法', '送り状種別', 'service', 'shipping method'], field: 'setup.service' },
  {
    header: '注文番号',
    names: ['受注番号', '伝票番号', '管理番号', '注文id', 'order', 'order number', 'order id', 'reference', 'ref'],
    field: 'setup.ref_number',
  },
  {
    header: '出荷日',
    names: ['出荷予定日', '発送日', '発送予定日', 'shipping date', 'ship date'],
    field: 'setup.date',
  },
  {
    header: 'お届け日',
    names: ['お届け予定日', 'お届け希望日', '配達日', '配達希望日', '配達指定日', '配送希望日', 'delivery date'],
    field: 'setup.delivery_date',
  },
  {
    header: '時間帯',
    names: ['配達時間帯', '配達希望時間帯', '配達時間', '希望時間帯', '時間指定', 'delivery time', 'time slot'],
    field: 'setup.delivery_time',
  },
  { header: '温度帯', names: ['クール区分', 'クール', '温度', 'temperature'], field: 'setup.temperature' },
  { header: 'サイズ', names: ['荷物サイズ', 'size'], field: 'setup.pack_size' },
  { header: '個口数', names: ['個口', '出荷個数', '荷物個数', 'pieces', 'parcels'], field: 'setup.pack_amount' },
  { header: '備考', names: ['記事', 'メモ', '配送メモ', 'note', 'notes'], field: 'setup.delivery_note' },
  { header: '保険金額', names: ['insurance'], field: 'setup.insurance' },
  {
    header: '代引金額',
    names: ['代金引換額', '代引き金額', 'cod', 'cod amount'],
    field: 'setup.cash_on_delivery.amount',
  },
  { header: '代引消費税', names: ['代引消費税額', 'cod tax'], field: 'setup.cash_on_delivery.tax' },
  { header: '通貨', names: ['currency'], field: 'setup.currency' },
  { header: '品名', names: ['品名1', '商品名', '内容品', 'product', 'product name', 'item'], field: 'products.0.name' },
  { header: '数量', names: ['個数', 'quantity', 'qty'], field: 'products.0.quantity' },
  { header: '単価', names: ['価格', '商品単価', 'price', 'unit price'], field: 'products.0.price' },
  { header: 'HSコード', names: ['hs code', 'hs_code', 'tariff number'], field: 'products.0.hs_code' },
  { header: '原産国', names: ['origin', 'origin country', 'country of origin'], field: 'products.0.origin_country' },
];
