import type { ApiTypes, Contract } from '../../contract';
import type { Params } from '../../rules';
import type { CarrierRecord } from '../store/store';

type Api = ApiTypes['schemas'];

/** The body of a call for rates once it was judged valid. */
export type RateRequest = {
  setup: Api['Setup'] & { carrier?: string; carrier_id?: string };
  to_address: Api['Address'];
  from_address: Api['Address'];
  products?: Api['Product'][];
  parcels?: Api['Parcel'][];
  customs?: Api['Customs'];
};

/** Prices of an account, or the phrase that says why there are none. */
export type Quote = { rates: Api['Rate'][] } | { failure: string; params?: Params };

export type QuoteInput = {
  account: CarrierRecord;
  request: RateRequest;
  /** Milliseconds since 1970, UTC. */
  now: number;
  contract: Contract;
};
