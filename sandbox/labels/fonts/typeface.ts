import type { PDFDocument, PDFFont, PDFRef } from '@cantoo/pdf-lib';
import type { Face } from './face';

/** The faces to try for a character, in this order. */
export type Family = { regular: Face[]; bold: Face[] };

/** A part of a text in one font: the name of the font on a page, and its codes as PDF writes them, `<0041>`. */
export type Run = { font: string; codes: string };

/** What a document writes with. */
export type Typeface = {
  family: Family;
  /** Whether a text has the same codes in every document: the fonts are no subsets, and there is one of each weight. */
  isSteady: boolean;
  /** Tells that codes which are steady were written without being asked for. */
  use: (isBold: boolean) => void;
  /** Width of a clean text in em. */
  measure: (text: string, isBold: boolean) => number;
  encode: (text: string, isBold: boolean) => Run[];
  /** Puts the fonts that were used into the document. Gives their names on a page. */
  embed: () => Promise<Map<string, PDFRef>>;
};

/** Drawn for a character that no face has: the first of these that one has. */
const REPLACEMENTS = ['〓', '?'].map(toCodePoint);

type Glyph = { face: Face; codePoint: number; advance: number };

/** `seed` marks the subsets of fonts: documents with other texts must not share it. */
export async function createTypeface(document: PDFDocument, family: Family, seed: string): Promise<Typeface> {
  const fonts = new Map<Face, { name: string; font: PDFFont }>();
  for (const face of new Set([...family.regular, ...family.bold])) {
    const name = `F${fonts.size + 1}`;
    fonts.set(face, { name, font: await face.prepare(document, toTag(seed + name)) });
  }
  const used = new Set<Face>();
  const findGlyph = getGlyphFinders(family);
  const listGlyphs = (text: string, isBold: boolean) =>
    Array.from(text, (character) => findGlyph[isBold ? 'bold' : 'regular'](toCodePoint(character)));

  return {
    family,
    isSteady: [family.regular, family.bold].every(([face, ...others]) => face?.encode && others.length === 0),
    use(isBold) {
      const [face] = isBold ? family.bold : family.regular;
      if (face) used.add(face);
    },
    measure(text, isBold) {
      const find = findGlyph[isBold ? 'bold' : 'regular'];
      let width = 0;
      for (const character of text) width += find(toCodePoint(character))?.advance ?? 0;
      return width;
    },
    encode(text, isBold) {
      const parts: { face: Face; text: string }[] = [];
      for (const glyph of listGlyphs(text, isBold)) {
        if (!glyph) continue;
        const last = parts.at(-1);
        const character = String.fromCodePoint(glyph.codePoint);
        if (last?.face === glyph.face) last.text += character;
        else parts.push({ face: glyph.face, text: character });
      }
      return parts.flatMap(({ face, text: part }) => {
        const entry = fonts.get(face);
        used.add(face);
        return entry
          ? [{ font: entry.name, codes: face.encode?.(part) ?? entry.font.encodeText(part).toString() }]
          : [];
      });
    },
    async embed() {
      const names = new Map<string, PDFRef>();
      for (const [face, { name, font }] of fonts) {
        if (!used.has(face)) continue;
        await font.embed();
        names.set(name, font.ref);
      }
      return names;
    },
  };
}

type FindGlyph = (codePoint: number) => Glyph | undefined;

const finders = new WeakMap<Family, { regular: FindGlyph; bold: FindGlyph }>();

function getGlyphFinders(family: Family): { regular: FindGlyph; bold: FindGlyph } {
  const known = finders.get(family) ?? {
    regular: createGlyphFinder(family.regular),
    bold: createGlyphFinder(family.bold),
  };
  finders.set(family, known);
  return known;
}

/** Finds what is drawn for a character; undefined when not even a replacement can be. */
function createGlyphFinder(faces: Face[]): FindGlyph {
  const found = new Map<number, Glyph | undefined>();
  const find = (codePoint: number): Glyph | undefined => {
    for (const face of faces) {
      const advance = face.findAdvance(codePoint);
      if (advance !== undefined) return { face, codePoint, advance };
    }
    return undefined;
  };
  return (codePoint) => {
    if (!found.has(codePoint)) {
      const candidates = [codePoint, ...REPLACEMENTS].map(find);
      found.set(
        codePoint,
        candidates.find((glyph) => glyph !== undefined),
      );
    }
    return found.get(codePoint);
  };
}

function toCodePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Six letters from a text, as PDF marks a subset of a font. */
function toTag(seed: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1)
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  return Array.from({ length: 6 }, (_, index) => String.fromCharCode(65 + (Math.floor(hash / 26 ** index) % 26))).join(
    '',
  );
}
