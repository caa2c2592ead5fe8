// cspell:ignore quot
import { Resvg } from '@resvg/resvg-js';
import { readImage } from './read-bars';
import { compact } from './read-pdf';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Returns all strings of an SVG without blanks, in their order, like `readPdf` for a page. */
export function readSvgText(svg: string): string {
  const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text = '']) => text);
  return compact(texts.join('').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity));
}

/** Pixels of a point. */
const SCALE = 3;

/** Reads the barcode of an SVG as a scanner does, from the pixels of the part of the page where its bars are. */
export function readSvgBarcode(svg: string, symbology: 'codabar' | 'code128'): string {
  const [bars = ''] = svg.match(/(?:M[\d.]+ [\d.]+h[\d.]+v[\d.]+h-[\d.]+z){15,}/) ?? [];
  const places = Array.from(bars.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g), (match) =>
    match.slice(1).map(Number),
  );
  const [[left = 0, top = 0, module = 0, height = 0] = []] = places;
  const [last = 0, , lastWidth = 0] = places.at(-1) ?? [];
  const part = { x: left - 10 * module, y: top, width: last + lastWidth - left + 20 * module, height };
  const [, pageWidth] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(Number(pageWidth) * SCALE) },
    font: { loadSystemFonts: false },
  }).render();
  // Each access copies the image.
  const { pixels, width: imageWidth } = image;
  const [width, rows] = [Math.floor(part.width * SCALE), Math.floor(part.height * SCALE)];
  const gray = Uint8ClampedArray.from({ length: width * rows }, (_, index) => {
    const x = Math.round(part.x * SCALE) + (index % width);
    const y = Math.round(part.y * SCALE) + Math.floor(index / width);
    return pixels[4 * (y * imageWidth + x)] ?? 255;
  });
  return readImage({ width, height: rows, gray }, symbology);
}
