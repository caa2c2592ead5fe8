// cspell:ignore bbox
/** The little of fontkit that is used. Its published types would bring Node's globals into the core. */
declare module 'fontkit' {
  export type Glyph = { id: number; codePoints: number[]; advanceWidth: number };
  export type Subset = { includeGlyph: (glyph: number) => number; encode: () => Uint8Array };
  export type Font = {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    italicAngle: number;
    capHeight: number;
    xHeight: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number; width: number; height: number };
    characterSet: number[];
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    glyphForCodePoint: (codePoint: number) => Glyph;
    createSubset: () => Subset;
  };
  export function create(bytes: Uint8Array): Font;
}
