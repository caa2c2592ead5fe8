import type { Language } from '../../../contract';
import type { LabelData, Shipment } from '../label-data';
import { toJapaneseParty, toLatinParty, type SourcedParty } from '../text/addresses';
import { cleanText } from '../text/clean-text';
import { formatJapaneseDay, toDayInJapan } from '../text/dates';
import { formatCount, formatMoney, formatYen } from '../text/money';
import { countPieces, formatDimensions, formatWeight } from '../text/parcels';
import type { Field } from './field';
import { TEMPERATURES, WORDS } from './domestic-words';
import { LATIN_WORDS } from './latin-words';
import { COPY_WORDS, type CopyWords } from './shipper-copy-words';

/** The shipper's copy: the lower half of an A4 sheet, or the archive page. */
export type ShipperCopy = {
  words: CopyWords;
  title: string;
  carrier: string;
  fields: Field[];
  consignee: SourcedParty;
  shipper: SourcedParty;
  products: { name: string; quantity: string; price: string }[];
};

export function toShipperCopy(data: LabelData, language: Language, title: 'copy' | 'archive'): ShipperCopy {
  const { shipment, catalogue } = data;
  const { delivery, setup, products } = shipment;
  const words = COPY_WORDS[language];
  const carrier = catalogue.carriers[delivery.carrier];
  const names = [carrier?.name, carrier?.services[delivery.method]?.name].map((name) => name?.[language]);
  const toParty = language === 'ja' ? toJapaneseParty : toLatinParty;
  return {
    words,
    title: words[title],
    carrier: names.filter(Boolean).join('　'),
    fields: (language === 'ja' ? listInJapanese(data) : listInEnglish(data)).filter(({ value }) => value !== ''),
    consignee: { ...toParty(shipment.to_address), source: 'to_address' },
    shipper: { ...toParty(shipment.from_address), source: 'from_address' },
    products: products.map(({ name, quantity, price }) => ({
      name: cleanText(name),
      quantity: formatCount(quantity),
      price: price === undefined ? '' : formatPrice(price, setup, language),
    })),
  };
}

function listInJapanese({ shipment, label, catalogue }: LabelData): Field[] {
  const { setup, delivery, created_at: created } = shipment;
  const { delivery_date: date, delivery_time: time, cash_on_delivery: cash } = setup;
  return [
    { caption: WORDS.number, value: delivery.tracking_numbers.join(', ') },
    { caption: WORDS.shippingDate, value: formatJapaneseDay(setup.date ?? toDayInJapan(created)) },
    { caption: WORDS.deliveryDate, value: formatJapaneseDay(date ?? '') },
    { caption: WORDS.deliveryTime, value: time === undefined ? '' : (catalogue.delivery_times[time]?.ja ?? time) },
    {
      caption: WORDS.earliestDelivery,
      value: date === undefined ? formatJapaneseDay(label.earliestDelivery ?? '') : '',
    },
    { caption: WORDS.pieces, value: String(countPieces(shipment)) },
    { caption: WORDS.size, value: (setup.pack_size ?? '0') === '0' ? '' : (setup.pack_size ?? '') },
    { caption: WORDS.temperature, value: TEMPERATURES[setup.temperature ?? 'regular'] },
    { caption: WORDS.cash, value: cash ? formatYen(cash.amount) : '' },
    { caption: WORDS.reference, value: cleanText(setup.ref_number ?? ''), source: 'setup.ref_number' },
    { caption: WORDS.account, value: cleanText(label.accountNumber ?? '') },
    { caption: WORDS.note, value: cleanText(setup.delivery_note ?? ''), source: 'setup.delivery_note' },
  ];
}

function listInEnglish({ shipment, label, catalogue }: LabelData): Field[] {
  const { setup, delivery, created_at: created, incoterms, ioss_number: ioss } = shipment;
  return [
    { caption: LATIN_WORDS.number, value: delivery.tracking_numbers.join(', ') },
    { caption: LATIN_WORDS.shippingDate, value: setup.date ?? toDayInJapan(created) },
    { caption: LATIN_WORDS.pieces, value: String(countPieces(shipment)) },
    { caption: LATIN_WORDS.weight, value: formatWeight(shipment) },
    { caption: LATIN_WORDS.dimensions, value: formatDimensions(shipment, catalogue) },
    {
      caption: LATIN_WORDS.insured,
      value: setup.insurance ? formatMoney(setup.insurance, setup.currency ?? 'JPY') : '',
    },
    { caption: LATIN_WORDS.duties, value: incoterms === null ? '' : LATIN_WORDS.paidBy[incoterms] },
    { caption: LATIN_WORDS.ioss, value: cleanText(ioss ?? '') },
    { caption: LATIN_WORDS.reference, value: cleanText(setup.ref_number ?? ''), source: 'setup.ref_number' },
    { caption: LATIN_WORDS.account, value: cleanText(label.accountNumber ?? '') },
    { caption: LATIN_WORDS.note, value: cleanText(setup.delivery_note ?? ''), source: 'setup.delivery_note' },
  ];
}

function formatPrice(price: number, { currency = 'JPY' }: Shipment['setup'], language: Language): string {
  return language === 'ja' && currency === 'JPY' ? formatYen(price) : formatMoney(price, currency);
}
