/** The formats that are taken, as their authors write them. */
export const IMAGE_FORMATS = ['PNG', 'JPEG'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length and name of the first chunk of a PNG, which holds width and height. */
const IHDR = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const JPEG = [0xff, 0xd8, 0xff];
/** Markers of JPEG with which the frame begins: 0xC0 to 0xCF, but for tables (C4), a reserved one (C8) and coding (CC). */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** What a file is by its bytes, whatever its name says: a picture with a size, or undefined. */
export function findImageFormat(bytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(bytes, [...PNG, ...IHDR])) return hasSize(bytes, 16, 4) ? 'PNG' : undefined;
  return startsWith(bytes, JPEG) && hasJpegFrame(bytes) ? 'JPEG' : undefined;
}

/** Goes from segment to segment, each of which begins with its marker and its length, until the frame. */
function hasJpegFrame(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff && at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of 0xFF may fill the room before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) return hasSize(bytes, at + 5, 2);
    const length = readNumber(bytes, at + 2, 2);
    if (length < 2) return false;
    at += 2 + length;
  }
  return false;
}

/** Whether two numbers, width and height or the reverse, stand there and neither is zero. */
function hasSize(bytes: Uint8Array, at: number, width: number): boolean {
  const isThere = at + 2 * width <= bytes.length;
  return isThere && readNumber(bytes, at, width) > 0 && readNumber(bytes, at + width, width) > 0;
}

function readNumber(bytes: Uint8Array, at: number, width: number): number {
  return bytes.subarray(at, at + width).reduce((sum, byte) => sum * 256 + byte, 0);
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
