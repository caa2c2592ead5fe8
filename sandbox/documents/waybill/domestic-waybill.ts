import type { LabelData } from '../label-data';
import { toJapaneseParty, type SourcedParty } from '../text/addresses';
import { cleanText } from '../text/clean-text';
import { formatJapaneseDay, toDayInJapan } from '../text/dates';
import { formatYen } from '../text/money';
import { countPieces } from '../text/parcels';
import { CARE, SERVICES, TEMPERATURES, WORDS } from './domestic-words';
import type { Field } from './field';
import type { WaybillPage } from './pages';

/** The contents of a waybill within Japan, as printed. */
export type DomesticWaybill = {
  carrier: string;
  service: string;
  badges: string[];
  consignee: SourcedParty;
  shipper: SourcedParty;
  delivery: Field[];
  pieces: Field[];
  goods: string;
  care: string[];
  cash: { amount: string; tax: string } | undefined;
  notes: Field[];
  trackingNumber: string | undefined;
  footer: string;
};

/** Reads the waybill of a page off a label. On the way back consignee and shipper change places. */
export function toDomesticWaybill(data: LabelData, page: WaybillPage): DomesticWaybill {
  const { shipment, catalogue } = data;
  const { delivery, setup } = shipment;
  const carrier = catalogue.carriers[delivery.carrier];
  const isReturn = page.kind === 'return';
  const [to, from] = isReturn ? (['from_address', 'to_address'] as const) : (['to_address', 'from_address'] as const);
  const cash = isReturn ? undefined : setup.cash_on_delivery;
  return {
    carrier: carrier?.name.ja ?? delivery.carrier,
    service: carrier?.services[delivery.method]?.name.ja ?? delivery.method,
    badges: [
      isReturn ? WORDS.returned : '',
      TEMPERATURES[setup.temperature ?? 'regular'],
      cash ? WORDS.cash : '',
    ].filter(Boolean),
    consignee: { ...toJapaneseParty(shipment[to]), source: to },
    shipper: { ...toJapaneseParty(shipment[from]), source: from },
    delivery: isReturn ? [] : listDelivery(data),
    pieces: listPieces(data, page),
    goods: listGoods(data),
    care: listCare(data),
    cash: cash && { amount: formatYen(cash.amount), tax: formatYen(cash.tax) },
    notes: listNotes(data),
    trackingNumber: page.trackingNumber,
    footer: `${shipment.id}　${page.trackingNumber ?? ''}　${shipment.test ? WORDS.test : WORDS.simulated}`,
  };
}

function listDelivery({ shipment: { setup }, label, catalogue }: LabelData): Field[] {
  const { delivery_date: date, delivery_time: time } = setup;
  const earliest = date === undefined ? label.earliestDelivery : null;
  return [
    earliest === null
      ? { caption: WORDS.deliveryDate, value: date === undefined ? WORDS.none : formatJapaneseDay(date) }
      : { caption: WORDS.earliestDelivery, value: formatJapaneseDay(earliest) },
    {
      caption: WORDS.deliveryTime,
      value: time === undefined ? WORDS.none : (catalogue.delivery_times[time]?.ja ?? time),
    },
  ];
}

function listPieces(data: LabelData, { kind, piece }: WaybillPage): Field[] {
  const { pack_size: size = '0' } = data.shipment.setup;
  const count = kind === 'return' ? 1 : countPieces(data.shipment);
  return [
    { caption: WORDS.size, value: size === '0' ? '' : size },
    { caption: WORDS.pieces, value: piece.count > 1 ? `${piece.number} / ${piece.count}` : String(count) },
  ].filter(({ value }) => value !== '');
}

function listGoods({ shipment: { products } }: LabelData): string {
  return cleanText(products.map(({ name, quantity }) => (quantity > 1 ? `${name} ×${quantity}` : name)).join('、'));
}

function listCare({ shipment: { options, setup } }: LabelData): string[] {
  return [
    options.fragile ? CARE.fragile : '',
    options.side_up ? CARE.side_up : '',
    options.valuable_goods ? CARE.valuable_goods : '',
    setup.security_service ? SERVICES.security_service : '',
    setup.signature ? SERVICES.signature : '',
    setup.instructions?.length ? `${SERVICES.instructions} ${setup.instructions.join(' ')}` : '',
  ].filter(Boolean);
}

function listNotes({ shipment: { setup, created_at: created }, label }: LabelData): Field[] {
  const notes: Field[] = [
    { caption: WORDS.shippingDate, value: formatJapaneseDay(setup.date ?? toDayInJapan(created)) },
    { caption: WORDS.reference, value: cleanText(setup.ref_number ?? ''), source: 'setup.ref_number' },
    { caption: WORDS.account, value: cleanText(label.accountNumber ?? '') },
    { caption: WORDS.note, value: cleanText(setup.delivery_note ?? ''), source: 'setup.delivery_note' },
  ];
  return notes.filter(({ value }) => value !== '');
}
