// cspell:ignore Łódź Œuvre
import { describe, expect, it } from 'vitest';
import { FACES } from '../fonts/font-packages';
import { openFontFile } from '../fonts/font-file';
import { renderCharacterWidths } from '../fonts/render-character-widths';
import { readFileSync } from 'node:fs';
import { getMetrics } from './metrics';

describe('getMetrics', () => {
  it('reads a table that is up to date with the fonts', () => {
    const table = readFileSync('sandbox/documents/metrics/character-widths.ts', 'utf8');
    expect(table === renderCharacterWidths(), 'Run "npm run generate" and commit the result.').toBe(true);
  });

  it.each([
    ['ja', 'japanese', 'latin'],
    ['en', 'latin', 'japanese'],
  ] as const)('measures every character as the fonts of the family %s do', (family, first, second) => {
    const { measure, findFace } = getMetrics(family);
    for (const weight of ['regular', 'bold'] as const) {
      const [own, other] = [first, second].map((face) => openFontFile(FACES[`${face}-${weight}`]));
      const widths = own?.listWidths() ?? new Map<number, number>();
      for (const [codePoint, width] of [...(other?.listWidths() ?? []), ...widths]) {
        const expected = (widths.get(codePoint) ?? width) / 2048;
        const character = String.fromCodePoint(codePoint);
        if (measure(character, weight === 'bold') !== expected) {
          expect(`${character} ${measure(character, weight === 'bold')}`).toBe(`${character} ${expected}`);
        }
        const face = widths.has(codePoint) ? first : second;
        if (findFace(codePoint, weight === 'bold') !== face) expect(`${character} is in ${face}`).toBe(character);
      }
      expect(widths.size).toBeGreaterThan(3000 - 1);
    }
  });

  it.each([
    ['ja', '高橋😀', '高橋〓'],
    ['en', 'pen 😀\uFFFF', 'pen 〓〓'],
    ['standard', 'Zoë–Œuvre Łódź', 'Zoë–Œuvre ?ód?'],
  ] as const)('replaces characters that no font of %s has', (family, text, drawable) => {
    const { toDrawable, measure } = getMetrics(family);
    expect(toDrawable(text, false)).toBe(drawable);
    expect(measure(text, true)).toBe(measure(drawable, true));
  });
});
