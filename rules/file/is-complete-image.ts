// cspell:ignore IDAT IEND
import { findImageFormat } from './image-format';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Whether an image reaches its end: one that was cut on its way can't be drawn, although its header is fine. */
export function isCompleteImage(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return findImageFormat(bytes) === 'PNG' ? isCompletePng(view) : isCompleteJpeg(view);
}

/** A PNG is a row of chunks with pixels (IDAT) and an end (IEND), each with its length (https://www.w3.org/TR/png/#5). */
function isCompletePng(view: DataView): boolean {
  let hasPixels = false;
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const type = view.getUint32(at + 4);
    if (type === 0x49454e44) return hasPixels;
    hasPixels ||= type === 0x49444154;
  }
  return false;
}

/** A JPEG has scans, and ends with a marker that occurs nowhere in them (ITU-T T.81, B.1.1 and B.2.1). */
function isCompleteJpeg(view: DataView): boolean {
  let hasPixels = false;
  let at = 2;
  while (at + 2 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff) at += 1;
    else if (marker === END_OF_IMAGE) return hasPixels;
    // Within a scan: an escaped byte, or a marker to start again from.
    else if (marker === 0 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (at + 4 > view.byteLength) return false;
    else {
      hasPixels ||= marker === START_OF_SCAN;
      at += 2 + view.getUint16(at + 2);
    }
  }
  return false;
}
