import { describe, expect, it } from 'vitest';
import type { Shipment } from '../label-data';
import { Resvg } from '@resvg/resvg-js';
import { getLabel, listLabelledExamples, renderLabel } from '../../../tests/documents/examples';
import { readPdf } from '../../../tests/documents/read-pdf';
import { toBarcode } from '../../../tests/documents/read-bars';
import { readSvgBarcode, readSvgText } from '../../../tests/documents/read-svg';
import { renderLabelSvg } from './render-label-svg';

/** pdf.js and the table of the font disagree about which of these similar characters the glyph is. */
const normalize = (text: string) => text.replaceAll('〜', '～').normalize('NFKC');

describe('a label as SVG', () => {
  it.each(listLabelledExamples())(
    'has the texts of its PDF in the same order on each page, and its barcodes: %s',
    async (example) => {
      const data = getLabel(example, { hasArchivePage: true });
      const pages = renderLabelSvg(data);
      const pdf = await readPdf(await renderLabel(data));
      expect(pages.map(readSvgText).map(normalize)).toEqual(pdf.map(({ text }) => normalize(text)));

      const { delivery } = data.shipment;
      const isInternational = data.catalogue.carriers[delivery.carrier]?.scope === 'international';
      // A service without tracking has one waybill and no number.
      expect(Math.max(delivery.tracking_numbers.length, 1)).toBe(pages.length - 1);
      delivery.tracking_numbers.forEach((number, index) => {
        const [symbology, read] = toBarcode(number, isInternational);
        expect(readSvgBarcode(pages[index] ?? '', symbology)).toBe(read);
      });
    },
  );

  it.each(['sagawa', 'dhl'])('begins each text where the PDF begins it, and makes it as wide: %s', async (example) => {
    const data = getLabel(example);
    const [page = ''] = renderLabelSvg(data);
    const [pdf] = await readPdf(await renderLabel(data));
    // Both round to a thousandth of a point, one of them from the top and the other from the bottom.
    const toPlace = (x: unknown, y: unknown) => `${Number(x).toFixed(1)} ${Number(y).toFixed(1)}`;
    const places = Array.from(page.matchAll(/<text transform="translate\(([\d.]+) ([\d.]+)\) scale/g), ([, x, y]) =>
      toPlace(x, Number(y) + 0.02),
    );
    const operators = Array.from(pdf?.content.matchAll(/Tc ([\d.]+) ([\d.]+) Td/g) ?? []);
    const height = pdf?.size[1] ?? 0;
    expect(places.length).toBeGreaterThan(20);
    expect(places).toEqual(operators.map(([, x, y]) => toPlace(x, height - Number(y) + 0.02)));
    expect(page.match(/<text/g)?.length).toBe(page.match(/ textLength="/g)?.length);
  });

  it('names and describes itself', () => {
    const [page = '', archive = ''] = renderLabelSvg(getLabel('sagawa', { hasArchivePage: true }));
    const { id, delivery, to_address: to } = getLabel('sagawa').shipment;
    expect(page).toContain(`<title>${id} (1/2)</title>`);
    expect(archive).toContain(`<title>${id} (2/2)</title>`);
    for (const text of [delivery.tracking_numbers[0], to.full_name, '佐川急便', '見本']) {
      expect(/<desc>(.*)<\/desc>/.exec(page)?.[1]).toContain(text);
    }
  });

  it('is marked as a sample', () => {
    const [page = ''] = renderLabelSvg(getLabel('yamato'));
    expect(readSvgText(page)).toContain('SAMPLE');
    expect(page).toContain('M225 842 L225 290');
  });

  it('has neither style attributes nor fonts, scripts or addresses', () => {
    for (const page of listLabelledExamples().flatMap((example) => renderLabelSvg(getLabel(example)))) {
      expect(page).not.toMatch(/style|<font|<script|<image|href|@/i);
      expect(page.length).toBeLessThan(40_000);
    }
  });

  it.each([
    ['markup', '<script>alert(1)</script>&amp;"\''],
    ['half characters', '\uD83D\uDC00\uDC00'],
    ['controls', '\u0000\u0001\u001B\u007F\uFFFE\uFFFF'],
  ])('is well-formed whatever its texts are: %s', (_, text) => {
    const fill = (shipment: Shipment) => {
      Object.assign(shipment.to_address, { full_name: text, company: text, address1: text });
      shipment.products = [{ name: text, quantity: 1 }];
    };
    for (const example of ['sagawa', 'dhl']) {
      const [page = ''] = renderLabelSvg(getLabel(example, { shipment: fill }));
      expect(page).not.toContain('<script');
      expect(page).not.toMatch(/[\u0000-\u0008\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u);
      expect(() => new Resvg(page, { font: { loadSystemFonts: false } })).not.toThrow();
    }
  });
});
