import { Resvg } from '@resvg/resvg-js';

/** The logo as a square PNG. Phones draw no SVG. */
export function renderIcon(logo: string, size: number): Buffer {
  return new Resvg(logo, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

/** A PNG of 32 × 32 px as favicon.ico, which browsers without SVG icons ask for unasked. */
export function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon
  header.writeUInt16LE(1, 4); // of one picture,
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // one plane
  header.writeUInt16LE(32, 12); // of 32 bits,
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // which follows the header.
  return Buffer.concat([header, png]);
}
