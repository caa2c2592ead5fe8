import type { LabelData } from '../label-data';
import { toLatinParty, type SourcedParty } from '../text/addresses';
import { cleanText } from '../text/clean-text';
import { toDayInJapan } from '../text/dates';
import { formatMoney } from '../text/money';
import { countPieces, formatDimensions, formatValue, formatWeight } from '../text/parcels';
import { listGiven, type Field } from './field';
import { LATIN_WORDS as WORDS } from './latin-words';
import type { WaybillPage } from './pages';

/** The contents of an international waybill, as printed. */
export type InternationalWaybill = {
  carrier: string;
  service: string;
  badges: string[];
  consignee: SourcedParty;
  shipper: SourcedParty;
  /** Where it goes, to be read from afar: the country's code and the postal code. */
  route: { country: string; zip: string };
  /** The carrier account, printed next to the shipper. */
  account: Field[];
  facts: Field[];
  trackingNumber: string | undefined;
  footer: string;
};

/** Reads the waybill of a page off a label. On the way back consignee and shipper change places. */
export function toInternationalWaybill(data: LabelData, page: WaybillPage): InternationalWaybill {
  const { shipment, catalogue, label } = data;
  const { delivery, setup, created_at: created } = shipment;
  const carrier = catalogue.carriers[delivery.carrier];
  const isReturn = page.kind === 'return';
  const [to, from] = isReturn ? (['from_address', 'to_address'] as const) : (['to_address', 'from_address'] as const);
  const consignee: SourcedParty = { ...toLatinParty(shipment[to]), source: to };
  const { country } = shipment[to];
  return {
    carrier: carrier?.name.en ?? delivery.carrier,
    service: carrier?.services[delivery.method]?.name.en ?? delivery.method,
    badges: [isReturn ? WORDS.returned : '', setup.signature ? WORDS.signature : ''].filter(Boolean),
    consignee,
    shipper: { ...toLatinParty(shipment[from]), source: from },
    route: { country: cleanText(country ?? ''), zip: consignee.zip },
    account: listGiven([
      [WORDS.shippingDate, setup.date ?? toDayInJapan(created)],
      [WORDS.account, label.accountNumber ?? ''],
      [WORDS.reference, setup.ref_number ?? '', 'setup.ref_number'],
    ]),
    facts: listFacts(data, page),
    trackingNumber: page.trackingNumber,
    footer: `${shipment.id}  ${page.trackingNumber ?? ''}  ${shipment.test ? WORDS.test : WORDS.simulated}`,
  };
}

function listFacts({ shipment, catalogue }: LabelData, { kind, piece }: WaybillPage): Field[] {
  const { setup, incoterms, products } = shipment;
  const count = kind === 'return' ? 1 : countPieces(shipment);
  const insurance = setup.insurance ?? 0;
  return listGiven([
    [WORDS.pieces, piece.count > 1 ? `${piece.number} / ${piece.count}` : String(count)],
    [WORDS.weight, formatWeight(shipment)],
    [WORDS.dimensions, formatDimensions(shipment, catalogue)],
    [WORDS.contents, products.map(({ name }) => name).join(', '), 'products'],
    [WORDS.value, formatValue(shipment)],
    [WORDS.duties, incoterms === null ? '' : WORDS.paidBy[incoterms]],
    [WORDS.insured, insurance > 0 ? formatMoney(insurance, setup.currency ?? 'JPY') : ''],
    [WORDS.note, setup.delivery_note ?? '', 'setup.delivery_note'],
  ]);
}
