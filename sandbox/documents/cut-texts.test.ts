import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawInvoice } from './draw-invoice';
import { drawLabel } from './draw-label';
import type { Drawing } from './drawing/drawing';
import type { Shipment } from './label-data';
import { contract, getInvoice, getLabel, listLabelledExamples } from '../../tests/documents/examples';
import { listTexts } from '../../tests/documents/list-texts';

/** The longest strings that rules and schemas let through, by field. */
const LENGTH_MAX = { name: 40, line: 60, product: 200, reference: 50, note: 100 };
const LETTERS = { ja: 'あいうえおかきくけこ東京都千代田区丸の内アイウエオ', en: 'abcdefghij KLMNOPQRST, ' };

/** A number from 0 to 1 for each text: how long it is. */
const lengths = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 24, maxLength: 24 });

describe('a text that people write', () => {
  const examples = listLabelledExamples();

  it.each(examples)('is printed to its end or listed as cut, on every paper: %s', (example) => {
    for (const printSize of Object.keys(contract.catalogue.print_sizes)) {
      fc.assert(
        fc.property(lengths, (shares) => {
          const data = getLabel(example, { printSize, hasArchivePage: true, shipment: (each) => fill(each, shares) });
          expect(findLost(drawLabel(data), data.shipment)).toEqual([]);
        }),
        { numRuns: 4 },
      );
    }
  });

  it('is printed to its end or listed as cut on an invoice', () => {
    fc.assert(
      fc.property(lengths, (shares) => {
        const invoice = getInvoice('dhl', (each) => fill(each, shares));
        const isOnInvoices = (text: string) => text !== invoice.shipment.setup.delivery_note;
        expect(findLost(drawInvoice(invoice), invoice.shipment).filter(isOnInvoices)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('is not listed as cut when it has room', () => {
    for (const example of examples) expect(drawLabel(getLabel(example)).pages.flatMap(({ cuts }) => cuts)).toEqual([]);
  });
});

/** Writes a different string into each field, as long as its share of the longest. */
function fill(shipment: Shipment, shares: readonly number[]): void {
  const letters = LETTERS[isDomestic(shipment) ? 'ja' : 'en'];
  let next = 0;
  const write = (most: number): string => {
    const length = Math.max(4, Math.round((shares[next % shares.length] ?? 0) * most));
    // Begins with the number of its field, so that no text is part of another.
    const begin = `${letters[0]}${String(next++).padStart(2, '0')}`;
    return begin + Array.from({ length: length - begin.length }, (_, at) => letters[at % letters.length]).join('');
  };
  for (const address of [shipment.to_address, shipment.from_address]) {
    for (const name of Object.keys(address) as (keyof typeof address)[]) {
      if (name.endsWith('_kanji')) Object.assign(address, { [name]: '' });
    }
    const { name, line } = LENGTH_MAX;
    Object.assign(address, { full_name: write(name), company: write(name), province: write(10) });
    Object.assign(address, { address1: write(line), address2: write(line), address3: write(line) });
  }
  shipment.products = Array.from({ length: 3 }, () => ({ name: write(LENGTH_MAX.product), quantity: 1, price: 1 }));
  Object.assign(shipment.setup, { ref_number: write(LENGTH_MAX.reference), delivery_note: write(LENGTH_MAX.note) });
}

/** The strings of a shipment that a page neither shows whole nor lists as cut. */
function findLost(drawing: Drawing, shipment: Shipment): string[] {
  const texts = [shipment.to_address, shipment.from_address].flatMap((address) =>
    (['full_name', 'company', 'province', 'address1', 'address2', 'address3'] as const).map((name) => address[name]),
  );
  texts.push(shipment.setup.ref_number, shipment.setup.delivery_note);
  const products = shipment.products.map(({ name }) => name);
  return drawing.pages.flatMap((page, index) => {
    // The archive page has as many products as there is room for, and says how many more there are.
    const isArchive = index > 0 && index === drawing.pages.length - 1;
    const printed = withoutBlanks(listTexts({ ...drawing, pages: [page] }).join(''));
    const cut = page.cuts.map(({ text }) => withoutBlanks(text));
    return [...texts, ...(isArchive ? [] : products)].filter((text): text is string => {
      const whole = withoutBlanks(text ?? '');
      return !printed.includes(whole) && !cut.some((each) => each.includes(whole));
    });
  });
}

function isDomestic({ delivery }: Shipment): boolean {
  return contract.catalogue.carriers[delivery.carrier]?.scope === 'domestic';
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}
