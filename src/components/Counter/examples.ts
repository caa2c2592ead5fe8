/** Examples show what the counter does. */
export const EXAMPLE_KINDS = ['request', 'error', 'rows'] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

const CONSIGNEE = {
  full_name: '山本 さくら',
  country: 'JP',
  postal_code: '060-0042',
  province: '北海道',
  address1: '札幌市中央区大通西5丁目8番地',
};
const SHIPPER = {
  full_name: '青葉書店',
  phone: '0752110456',
  country: 'JP',
  zip: '604-8005',
  province: '京都府',
  address1: '京都市中京区恵比須町427番地',
};

/** An order as a shop may send it: a name of another API, a size class that doesn't exist, no phone. */
const REQUEST = JSON.stringify(
  {
    setup: { carrier: 'sagawa', service: 'sagawa_regular', pack_size: '75', note: '受付に預けてください' },
    to_address: CONSIGNEE,
    from_address: SHIPPER,
    products: [{ name: '文庫本', quantity: 2, price: 900 }],
  },
  null,
  2,
);

/** A line as an application logs it that keeps the body of the response. */
const ERROR =
  '2026-11-24T03:12:09Z WARN order=A-7781 {"debug_id":"err_q8w7e6r5t","code":"VALIDATION_ERROR","details":[{"code":"REQUIRED","field":"to_address.phone","rule":"required"}]}';

const HEADERS = [
  ...['setup.ref_number', 'setup.carrier', 'setup.service', 'setup.delivery_time'],
  ...['full_name', 'phone', 'country', 'zip', 'province', 'address1', 'address2'].map((name) => `to_address.${name}`),
  ...['full_name', 'phone', 'country', 'zip', 'province', 'address1', 'address2'].map((name) => `from_address.${name}`),
  ...['products.0.name', 'products.0.quantity'],
];
const ORDERS = [
  ['A-7781', 'before-noon', '高橋 美咲', '011-222-3344', 'パークハイツ101号室'],
  ['A-7782', '10-12', '佐藤 健', '011-222-3355', '5丁目8番地'],
  ['A-7783', '14-16', '高木 誠', '011-222-3366', '5丁目9番地'],
];
/** Three orders; the second has a time slot that Sagawa doesn't have. */
const ROWS = [
  HEADERS,
  ...ORDERS.map(([number = '', slot = '', name = '', phone = '', house = '']) => [
    ...[number, 'sagawa', 'sagawa_regular', slot],
    ...[name, phone, 'JP', '060-0042', '北海道', '札幌市中央区大通西', house],
    ...[SHIPPER.full_name, SHIPPER.phone, 'JP', SHIPPER.zip, SHIPPER.province, '京都市中京区恵比須町', '427番地'],
    ...['文庫本', '2'],
  ]),
]
  .map((cells) => `${cells.join(',')}\n`)
  .join('');

export const EXAMPLES: Record<ExampleKind, string> = { request: REQUEST, error: ERROR, rows: ROWS };
