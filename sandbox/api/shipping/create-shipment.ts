import { buildTrackingNumber, type Catalogue } from '../../../contract';
import type { Issue } from '../../../rules';
import type { ResponseBody, RequestContext } from '../request-context';
import type { CarrierRecord, ShipmentRecord } from '../../store/store';
import { readInvoiceImages, renderCommercialInvoice } from './commercial-invoice';
import { createLabelRecord } from './create-label-record';
import { listCutNotices } from './list-cut-notices';
import {
  toResponseAddress,
  toResponseOptions,
  toResponseParcel,
  toResponseProduct,
  toResponseSetup,
} from './to-response';
import type { ShipmentRequest } from './request';
import { toShipment } from './to-shipment';
import { toWarning, type Notice } from './to-warning';

type Shipment = ResponseBody<'shipment-create'>;
type StoredShipment = ShipmentRecord['shipment'];

/**
 * Creates a shipment from a valid request as the carrier would: tracking numbers, label, commercial invoice. `account` is
 * undefined for in-house shipping and for test labels that require no carrier account.
 */
export async function createShipment(
  call: RequestContext & { id: string },
  request: ShipmentRequest,
  { carrierType, account, warnings }: { carrierType: string; account: CarrierRecord | undefined; warnings: Issue[] },
): Promise<ShipmentRecord> {
  const { environment, random, origin } = call;
  const { contract } = environment;
  const { setup, to_address: to, from_address: from } = request;
  const carrier = contract.catalogue.carriers[carrierType];
  const isTracked = carrier?.services[setup.service]?.tracked ?? false;
  const isCrossBorder = to.country !== from.country;
  const label = carrier ? createLabelRecord(call, request, { account, carrier }) : null;
  const currency = setup.currency ?? 'JPY';
  const shipment: StoredShipment = {
    id: call.id,
    state: 'active',
    test: setup.test === true,
    created_at: call.timestamp,
    to_address: toResponseAddress(to, contract),
    from_address: toResponseAddress(from, contract),
    products: request.products.map((product) => toResponseProduct(product, currency, setup.discount ?? 0)),
    parcels: (request.parcels ?? []).map(toResponseParcel),
    customs: request.customs
      ? { content_type: request.customs.content_type, duty_paid: request.customs.duty_paid ?? false }
      : null,
    setup: toResponseSetup(setup, contract),
    options: toResponseOptions(request.options, setup.options, contract),
    incoterms: isCrossBorder ? findIncoterms(request, carrierType, contract.catalogue) : null,
    ioss_number: request.ioss_number ?? null,
    delivery: {
      carrier: carrierType as Shipment['delivery']['carrier'],
      method: setup.service as Shipment['delivery']['method'],
      tracking_numbers:
        carrier && isTracked
          ? Array.from({ length: setup.return_label ? 2 : 1 }, () =>
              buildTrackingNumber(carrier.tracking_number, random.letters),
            )
          : [],
      invoice: null,
      warnings: [
        ...warnings.map((warning) => toWarning(call, warning)),
        ...(carrier && !isTracked ? [toWarning(call, { notice: 'not-tracked', field: 'setup.service' })] : []),
      ],
    },
  };
  const hasCarrierInvoice = label !== null && isCrossBorder && carrier?.carrier_invoice === true;
  const record: ShipmentRecord = { shipment, origin: 'api', label, hasCarrierInvoice };
  const { catalogue } = contract;
  const { renderers } = environment;
  const add = (...notices: Notice[]): void => {
    shipment.delivery.warnings.push(...notices.map((notice) => toWarning(call, notice)));
  };
  if (label) {
    const printed = toShipment(record, origin);
    const cuts = await renderers.listLabelCuts({ shipment: printed, label, catalogue });
    add(...listCutNotices(cuts, printed, 'label'));
  }
  if (isCrossBorder) {
    const images = await readInvoiceImages(environment.store, call.user.id);
    const printed = toShipment(record, origin);
    shipment.delivery.invoice = await renderCommercialInvoice({ shipment: printed, images }, environment);
    const cuts = await renderers.listInvoiceCuts({ shipment: printed, catalogue, form: 'shipper', images });
    add(...listCutNotices(cuts, printed, 'invoice'));
    // The service is what requires the signature; no field of the request contains it.
    if (carrier?.paperless_invoice && !images.signature) add({ notice: 'invoice-unsigned', field: 'setup.service' });
  }
  return record;
}

/** DDP when the shipper asked for it and the service can; else the carrier's own term. */
function findIncoterms(
  { customs, setup }: ShipmentRequest,
  carrierType: string,
  { carriers, custom }: Catalogue,
): Shipment['incoterms'] {
  const carrier = carriers[carrierType];
  const canPay = carrier?.services[setup.service]?.ddp ?? carrier?.ddp ?? true;
  if (customs?.duty_paid && canPay) return 'DDP';
  return carrier?.incoterms ?? custom.incoterms;
}
