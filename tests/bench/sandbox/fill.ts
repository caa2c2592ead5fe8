import type { Contract } from '../../../contract';
import type { Store } from '../../../sandbox';
import { openStore } from '../../../sandbox/node';
import { STOCKS } from './plan';

type Writer = Parameters<Parameters<Store['write']>[0]>[0];
type ShipmentRecord = NonNullable<Awaited<ReturnType<Writer['findShipmentByLabel']>>>;

const DAY = 24 * 60 * 60 * 1000;
/** Shipments in one transaction. */
const TOGETHER = 1000;
const STOCK_MAX = Math.max(...STOCKS);

/** Days over which shipments are spread: within the two months that lists look back. */
export const DAYS = 30;

/**
 * Writes shipments into a database file until it contains a number of them. They are copies of a recorded one, written
 * through the sandbox's store: a hundred thousand calls would need minutes.
 */
export async function fill(
  file: string,
  contract: Contract,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<void> {
  const found = contract.examples.find(({ operation, name }) => `${operation}/${name}` === 'shipment-create/sagawa');
  const shipment = found?.response as ShipmentRecord['shipment'];
  const store = await openStore({ data: file });
  for (let start = from; start < to; start += TOGETHER) {
    await store.write(async (writer) => {
      for (let index = start; index < Math.min(start + TOGETHER, to); index += 1) {
        const id = `API-${index.toString(36).toUpperCase().padStart(10, '0')}`;
        const created_at = new Date(now - DAYS * DAY * (1 - index / STOCK_MAX)).toISOString();
        const delivery = { ...shipment.delivery, tracking_numbers: [String(index).padStart(12, '0')] };
        await writer.put('shipment', 'account', {
          id,
          shipment: { ...shipment, id, created_at, delivery },
          origin: 'api',
          label: null,
          hasCarrierInvoice: false,
        });
      }
    });
  }
  await store.close();
}
