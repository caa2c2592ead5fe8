import type { Environment } from '../environment';
import { UPPER_CASE_AND_DIGITS, type Random } from '../random';
import type { ShipmentRecord } from '../store/store';
import { echoAddress, echoOptions, echoProduct } from './echo';
import { createTrackingNumber } from './tracking-number';

const DAY = 24 * 60 * 60 * 1000;

/** Days ago, what and for whom: what the account made in the dashboard before it used the API. */
const MADE = [
  { daysAgo: 20, carrier: 'sagawa', service: 'sagawa_regular', product: '便箋', price: 1200, name: '小林 千尋' },
  { daysAgo: 6, carrier: 'yamato', service: 'yamato_regular', product: '手帳', price: 3400, name: '渡辺 航' },
  { daysAgo: 0, carrier: 'sagawa', service: 'sagawa_regular', product: '色鉛筆', price: 2600, name: '伊藤 由佳' },
] as const;

const SHIPPER = {
  full_name: '森文具店',
  phone: '0752110456',
  country: 'JP',
  province: '京都府',
  zip: '604-8005',
  address1: '京都市中京区恵比須町',
  address2: '427番地',
};

/** Three shipments of the dashboard, on different days; a list shows them for `scope=all` only. */
export function createDashboardShipments({ contract, now }: Environment, random: Random): ShipmentRecord[] {
  return MADE.map(({ daysAgo, carrier, service, product, price, name }) => ({
    origin: 'dashboard',
    label: null,
    shipment: {
      id: `API-${random.letters(UPPER_CASE_AND_DIGITS, 10)}`,
      state: 'active',
      test: true,
      created_at: new Date(now() - daysAgo * DAY).toISOString(),
      to_address: echoAddress({ ...SHIPPER, full_name: name, address2: '12番地' }, contract),
      from_address: echoAddress(SHIPPER, contract),
      products: [echoProduct({ name: product, quantity: 1, price }, 'JPY', 0)],
      parcels: [],
      customs: null,
      setup: { currency: 'JPY', pack_size: '60', pack_amount: 1 },
      options: echoOptions(undefined, undefined, contract),
      incoterms: null,
      ioss_number: null,
      delivery: {
        carrier,
        method: service,
        tracking_numbers: [createTrackingNumber(carrier, random)],
        label: null,
        invoice: null,
        carrier_invoice: null,
        warnings: [],
      },
    },
  }));
}
