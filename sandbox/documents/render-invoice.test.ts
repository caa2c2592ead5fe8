// cspell:ignore Œuvre Łódź Nguyễn
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment } from './label-data';
import { createPdfRenderers } from './pdf';
import { getInvoice, renderInvoice } from '../../tests/documents/examples';
import { compact, readPdf } from '../../tests/documents/read-pdf';

const render = async (example: string, change?: (shipment: Shipment) => void) =>
  readPdf(await renderInvoice(getInvoice(example, change)));

describe('a commercial invoice', () => {
  it('shows parties, terms, products and sums', async () => {
    const [page, ...rest] = await render('dhl');
    expect(rest).toEqual([]);
    expect(page?.size).toEqual([595.276, 841.89]);
    for (const text of [
      'Commercial invoice',
      'Mori Stationery',
      'Japan',
      'Fern Street Books',
      'United Kingdom',
      'Tax id: GB391844027',
      'DAP, delivered at place',
      'PO-58215',
      'Merchandise (sale of goods)',
      '1 Fountain pen 960830 JP 2 4,500 9,000',
      'Goods 9,000',
      'Discount 10 % taken off the unit prices',
      'Shipping fee 2,600',
      'Total JPY 11,600',
      'Name and signature of the shipper',
      'Page 1 of 1',
      'SAMPLE',
    ]) {
      expect(page?.text).toContain(compact(text));
    }
    expect(page?.content, 'has 見本 across it').toContain('/ActualText <FEFF898b672c>');
  });

  it('names the shipping date', async () => {
    const [page] = await render('dhl', ({ setup }) => (setup.date = '2026-12-01'));
    expect(page?.text).toContain(compact('Shipping date 2026-12-01'));
  });

  it('has the decimals of its currency, and the insured amount apart from the total', async () => {
    const [page] = await render('fedex');
    for (const text of ['4 38.25 153.00', 'Shipping fee 18.50', 'Total USD 171.50', 'Insured amount USD 150.00']) {
      expect(page?.text).toContain(compact(text));
    }
  });

  it('shows the IOSS number', async () => {
    const [page] = await render('ups');
    expect(page?.text).toContain(compact('IOSS number IM2760000742'));
  });

  it('says on the form of the carrier that it is', async () => {
    const [own] = await render('fedex');
    const [carriers] = await readPdf(await renderInvoice({ ...getInvoice('fedex'), form: 'carrier' }));
    expect(own?.text).not.toContain(compact('Form of the carrier'));
    expect(carriers?.text).toContain(compact('Form of the carrier: FedEx'));
    expect(carriers?.text).toContain(compact('Total USD 171.50'));
  });

  it('shows each of 100 products once, over numbered pages, and the sums at the end', async () => {
    const pages = await render('ups', (shipment) => {
      const products = Array.from({ length: 100 }, (_, index) => ({
        name: `Article<${index + 1}>`,
        quantity: 3,
        price: 0.1,
      }));
      Object.assign(shipment, { products });
    });
    const names = pages.flatMap(({ text }) => text.match(/Article<\d+>/g) ?? []);
    expect(names).toEqual(Array.from({ length: 100 }, (_, index) => `Article<${index + 1}>`));
    expect(pages.map(({ text }) => /Page\dof\d/.exec(text)?.[0])).toEqual([
      'Page1of4',
      'Page2of4',
      'Page3of4',
      'Page4of4',
    ]);
    expect(pages.map(({ text }) => text.includes(compact('Total EUR 30.00')))).toEqual([false, false, false, true]);
    expect(pages.every(({ text }) => text.includes('SAMPLE'))).toBe(true);
  });

  it('neither requests fonts nor embeds one if its strings are Latin', async () => {
    const { renderInvoice: render } = createPdfRenderers(() => Promise.reject(new Error('loaded glyphs')));
    const bytes = await render(getInvoice('dhl', ({ to_address: to }) => (to.full_name = 'Zoë Müller–Œuvre')));
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('/FontFile');
    expect((await readPdf(bytes))[0]?.text).toContain(compact('Zoë Müller–Œuvre'));
    expect(bytes.length).toBeLessThan(5_000);
  });

  it.each([
    ['Polish and Vietnamese', 'Łódź Nguyễn', 'Łódź Nguyễn'],
    ['Japanese', '万年筆（セルロイド）', '万年筆（セルロイド）'],
    ['what no font has', 'pen 😀', 'pen 〓'],
    ['half characters', 'pen \uD83D', 'pen \uFFFD'],
  ])('embeds fonts for %s', async (_, name, expected) => {
    const bytes = await renderInvoice(getInvoice('dhl', ({ products }) => Object.assign(products[0] ?? {}, { name })));
    expect(new TextDecoder('latin1').decode(bytes)).toContain('/FontFile2');
    expect((await readPdf(bytes))[0]?.text).toContain(compact(expected));
    expect(bytes.length).toBeLessThan(100_000);
  });

  // cspell:disable
  const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGP4z8DwH4QBEfwD/Z4r5r8AAAAASUVORK5CYII=';
  const JPEG =
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z';
  // cspell:enable

  it('bears the signature and the logo that were uploaded', async () => {
    const data = getInvoice('dhl');
    const [without] = await readPdf(await renderInvoice(data));
    const [page] = await readPdf(await renderInvoice({ ...data, images: { signature: PNG, logo: JPEG } }));
    expect(page?.text).toBe(without?.text);
    expect(without?.content).not.toContain(' Do');
    const places = Array.from(
      page?.content.matchAll(/^q ([\d.]+) 0 0 ([\d.]+) [\d.]+ ([\d.]+) cm \/Image\d Do Q$/gm) ?? [],
      (match) => match.slice(1).map(Number),
    );
    // The logo is as high as the title, the signature is above its line and is twice as wide as high, as its file is.
    const [[logoWidth, logoHeight, logoY] = [], [width, height, y] = []] = places;
    expect(places).toHaveLength(2);
    expect(logoWidth).toBeCloseTo(logoHeight ?? 0, 2);
    expect(logoY).toBeGreaterThan(700);
    expect(width).toBeCloseTo(2 * (height ?? 0), 2);
    expect(y).toBeLessThan(400);
  });

  it('omits an image that cannot be read', async () => {
    const images = { signature: `${PNG.slice(0, 40)}AAAA`, logo: `${JPEG.slice(0, 12)}AAAA` };
    const [page] = await readPdf(await renderInvoice({ ...getInvoice('dhl'), images }));
    expect(page?.text).toContain(compact('Name and signature of the shipper'));
    expect(page?.content).not.toContain(' Do');
  });

  it('omits an image of a few bytes that has a billion pixels', async () => {
    const bytes = Buffer.from(PNG, 'base64');
    bytes.writeUInt32BE(32_000, 16);
    bytes.writeUInt32BE(32_000, 20);
    const [page] = await readPdf(
      await renderInvoice({ ...getInvoice('dhl'), images: { signature: bytes.toString('base64') } }),
    );
    expect(page?.content).not.toContain(' Do');
  });

  it('is the same to the byte for the same data', async () => {
    const bytes = await renderInvoice(getInvoice('fedex'));
    expect(await renderInvoice(getInvoice('fedex'))).toEqual(bytes);
  });

  it('is printed without an error whatever its strings are', { timeout: 60_000 }, async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constant('x'.repeat(10_000)),
      fc.constant('\uDC00\u202E\u0000'),
    );
    await fc.assert(
      fc.asyncProperty(text, async (any) => {
        const bytes = await renderInvoice(
          getInvoice('ups', (shipment) => {
            Object.assign(shipment.to_address, {
              full_name: any,
              company: any,
              address1: any,
              city: any,
              country: any,
              zip: any,
            });
            Object.assign(shipment.setup, { ref_number: any, consignee_tax_id: any, currency: any });
            shipment.products = [{ name: any, quantity: 1, price: 1, hs_code: any, origin_country: any }];
          }),
        );
        expect(bytes.length).toBeLessThan(100_000);
      }),
      { numRuns: 30 },
    );
  });
});
