/** The formats that are taken, as their authors write them. */
export const IMAGE_FORMATS = ['PNG', 'JPEG'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The first bytes of a file, from which browsers detect image formats (https://mimesniff.spec.whatwg.org/, 6.1). */
const SIGNATURES: Record<ImageFormat, number[]> = {
  PNG: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  JPEG: [0xff, 0xd8, 0xff],
};

/** The format of a file by its first bytes, whatever its name says; undefined for unsupported formats. */
export function findImageFormat(bytes: Uint8Array): ImageFormat | undefined {
  return IMAGE_FORMATS.find((format) => SIGNATURES[format].every((byte, index) => bytes[index] === byte));
}

type Size = { width: number; height: number };

/** The pixels of an image by its header; undefined when the header is cut, broken or says that there are none. */
export function readImageSize(bytes: Uint8Array): Size | undefined {
  const format = findImageFormat(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = format === 'PNG' ? readPngSize(view) : format === 'JPEG' ? readJpegSize(view) : undefined;
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/** The first chunk of a PNG is IHDR, 13 bytes long: https://www.w3.org/TR/png/#11IHDR */
function readPngSize(view: DataView): Size | undefined {
  const isHeader = view.byteLength >= 33 && view.getUint32(8) === 13 && view.getUint32(12) === 0x49484452;
  return isHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** The size of a JPEG is in its frame header, after segments that say how long they are (ITU-T T.81, B.1.1 and B.2.2). */
function readJpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) at += 1;
    else if (isFrameHeader(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which share the range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
