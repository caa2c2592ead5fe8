// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the core's tsconfig starts from one file
/// <reference path="./fontkit.d.ts" />
import { CustomFontSubsetEmbedder, PDFFont } from '@cantoo/pdf-lib';
import { create, type Font, type Glyph } from 'fontkit';
import type { Face } from './face';

const opened = new WeakMap<Uint8Array, Face>();

/** Opens a TrueType font; once for the same bytes. */
export function openFace(bytes: Uint8Array): Face {
  const face = opened.get(bytes) ?? createFace(bytes);
  opened.set(bytes, face);
  return face;
}

function createFace(bytes: Uint8Array): Face {
  const font = create(bytes);
  const findGlyph = createGlyphFinder(font);
  // Characters become glyphs one by one: labels need no shaping, and the shaper throws on some of what people type.
  const layout = (text: string) => ({ glyphs: Array.from(text, (character) => findGlyph(toCodePoint(character))) });
  const plainFont = Object.create(font, { layout: { value: layout } }) as Font & { layout: typeof layout };
  return {
    findAdvance(codePoint) {
      const { id, advanceWidth } = findGlyph(codePoint);
      return id === 0 ? undefined : advanceWidth / font.unitsPerEm;
    },
    async prepare(document, tag) {
      const name = `${tag}+${font.postscriptName}`;
      const embedder = await CustomFontSubsetEmbedder.for({ create: () => plainFont }, bytes, name);
      return PDFFont.of(document.context.nextRef(), document, embedder);
    },
  };
}

function createGlyphFinder(font: Font): (codePoint: number) => Glyph {
  const found = new Map<number, Glyph>();
  return (codePoint) => {
    const known = found.get(codePoint);
    if (known) return known;
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    // Not fontkit's own glyph: that keeps the first character that asked for it, from whatever document.
    const glyph = { id, advanceWidth, codePoints: [codePoint] };
    found.set(codePoint, glyph);
    return glyph;
  };
}

function toCodePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
