import { describe, expect, it } from 'vitest';
import { findImageFormat } from './image-format';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const APP0 = [0xff, 0xe0, 0, 4, 1, 2];
const TABLE = [0xff, 0xc4, 0, 3, 9];
const FRAME = [0xff, 0xc0, 0, 17, 8, 0, 32, 0, 96];
const JPEG = [0xff, 0xd8];

describe('findImageFormat', () => {
  it.each([
    ['a PNG', [...PNG, 0, 0, 0, 96, 0, 0, 0, 32], 'PNG'],
    ['a PNG of no width', [...PNG, 0, 0, 0, 0, 0, 0, 0, 32], undefined],
    ['a PNG cut in its header', [...PNG, 0, 0, 0, 96, 0, 0, 0], undefined],
    ['a PNG whose first chunk is another', [...PNG.slice(0, 12), 1, 2, 3, 4, 0, 0, 0, 96, 0, 0, 0, 32], undefined],
    ['a JPEG', [...JPEG, ...APP0, ...FRAME], 'JPEG'],
    ['a progressive JPEG with tables before its frame', [...JPEG, ...TABLE, 0xff, 0xc2, ...FRAME.slice(2)], 'JPEG'],
    ['a JPEG with filling before a marker', [...JPEG, 0xff, 0xff, ...FRAME], 'JPEG'],
    ['a JPEG of no height', [...JPEG, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 96], undefined],
    ['a JPEG without a frame', [...JPEG, ...APP0, ...TABLE], undefined],
    ['a JPEG cut in its frame', [...JPEG, ...APP0, ...FRAME.slice(0, 8)], undefined],
    ['a JPEG whose segment has no length', [...JPEG, 0xff, 0xe0, 0, 0, ...FRAME], undefined],
    ['a GIF', [...Buffer.from('GIF89a')], undefined],
    ['a PDF', [...Buffer.from('%PDF-1.7')], undefined],
    ['nothing', [], undefined],
  ])('%s → %s', (_, bytes, format) => {
    expect(findImageFormat(Uint8Array.from(bytes))).toBe(format);
  });
});
