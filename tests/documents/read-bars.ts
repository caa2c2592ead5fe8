// cspell:ignore Binarizer
import {
  BinaryBitmap,
  CodaBarReader,
  Code128Reader,
  DecodeHintType,
  GlobalHistogramBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';

/** Pixels of a module. */
const SCALE = 4;
const HEIGHT = 20;
const QUIET = 12;

type Bar = { start: number; width: number };

/** Reads bars as a scanner does, with a decoder that knows nothing of what drew them. */
export function readBars(bars: Bar[], symbology: 'codabar' | 'code128'): string {
  const end = Math.max(...bars.map(({ start, width }) => start + width));
  const width = Math.round((end + 2 * QUIET) * SCALE);
  const row = new Uint8ClampedArray(width).fill(255);
  for (const bar of bars) {
    const from = Math.round((bar.start + QUIET) * SCALE);
    row.fill(0, from, Math.round((bar.start + bar.width + QUIET) * SCALE));
  }
  const pixels = new Uint8ClampedArray(width * HEIGHT);
  for (let line = 0; line < HEIGHT; line += 1) pixels.set(row, line * width);
  return readImage({ width, height: HEIGHT, gray: pixels }, symbology);
}

/** The symbology of a number's barcode and what a scanner reads: Codabar in Japan, unless the number has letters. */
export function toBarcode(number: string, isInternational: boolean): ['codabar' | 'code128', string] {
  return isInternational || /[A-Z]/.test(number) ? ['code128', number] : ['codabar', `A${number}A`];
}

/** Reads the barcode of an image: its lightness from 0 to 255, pixel by pixel. */
export function readImage(
  { width, height, gray }: { width: number; height: number; gray: Uint8ClampedArray },
  symbology: 'codabar' | 'code128',
): string {
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(gray, width, height)));
  const reader = symbology === 'codabar' ? new CodaBarReader() : new Code128Reader();
  return reader.decode(bitmap, new Map([[DecodeHintType.RETURN_CODABAR_START_END, true]])).getText();
}

/** Reads the barcode of a page from the rectangles that its operators fill. */
export function readBarcode(content: string, symbology: 'codabar' | 'code128'): string {
  const [, path = ''] = /^0 0 0 rg ((?:[\d.]+ [\d.]+ [\d.]+ [\d.]+ re ?){15,})f$/m.exec(content) ?? [];
  const rectangles = Array.from(path.matchAll(/([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re/g), ([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }));
  const module = Math.min(...rectangles.map(({ width }) => width));
  const left = rectangles[0]?.x ?? 0;
  return readBars(
    rectangles.map(({ x, width }) => ({ start: (x - left) / module, width: width / module })),
    symbology,
  );
}
