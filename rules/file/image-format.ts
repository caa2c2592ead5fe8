/** The formats that are taken, as their authors write them. */
export const IMAGE_FORMATS = ['PNG', 'JPEG'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The bytes with which files begin, by which browsers tell images (https://mimesniff.spec.whatwg.org/, 6.1). */
const SIGNATURES: Record<ImageFormat, number[]> = {
  PNG: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  JPEG: [0xff, 0xd8, 0xff],
};

/** What a file is by its first bytes, whatever its name says; undefined for anything but the formats that are taken. */
export function findImageFormat(bytes: Uint8Array): ImageFormat | undefined {
  return IMAGE_FORMATS.find((format) => SIGNATURES[format].every((byte, index) => bytes[index] === byte));
}
