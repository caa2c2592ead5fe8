import type { Cut, Source } from '../../documents/drawing/drawing';
import type { Shipment } from '../../documents/label-data';
import type { RequestContext } from '../request-context';

type Warning = Shipment['delivery']['warnings'][number];

/** How many characters before the end of a text a warning quotes. */
const QUOTED = 12;

/**
 * Warnings about the strings that a document has no room for: which fields they are from, after which characters they
 * end, and how many are missing. A string that is cut on several pages is reported once.
 */
export function listCutWarnings(
  cuts: readonly Cut[],
  shipment: Shipment,
  { document, say }: { document: 'label' | 'invoice'; say: RequestContext['say'] },
): Warning[] {
  const reported = new Set<string>();
  return cuts.flatMap(({ source, text, shown }) => {
    const [whole, printed] = [text, shown].map(withoutBlanks) as [string, string];
    const fields = listTexts(shipment, source)
      .filter(([field, value]) => !reported.has(field) && whole.includes(value) && !printed.includes(value))
      .map(([field]) => field);
    if (fields.length === 0) return [];
    for (const field of fields) reported.add(field);
    const count = Array.from(whole).length - Array.from(printed).length;
    const end = Array.from(shown).slice(-QUOTED).join('').replaceAll('\n', ' ').trim();
    // A line of the document can consist of several fields; the message names them all.
    const [field = ''] = fields;
    return [{ type: document, field, rule: null, message: say(`${document}-cut`, { fields, end, count }) }];
  });
}

/** The fields that are printed from a source, with their strings. */
function listTexts(shipment: Shipment, source: Source): [field: string, text: string][] {
  const texts = listFields(shipment, source).map(([field, text]): [string, string] => [field, withoutBlanks(text)]);
  return texts.filter(([, text]) => text !== '');
}

function listFields({ setup, products, ...shipment }: Shipment, source: Source): [field: string, text: string][] {
  if (source === 'setup.ref_number') return [[source, setup.ref_number ?? '']];
  if (source === 'setup.delivery_note') return [[source, setup.delivery_note ?? '']];
  if (source === 'products') return products.map(({ name }, index) => [`products.${index}.name`, name]);
  return Object.entries(shipment[source]).map(([field, text]) => [`${source}.${field}`, text]);
}

/** Lines break at blanks, which are then not printed. */
function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}
