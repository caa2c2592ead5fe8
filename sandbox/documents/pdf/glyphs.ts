// cspell:ignore bbox glyf hhea hmtx maxp
/** The fonts that are embedded, by font and weight. */
export const FACE_NAMES = ['latin-regular', 'latin-bold', 'japanese-regular', 'japanese-bold'] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** A glyph as a TrueType font has it (OpenType specification, tables `glyf` and `hmtx`), without instructions. */
export type Glyph = { id: number; advance: number; bearing: number; outline: Uint8Array };

/** The metrics of a font: in units of the font, with the tables `head`, `hhea` and `maxp` in Base64. */
export type Face = {
  postscriptName: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  italicAngle: number;
  capHeight: number;
  xHeight: number;
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
  tables: { head: string; hhea: string; maxp: string };
};

/** Glyphs by ID, with the parts of composite glyphs, and the glyph ID of each character. Glyph 0 is always present. */
export type Glyphs = { face: Face; glyphs: Map<number, Glyph>; ids: Map<number, number> };

/** Loads at least the glyphs of the characters that are asked for, by their code points. */
export type LoadGlyphs = (face: FaceName, codePoints: number[]) => Promise<Glyphs>;

/** Bits of a part of a composed glyph, by the table `glyf`. */
const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const SCALE_X_AND_Y = 0x40;
const MATRIX = 0x80;

/** Returns the parts of a composite glyph and the offsets of their IDs in its outline; none for a simple glyph. */
export function listParts(outline: Uint8Array): { at: number; id: number }[] {
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (outline.byteLength === 0 || view.getInt16(0) >= 0) return [];
  const parts: { at: number; id: number }[] = [];
  let flags = MORE;
  for (let at = 10; flags & MORE;) {
    flags = view.getUint16(at);
    parts.push({ at: at + 2, id: view.getUint16(at + 2) });
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & SCALE_X_AND_Y ? 4 : flags & MATRIX ? 8 : 0);
  }
  return parts;
}
