import type { ApiTypes } from '../../../contract';

type Api = ApiTypes['schemas'];

/** The body of a creation once it was judged valid. */
export type ShipmentRequest = {
  setup: Api['Setup'] & { carrier?: string; carrier_id?: string; service: string; test?: boolean };
  to_address: Api['Address'] & Record<string, unknown>;
  from_address: Api['Address'] & Record<string, unknown>;
  products: Api['Product'][];
  parcels?: Api['Parcel'][];
  customs?: Api['Customs'];
  options?: Api['Options'];
  ioss_number?: string;
};
