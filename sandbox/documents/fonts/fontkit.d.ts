// cspell:ignore bbox
/** The part of fontkit that is used; the package publishes no types. */
declare module 'fontkit' {
  export type Font = {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    italicAngle: number;
    capHeight: number;
    xHeight: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    characterSet: number[];
    glyphForCodePoint: (codePoint: number) => { id: number };
  };
  export function create(bytes: Uint8Array): Font;
}
