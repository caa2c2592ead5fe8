/** A gray JPEG of one pixel. */
// cspell:disable
export const JPEG = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
    'base64',
  ),
);
// cspell:enable

/** The JPEG with an Exif segment, as a camera writes it before all others. */
export function insertOrientation(jpeg: Uint8Array, orientation: number, order: 'little' | 'big'): Uint8Array {
  const segment = new DataView(new ArrayBuffer(36));
  const isLittle = order === 'little';
  segment.setUint32(0, 0xffe10022);
  segment.setUint32(4, 0x45786966);
  segment.setUint16(10, isLittle ? 0x4949 : 0x4d4d);
  segment.setUint16(12, 42, isLittle);
  segment.setUint32(14, 8, isLittle);
  segment.setUint16(18, 1, isLittle);
  segment.setUint16(20, 0x0112, isLittle);
  segment.setUint16(22, 3, isLittle);
  segment.setUint32(24, 1, isLittle);
  segment.setUint16(28, orientation, isLittle);
  return Uint8Array.from([...jpeg.subarray(0, 2), ...new Uint8Array(segment.buffer), ...jpeg.subarray(2)]);
}
