import type { ApiTypes, Contract } from '../../contract';
import type { LabelRecord } from '../store/label-record';

export type Shipment = ApiTypes['schemas']['Shipment'];
export type Address = ApiTypes['schemas']['Address'];
export type Catalogue = Contract['catalogue'];

/** Bytes of TrueType fonts. The same bytes, passed again, are parsed once only. */
export type FontFiles = { regular: Uint8Array; bold: Uint8Array };

/** Fonts to embed. What neither has is drawn as 〓, the mark with which Japanese printers fill a gap. */
export type Fonts = { latin: FontFiles; japanese: FontFiles };

/** Fonts, or a way to them for a caller who wants them loaded only when a document needs them. */
export type FontSource = Fonts | (() => Promise<Fonts>);

/** A label: the shipment as it is kept, how it is printed, and the names of carriers, services and delivery times. */
export type LabelData = { shipment: Shipment; label: LabelRecord; catalogue: Catalogue };

/** A commercial invoice: the shipper's own, or the same on the carrier's form. */
export type InvoiceData = { shipment: Shipment; catalogue: Catalogue; form: 'shipper' | 'carrier' };
