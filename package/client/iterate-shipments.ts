import type { Shipment, ShipmentPage } from '../client-interface';
import type { Parts } from './build-request';
import { callOperation, type Shared } from './call-operation';

const METHOD = 'iterateShipments';
/** As many as the API returns at once. */
const PAGE_SIZE = 250;

/** The shipments of all pages. One that moves to the next page while others are created comes only once. */
export async function* iterateShipments(parts: Parts, shared: Shared): AsyncGenerator<Shipment, void> {
  const query = parts.query ?? {};
  const seen = new Set<string>();
  for (let page = query.page ?? 1; ; page = Number(page) + 1) {
    // What isn't an object is rejected as it is.
    const asked = typeof query === 'object' ? { limit: PAGE_SIZE, ...query, page } : query;
    const { data } = await callOperation('listShipments', { ...parts, query: asked }, shared, METHOD);
    const { shipments, pagination } = data as ShipmentPage;
    for (const shipment of shipments) {
      if (!seen.has(shipment.id)) yield shipment;
      seen.add(shipment.id);
    }
    if (!(Number(page) < pagination.total_pages)) return;
  }
}
