import type { Cut, Source } from '../../documents/drawing/drawing';
import type { Shipment } from '../../documents/label-data';
import type { Notice, NoticeField } from './to-warning';

/** How many characters before the end of a text a warning quotes. */
const QUOTED = 12;

/**
 * Notices about the strings that a document has no room for: which fields they are from, after which characters they
 * end, and how many are missing. A string that is cut on several pages is reported once.
 */
export function listCutNotices(cuts: readonly Cut[], shipment: Shipment, document: 'label' | 'invoice'): Notice[] {
  const reported = new Set<string>();
  return cuts.flatMap(({ source, text, shown }) => {
    const [whole, printed] = [text, shown].map(withoutBlanks) as [string, string];
    const [field, ...others] = listTexts(shipment, source)
      .filter(([field, value]) => !reported.has(field) && whole.includes(value) && !printed.includes(value))
      .map(([field]) => field);
    if (field === undefined) return [];
    // A line of the document can consist of several fields; the message names them all.
    const fields = [field, ...others];
    for (const one of fields) reported.add(one);
    const count = Array.from(whole).length - Array.from(printed).length;
    const end = Array.from(shown).slice(-QUOTED).join('').replaceAll('\n', ' ').trim();
    return [{ notice: `${document}-cut`, field, params: { fields, end, count } }];
  });
}

type Text = [field: NoticeField, text: string];

/** The fields that are printed from a source, with their strings. */
function listTexts(shipment: Shipment, source: Source): Text[] {
  const texts = listFields(shipment, source).map(([field, text]): Text => [field, withoutBlanks(text)]);
  return texts.filter(([, text]) => text !== '');
}

function listFields({ setup, products, ...shipment }: Shipment, source: Source): Text[] {
  if (source === 'setup.ref_number') return [[source, setup.ref_number ?? '']];
  if (source === 'setup.delivery_note') return [[source, setup.delivery_note ?? '']];
  if (source === 'products') return products.map(({ name }, index) => [`products.${index}.name`, name]);
  return Object.entries(shipment[source]).map(([field, text]) => [`${source}.${field}`, text]);
}

/** Lines break at blanks, which are then not printed. */
function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}
