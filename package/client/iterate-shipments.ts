import type { Shipment, ShipmentPage } from '../client-interface';
import { buildRequest } from './build-request';
import { callOperation, type Shared } from './call-operation';
import type { Entry } from './client-data';

type Query = Record<string, string | number | boolean | undefined>;

/** As many as the API returns at once. */
const PAGE_SIZE = 250;

/** The shipments of all pages. One that moves to the next page while others are created comes only once. */
export async function* iterateShipments(
  { query: asked, ...parts }: { query?: Query; signal?: AbortSignal },
  shared: Shared,
): AsyncGenerator<Shipment, void> {
  const query = asked ?? {};
  const {
    settings,
    data: { operations, version },
  } = shared;
  const entry = operations.listShipments as Entry;
  buildRequest('iterateShipments', { entry, parts: { ...parts, query }, settings, version });
  const seen = new Set<string>();
  for (let page = Number(query.page ?? 1), pages = page; page <= pages; page += 1) {
    const { data } = await callOperation(
      'listShipments',
      { ...parts, query: { limit: PAGE_SIZE, ...query, page } },
      shared,
    );
    const { shipments, pagination } = data as ShipmentPage;
    pages = pagination.total_pages;
    for (const shipment of shipments) {
      if (!seen.has(shipment.id)) yield shipment;
      seen.add(shipment.id);
    }
  }
}
