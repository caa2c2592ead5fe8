/** Bodies that every client sends. The compiler checks them against the types that each tool generates. */

const shippingDate = process.env.SHIPPING_DATE ?? '';

export const dhlAccount = {
  type: 'dhl' as const,
  credentials: {
    account_number: '950264471',
    site_id: 'MORI-K02',
    password: 'correct-horse',
    address: {
      company: 'Mori Stationery',
      phone: '0752110456',
      address1: 'Nakagyo-ku Ebisucho 427',
      zip: '6048005',
      city: 'Kyoto',
      country: 'JP' as const,
    },
  },
};

/** Japan Post accepts at most 30 kg for a parcel: the carrier that fails in a call for rates. */
export const japanPostAccount = {
  type: 'japanpost' as const,
  credentials: {
    user_id: 'mori-intl',
    customer_numbers: ['0604', '8005', '0042', '7002'] as [string, string, string, string],
  },
};

export const consignee = {
  full_name: 'Priya Raman',
  phone: '+442079460123',
  country: 'GB' as const,
  zip: 'SE1 7PB',
  city: 'London',
  address1: '14 Lower Marsh',
};

const shipper = {
  company: 'Mori Stationery',
  phone: '0752110456',
  country: 'JP' as const,
  province: 'Kyoto',
  zip: '604-8005',
  city: 'Kyoto',
  address1: 'Nakagyo-ku Ebisucho 427',
};

export const domesticShipment = {
  setup: {
    carrier: 'sagawa' as const,
    service: 'sagawa_regular' as const,
    date: shippingDate,
    pack_size: '80',
    pack_amount: 1,
    test: true,
  },
  to_address: {
    full_name: '高橋 美咲',
    phone: '0112223344',
    country: 'JP' as const,
    province: '北海道',
    zip: '060-0042',
    address1: '札幌市中央区大通西',
    address2: '5丁目8番地',
  },
  from_address: {
    full_name: '森文具店',
    phone: '0752110456',
    country: 'JP' as const,
    province: '京都府',
    zip: '604-8005',
    address1: '京都市中京区',
    address2: '恵比須町427',
  },
  products: [{ name: '文房具', quantity: 2, price: 4000 }],
};

const pen = {
  name: 'Fountain pen',
  quantity: 2,
  price: 5000,
  weight: 45,
  hs_code: '960830',
  origin_country: 'JP',
};

export const rateRequest = {
  setup: { currency: 'JPY' as const, date: shippingDate },
  to_address: consignee,
  from_address: shipper,
  products: [pen],
  parcels: [{ width: 60, height: 40, depth: 40, weight: 32_000 }],
  customs: { content_type: 'MERCHANDISE' as const },
};

export const internationalShipment = {
  ...rateRequest,
  setup: { ...rateRequest.setup, carrier: 'dhl' as const, service: 'dhl_express_worldwide' as const, test: true },
};

export const subUser = { key: 'store-osaka@mori-stationery.example', info: { company: 'Mori Osaka' }, api_token: true };

/** The types are right, but the value is rejected: DHL addresses have at most 45 characters. */
export const longAddress = {
  ...internationalShipment,
  to_address: { ...consignee, address1: '14 Lower Marsh right behind the old railway station' },
};
