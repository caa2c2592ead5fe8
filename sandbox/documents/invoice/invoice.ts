import { multiplyDecimals, sumDecimals } from '../../../rules';
import type { InvoiceData, InvoiceImages, Shipment } from '../label-data';
import { toLatinParty, type SourcedParty } from '../text/addresses';
import { cleanText } from '../text/clean-text';
import { toDayInJapan } from '../text/dates';
import { formatAmount, formatCount, formatMoney, roundAmount } from '../text/money';
import { countPieces, formatWeight } from '../text/parcels';
import { listGiven, type Field } from '../waybill/field';
import { INVOICE_WORDS as WORDS } from './invoice-words';

/** The contents of a commercial invoice, as printed. */
export type Invoice = {
  title: string;
  /** The carrier on whose form it is, else undefined. */
  carrier: string | undefined;
  number: string;
  shipper: SourcedParty & { details: string[] };
  consignee: SourcedParty & { details: string[] };
  fields: Field[];
  /** Cells of each product, in the order of the columns. */
  lines: string[][];
  sums: Field[];
  total: Field;
  footer: string;
  images: InvoiceImages;
};

/**
 * Reads a commercial invoice off a shipment. Prices have the discount taken off already; the total is that of the goods
 * and the shipping fee. What the parcel is insured for is no cost, so it is listed apart.
 */
export function toInvoice({ shipment, catalogue, form, images = {} }: InvoiceData): Invoice {
  const { setup, products, delivery } = shipment;
  const { currency = 'JPY', discount = 0, shipping_fee: fee = 0 } = setup;
  const carrier = catalogue.carriers[delivery.carrier]?.name.en ?? delivery.carrier;
  const amounts = products.map(({ price = 0, quantity }) => roundAmount(multiplyDecimals(price, quantity), currency));
  const goods = sumDecimals(amounts);
  return {
    title: WORDS.title,
    carrier: form === 'carrier' ? cleanText(carrier) : undefined,
    number: shipment.id,
    shipper: {
      ...toLatinParty(shipment.from_address),
      source: 'from_address',
      details: listDetails([WORDS.email, shipment.from_address.email]),
    },
    consignee: {
      ...toLatinParty(shipment.to_address),
      source: 'to_address',
      details: listDetails([WORDS.email, shipment.to_address.email], [WORDS.taxId, setup.consignee_tax_id]),
    },
    fields: listFields(
      shipment,
      carrier,
      catalogue.carriers[delivery.carrier]?.services[delivery.method]?.name.en ?? '',
    ),
    lines: products.map(({ name, hs_code: code = '', origin_country: origin = '', quantity, price = 0 }, index) => [
      String(index + 1),
      ...[name, code, origin].map(cleanText),
      formatCount(quantity),
      formatAmount(price, currency),
      formatAmount(amounts[index] ?? 0, currency),
    ]),
    sums: [
      { caption: WORDS.goods, value: formatAmount(goods, currency) },
      ...(discount > 0 ? [{ caption: WORDS.discount(discount), value: WORDS.discounted }] : []),
      ...(fee > 0 ? [{ caption: WORDS.shippingFee, value: formatAmount(fee, currency) }] : []),
    ],
    total: { caption: WORDS.total, value: formatMoney(sumDecimals([goods, roundAmount(fee, currency)]), currency) },
    footer: `${shipment.id}  ${shipment.test ? WORDS.test : WORDS.simulated}`,
    images,
  };
}

function listFields(shipment: Shipment, carrier: string, service: string): Field[] {
  const { setup, delivery, incoterms, customs, ioss_number: ioss, created_at: created } = shipment;
  const { currency = 'JPY', insurance = 0 } = setup;
  return listGiven([
    [WORDS.shippingDate, setup.date ?? toDayInJapan(created)],
    [WORDS.carrier, [carrier, service].filter(Boolean).join(', ')],
    [WORDS.waybill, delivery.tracking_numbers.join(', ')],
    [WORDS.reference, setup.ref_number ?? '', 'setup.ref_number'],
    [WORDS.incoterms, incoterms === null ? '' : WORDS.terms[incoterms]],
    [WORDS.contentType, customs ? WORDS.contentTypes[customs.content_type] : ''],
    [WORDS.currency, currency],
    [WORDS.ioss, ioss ?? ''],
    [WORDS.packages, String(countPieces(shipment))],
    [WORDS.weight, formatWeight(shipment)],
    [WORDS.insured, insurance > 0 ? formatMoney(insurance, currency) : ''],
  ]);
}

function listDetails(...details: [caption: string, value: string | undefined][]): string[] {
  return details.flatMap(([caption, value]) => {
    const text = cleanText(value ?? '');
    return text === '' ? [] : [`${caption}: ${text}`];
  });
}
