import { describe, expect, it } from 'vitest';
import { createCanvas } from '../drawing/canvas';
import { getMetrics } from '../metrics/metrics';
import { insertOrientation, JPEG } from '../../../tests/documents/jpeg';
import type { DocumentFonts } from './fonts';
import { readOrientation } from './read-orientation';
import { writePage } from './write-page';

describe('readOrientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads %i in both byte orders', (orientation) => {
    expect(readOrientation(insertOrientation(JPEG, orientation, 'little'))).toBe(orientation);
    expect(readOrientation(insertOrientation(JPEG, orientation, 'big'))).toBe(orientation);
  });

  it.each([
    ['without Exif', JPEG],
    ['with an unknown value', insertOrientation(JPEG, 9, 'big')],
    ['cut in its Exif segment', insertOrientation(JPEG, 6, 'big').slice(0, 20)],
    ['empty', new Uint8Array(0)],
  ])('is 1 for a file %s', (_, bytes) => {
    expect(readOrientation(bytes)).toBe(1);
  });
});

describe('an image on a page', () => {
  // A stored image of 30 × 20 pixels in a box of 60 × 60 mm whose lower left is at 10, 20 mm from that of the page.
  const box = { x: 10, y: 20, width: 60, height: 60 };
  const MM = 72 / 25.4;
  type Corner = 'top left' | 'top right' | 'bottom right' | 'bottom left';
  const corners: [number, top: Corner, right: Corner][] = [
    // The places of the first pixel of the stored image and of the last one of its first row (Exif 2.32, figure 8).
    [1, 'top left', 'top right'],
    [2, 'top right', 'top left'],
    [3, 'bottom right', 'bottom left'],
    [4, 'bottom left', 'bottom right'],
    [5, 'top left', 'bottom left'],
    [6, 'top right', 'bottom right'],
    [7, 'bottom right', 'top right'],
    [8, 'bottom left', 'top left'],
  ];
  it.each(corners)(
    'of orientation %i begins at the %s, with its first row towards the %s',
    (orientation, first, end) => {
      const canvas = createCanvas({ width: 100, height: 100 }, getMetrics('en'));
      canvas.draw({ kind: 'image', box, content: 'content' });
      const image = { name: 'Image1', ref: undefined as never, width: 30, height: 20, orientation: orientation as 1 };
      const content = writePage(canvas.toPage(), {} as DocumentFonts, new Map([['content', image]]));
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = /^q (.*) cm/.exec(content)?.[1]?.split(' ').map(Number) ?? [];
      const isUpright = orientation <= 4;
      const [width, height] = isUpright ? [60, 40] : [40, 60];
      const toCorner = (u: number, v: number): string => {
        const [x, y] = [(a * u + c * v + e) / MM - 10, (b * u + d * v + f) / MM - 20];
        const isRight = Math.abs(x - width) < 0.01;
        const isTop = Math.abs(y - height) < 0.01;
        expect([isRight || Math.abs(x) < 0.01, isTop || Math.abs(y) < 0.01]).toEqual([true, true]);
        return `${isTop ? 'top' : 'bottom'} ${isRight ? 'right' : 'left'}`;
      };
      // The unit square of a PDF image has its first row at the top.
      expect([toCorner(0, 1), toCorner(1, 1)]).toEqual([first, end]);
    },
  );
});
