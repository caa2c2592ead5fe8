import { toJapanDay, type Issue } from '../../rules';
import type { Answer, Call } from '../call';
import { renderMessage } from '../http/error-body';
import type { CarrierRecord, ShipmentRecord } from '../store/store';
import { renderCommercialInvoice } from './commercial-invoice';
import { createLabelRecord } from './create-label-record';
import { echoAddress, echoOptions, echoParcel, echoProduct, echoSetup } from './echo';
import type { ShipmentRequest } from './request';
import { createTrackingNumber } from './tracking-number';

type Shipment = Answer<'shipment-create'>;

/** Carriers that make a commercial invoice of their own. */
const WITH_CARRIER_INVOICE = new Set(['dhl', 'fedex', 'ups']);

/**
 * Makes a shipment from a valid request, as the carrier would: tracking numbers, what is printed, the commercial invoice.
 * `account` is undefined for in-house shipping and for test labels that need no registration.
 */
export async function createShipment(
  call: Call & { id: string },
  request: ShipmentRequest,
  { carrierType, account, warnings }: { carrierType: string; account: CarrierRecord | undefined; warnings: Issue[] },
): Promise<ShipmentRecord> {
  const { environment, random, now, origin } = call;
  const { contract } = environment;
  const { setup, to_address: to, from_address: from } = request;
  const carrier = contract.catalogue.carriers[carrierType];
  const isCrossBorder = to.country !== from.country;
  const label = carrier ? createLabelRecord(call, request, { account, carrier }) : null;
  const month = toJapanDay(now).slice(0, 7).replace('-', '');
  const currency = setup.currency ?? 'JPY';
  const shipment: Shipment = {
    id: call.id,
    state: 'active',
    test: setup.test === true,
    created_at: call.timestamp,
    to_address: echoAddress(to, contract),
    from_address: echoAddress(from, contract),
    products: request.products.map((product) => echoProduct(product, currency, setup.discount ?? 0)),
    parcels: (request.parcels ?? []).map(echoParcel),
    customs: request.customs
      ? { content_type: request.customs.content_type, duty_paid: request.customs.duty_paid ?? false }
      : null,
    setup: echoSetup(setup, contract),
    options: echoOptions(request.options, setup.options, contract),
    incoterms: isCrossBorder ? findIncoterms(request, carrierType, contract.catalogue) : null,
    ioss_number: request.ioss_number ?? null,
    delivery: {
      carrier: carrierType as Shipment['delivery']['carrier'],
      method: setup.service as Shipment['delivery']['method'],
      tracking_numbers: carrier
        ? Array.from({ length: setup.return_label ? 2 : 1 }, () => createTrackingNumber(carrierType, random))
        : [],
      label: label && `${origin}/labels/${month}/${label.id}.pdf`,
      invoice: null,
      carrier_invoice:
        label && isCrossBorder && WITH_CARRIER_INVOICE.has(carrierType)
          ? `${origin}/carrier-invoices/${month}/${label.id}.pdf`
          : null,
      warnings: warnings.map((warning) => toWarning(call, warning)),
    },
  };
  if (isCrossBorder) shipment.delivery.invoice = await renderCommercialInvoice(shipment, environment);
  return { shipment, origin: 'api', label };
}

/** DDP when the shipper asked for it and the service can; else DAP at DHL and DDU elsewhere. */
function findIncoterms(
  { customs, setup }: ShipmentRequest,
  carrierType: string,
  { carriers }: Call['environment']['contract']['catalogue'],
): Shipment['incoterms'] {
  const carrier = carriers[carrierType];
  const canPay = carrier?.services[setup.service]?.ddp ?? carrier?.ddp ?? true;
  if (customs?.duty_paid && canPay) return 'DDP';
  return carrierType === 'dhl' ? 'DAP' : 'DDU';
}

function toWarning({ environment, locale }: Call, issue: Issue): Shipment['delivery']['warnings'][number] {
  const message = renderMessage(issue, environment.sentences[locale], locale);
  return { type: issue.field.startsWith('customs') ? 'customs' : 'setup', message };
}
