import { describe, expect, it } from 'vitest';
import { findImageFormat } from './image-format';

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
