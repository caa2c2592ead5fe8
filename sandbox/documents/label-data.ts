import type { ApiTypes, Contract } from '../../contract';
import type { LabelRecord } from '../store/label-record';

export type Shipment = ApiTypes['schemas']['Shipment'];
export type Address = ApiTypes['schemas']['Address'];
export type Catalogue = Contract['catalogue'];

/** A label: the shipment as it is kept, how it is printed, and the names of carriers, services and delivery times. */
export type LabelData = { shipment: Shipment; label: LabelRecord; catalogue: Catalogue };

/** Images that the shipper uploaded, PNG or JPEG in Base64. */
export type InvoiceImages = { signature?: string | undefined; logo?: string | undefined };

/** A commercial invoice: the shipper's own, or the same on the carrier's form. */
export type InvoiceData = {
  shipment: Shipment;
  catalogue: Catalogue;
  form: 'shipper' | 'carrier';
  images?: InvoiceImages;
};
