import type { ApiTypes, Contract, DataFiles } from '../../../contract';
import type { Issue, Params } from '../../../rules';
import type { CarrierRecord } from '../../store/store';

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

/** The rates of an account; or the rules that a shipment would break, or the phrase that says why there is no rate. */
export type Quote =
  { rates: Api['Rate'][] } | { issues: Issue[] } | { code: Api['RateError']['code']; phrase: string; params?: Params };

export type QuoteInput = {
  account: CarrierRecord;
  carrier: DataFiles['schemas']['CarrierEntry'];
  request: RateRequest;
  /** Milliseconds since 1970, UTC. */
  now: number;
  contract: Contract;
  /** Whether there is a price where none was negotiated. */
  hasSampleRates: boolean;
};
