/** How a camera held the picture, 1 to 8: which way the first row and column of pixels face (Exif 2.32, tag 0x0112). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION = 0x0112;
/** Bytes of a marker with its length, and of the name `Exif` with two zeros behind it. */
const HEAD = 4;
const NAME = 6;

/** The orientation of a JPEG by its Exif segment; 1, upright, without one or with anything that is none. */
export function readOrientation(bytes: Uint8Array): Orientation {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = view.getUint8(at + 1);
      if (marker === START_OF_SCAN) break;
      if (marker === APP1 && view.getUint32(at + HEAD) === 0x45786966) return readTag(view, at + HEAD + NAME);
    }
  } catch (error) {
    // A length that leads out of the file.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** Reads the tag from the first directory of a TIFF header, in the byte order that the header states. */
function readTag(view: DataView, start: number): Orientation {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}
