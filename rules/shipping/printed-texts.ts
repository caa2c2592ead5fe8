import { toPrintedText } from '../text-length';
import { PRINTED } from './address-lines';
import { findPrinted, listAddresses, type NamedAddress } from './addresses';
import type { ShippingSubject } from './subject';

/** In what the documents of a shipment are written: domestic labels in Japanese, international ones in Latin letters. */
export type PrintedScript = 'japanese' | 'latin';

/** A text of a request that a label or an invoice shows, composed as it is printed. */
export type PrintedText = { field: string; text: string; kind: 'address' | 'product' | 'note' };

/** The script of the documents; undefined where nothing is printed, as for in-house shipping within Japan. */
export function findPrintedScript({ carrier, isCrossBorder }: ShippingSubject): PrintedScript | undefined {
  if (carrier) return carrier.scope === 'domestic' ? 'japanese' : 'latin';
  return isCrossBorder ? 'latin' : undefined;
}

/** Every text of a request that the documents of its shipment show, in a script. */
export function listPrintedTexts(subject: ShippingSubject, script: PrintedScript): PrintedText[] {
  const { products, setup } = subject;
  const found: PrintedText[] = [];
  const add = (kind: PrintedText['kind'], field: string, text: string | undefined) => {
    if (text !== undefined) found.push({ kind, field, text: toPrintedText(text) });
  };
  for (const named of listAddresses(subject)) {
    for (const { field, text } of listAddressTexts(named, script)) add('address', `${named.name}.${field}`, text);
    if (script === 'latin') add('note', `${named.name}.email`, named.address.text('email'));
  }
  products.forEach((product, index) => add('product', `products.${index}.name`, product.text('name')));
  for (const field of ['ref_number', 'delivery_note', ...(script === 'latin' ? ['consignee_tax_id'] : [])]) {
    add('note', `setup.${field}`, setup.text(field));
  }
  return found;
}

/** The names and lines of an address that are printed, in the form of the script. */
function listAddressTexts({ address }: NamedAddress, script: PrintedScript): { field: string; text: string }[] {
  const scope = script === 'japanese' ? 'domestic' : 'international';
  const city = script === 'japanese' && !address.isMissing('address1_kanji') ? [] : ['city'];
  const fields = [...PRINTED, ...city, 'province', 'zip'];
  const texts = fields.flatMap((field) => findPrinted(address, field, { scope }) ?? []);
  // Without a Latin name, the Japanese one is printed.
  const isNamed = texts.some(({ field }) => /^(full_name|company)/.test(field));
  const others = isNamed ? [] : ['full_name_kanji', 'company_kanji'];
  return [...others.flatMap((field) => findPrinted(address, field, { scope }) ?? []), ...texts];
}
