import { buildTrackingNumber, type ApiTypes } from '../../../contract';
import type { Environment } from '../../environment';
import { UPPER_CASE_AND_DIGITS, type Random } from '../../random';
import type { ShipmentRecord } from '../../store/store';
import { toResponseAddress, toResponseOptions, toResponseProduct } from './to-response';

type Delivery = ApiTypes['schemas']['Delivery'];

const DAY = 24 * 60 * 60 * 1000;

/** Shipments that the account created in the dashboard before it used the API; `carrier` counts the domestic carriers. */
const MADE = [
  { daysAgo: 20, carrier: 1, product: '便箋', price: 1200, name: '小林 千尋' },
  { daysAgo: 6, carrier: 0, product: '手帳', price: 3400, name: '渡辺 航' },
  { daysAgo: 0, carrier: 1, product: '色鉛筆', price: 2600, name: '伊藤 由佳' },
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
  const domestic = Object.entries(contract.catalogue.carriers).filter(([, { scope }]) => scope === 'domestic');
  return MADE.map(({ daysAgo, carrier: place, product, price, name }) => {
    const [type, carrier] = domestic[place % domestic.length] ?? [];
    const [service] = Object.keys(carrier?.services ?? {});
    if (!carrier || !service) throw new Error('The catalogue has no domestic carrier.');
    return {
      origin: 'dashboard',
      label: null,
      hasCarrierInvoice: false,
      shipment: {
        id: `API-${random.letters(UPPER_CASE_AND_DIGITS, 10)}`,
        state: 'active',
        test: true,
        created_at: new Date(now() - daysAgo * DAY).toISOString(),
        to_address: toResponseAddress({ ...SHIPPER, full_name: name, address2: '12番地' }, contract),
        from_address: toResponseAddress(SHIPPER, contract),
        products: [toResponseProduct({ name: product, quantity: 1, price }, 'JPY', 0)],
        parcels: [],
        customs: null,
        setup: { currency: 'JPY', pack_size: '60', pack_amount: 1 },
        options: toResponseOptions(undefined, undefined, contract),
        incoterms: null,
        ioss_number: null,
        delivery: {
          carrier: type as Delivery['carrier'],
          method: service as Delivery['method'],
          tracking_numbers: [buildTrackingNumber(carrier.tracking_number, random.letters)],
          invoice: null,
          warnings: [],
        },
      },
    };
  });
}
