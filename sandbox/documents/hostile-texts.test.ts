// cspell:ignore שלום عليكم हिन्दी ကမ္ဘာ
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment } from './label-data';
import { getLabel, renderLabel } from '../../tests/documents/examples';
import { readPdf } from '../../tests/documents/read-pdf';

describe('hostile strings on labels', () => {
  it('draw 〓 where no font has the character', async () => {
    const data = getLabel('sagawa', { shipment: ({ to_address: to }) => (to.full_name = '高橋😀美咲') });
    const [page] = await readPdf(await renderLabel(data));
    expect(page?.text).toContain('高橋〓美咲');
  });

  const texts = {
    long: '東京都'.repeat(3_334),
    words: 'word '.repeat(2_000),
    unbroken: 'x'.repeat(10_000),
    brackets: '）'.repeat(10_000),
    controls: '\u0000\u0001\b\u001B\u007F\u0085\r\n\t',
    surrogates: '\uD83D\uDC00\uDC00\uD83D',
    rightToLeft: 'שלום عليكم \u202Eabc',
    marks: 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
    emoji: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽',
    scripts: 'हिन्दी ไทย 한국어 ကမ္ဘာ',
    pdf: ') Tj ET Q (\\',
    empty: '',
  };
  it.each(Object.entries(texts))('are printed without an error: %s', async (_, text) => {
    const shipment = (each: Shipment) => fill(each, text);
    for (const example of ['sagawa', 'yamato-nekopos', 'dhl']) {
      const bytes = await renderLabel(getLabel(example, { hasArchivePage: true, shipment }));
      expect(bytes.length).toBeLessThan(150_000);
      if (example === 'sagawa') expect(await readPdf(bytes)).toHaveLength(2);
    }
  });

  it('of any kind are printed without an error', { timeout: 60_000 }, async () => {
    const texts = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('yamato', 'ups'), async (text, example) => {
        const data = getLabel(example, { shipment: (shipment) => fill(shipment, text) });
        expect((await renderLabel(data)).length).toBeGreaterThan(1_000);
      }),
      { numRuns: 30 },
    );
  });
});

/** Puts a text everywhere where people may write. */
function fill(shipment: Shipment, text: string): void {
  for (const address of [shipment.to_address, shipment.from_address]) {
    for (const name of Object.keys(address)) Object.assign(address, { [name]: text });
  }
  shipment.products = [{ name: text, quantity: 1 }];
  Object.assign(shipment.setup, { ref_number: text, delivery_note: text });
}
