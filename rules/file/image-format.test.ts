import { describe, expect, it } from 'vitest';
import { findImageFormat, readImageSize } from './image-format';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('findImageFormat', () => {
  it.each([
    ['a PNG', [...PNG, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52], 'PNG'],
    ['a PNG that is cut in its signature', PNG.slice(0, 7), undefined],
    ['a PNG whose line ends were changed on its way', [...PNG.slice(0, 4), 0x0a, 0x1a, 0x0a], undefined],
    ['a JPEG of a camera', [0xff, 0xd8, 0xff, 0xe1, 0, 4], 'JPEG'],
    ['a JPEG that begins with its tables', [0xff, 0xd8, 0xff, 0xdb, 0, 67], 'JPEG'],
    ['a JPEG that is cut in its signature', [0xff, 0xd8], undefined],
    ['a GIF', [...Buffer.from('GIF89a')], undefined],
    ['a WebP', [...Buffer.from('RIFF\x24\x00\x00\x00WEBP')], undefined],
    ['a PDF', [...Buffer.from('%PDF-1.7')], undefined],
    ['nothing', [], undefined],
  ])('%s → %s', (_, bytes, format) => {
    expect(findImageFormat(Uint8Array.from(bytes))).toBe(format);
  });
});

describe('readImageSize', () => {
  const ihdr = (width: number[], height: number[]) => [
    ...PNG,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...width,
    ...height,
  ];
  const rest = [8, 6, 0, 0, 0, 0, 0, 0, 0];
  const frame = [0xff, 0xc2, 0, 17, 8, 0, 32, 1, 0, 3];
  it.each([
    ['a PNG', [...ihdr([0, 0, 1, 0], [0, 0, 0, 32]), ...rest], { width: 256, height: 32 }],
    ['a PNG that is eight bytes long', PNG, undefined],
    ['a PNG without pixels', [...ihdr([0, 0, 0, 0], [0, 0, 0, 32]), ...rest], undefined],
    ['a PNG that is cut in its header', ihdr([0, 0, 1, 0], [0, 0, 0, 32]), undefined],
    ['a JPEG', [0xff, 0xd8, ...frame], { width: 256, height: 32 }],
    ['a JPEG after a segment', [0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xc0, ...frame], { width: 256, height: 32 }],
    ['a JPEG after fill bytes', [0xff, 0xd8, 0xff, 0xff, ...frame], { width: 256, height: 32 }],
    ['a JPEG that never has a frame', [0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0, 0xff, 0xd9, 0, 0, 0, 0, 0], undefined],
    ['a JPEG whose segment has no length', [0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0], undefined],
    ['a GIF', [...Buffer.from('GIF89a'), ...rest], undefined],
  ])('%s → %j', (_, bytes, size) => {
    expect(readImageSize(Uint8Array.from(bytes))).toEqual(size);
  });
});
