import type { Contract } from '../../../contract';
import { DAYS, fill } from './fill';
import { load, send, type Load } from './load';
import { STOCKS, type Stock } from './plan';
import { startServer } from './servers';

const DAY = 24 * 60 * 60 * 1000;
const PER_PAGE = 50;

/** The load of a page of fifty from a number of shipments: the first, the last, and the first of a filter. */
export type Listing = { stock: Stock; first: Load; last: Load; filtered: Load };

/** More calls than can be sent in a second: each is counted in the database, as with the limit that users have. */
const CALL_LIMIT = '100000/1';

/** Measures lists over a database that grows. */
export async function measureListings(file: string, contract: Contract): Promise<Listing[]> {
  const now = Date.now();
  const listings: Listing[] = [];
  let written = 0;
  for (const stock of STOCKS) {
    await fill(file, contract, { from: written, to: stock, now });
    written = stock;
    listings.push({ stock, ...(await measureListing(file, { stock, now })) });
  }
  return listings;
}

async function measureListing(
  file: string,
  { stock, now }: { stock: Stock; now: number },
): Promise<Omit<Listing, 'stock'>> {
  const server = await startServer('file', file, CALL_LIMIT);
  try {
    const since = new Date(now - (DAYS + 1) * DAY).toISOString();
    const at = (page: number, filter = '') =>
      ({ method: 'GET', path: `/shipments?created_after=${since}&limit=${PER_PAGE}&page=${page}${filter}` }) as const;
    const { pagination } = (await send(server, at(1))) as { pagination: { total_count: number } };
    if (pagination.total_count !== stock)
      throw new Error(`${pagination.total_count} of ${stock} shipments are listed.`);
    return {
      first: await load(server, at(1)),
      last: await load(server, at(stock / PER_PAGE)),
      filtered: await load(server, at(1, '&state=any&carrier=sagawa')),
    };
  } finally {
    await server.close();
  }
}
