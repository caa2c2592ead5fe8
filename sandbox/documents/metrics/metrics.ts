import { CHARACTER_WIDTHS } from './character-widths';

/** The fonts of documents, each in two weights. `standard` is Helvetica, which every reader of PDFs has: it isn't embedded. */
export type FaceName = keyof typeof CHARACTER_WIDTHS;

/** The fonts to try for a character, in this order. */
const FAMILIES = {
  ja: ['japanese', 'latin'],
  en: ['latin', 'japanese'],
  standard: ['standard'],
} as const satisfies Record<string, FaceName[]>;

export type FamilyName = keyof typeof FAMILIES;

/** Widths of characters, without the fonts themselves: the layout of a document needs nothing else. */
export type Metrics = {
  /** The font that has a character; undefined when none has. */
  findFace: (codePoint: number, isBold: boolean) => FaceName | undefined;
  /** A text with a replacement for each character that no font has: `'高橋😀'` → `'高橋〓'` */
  toDrawable: (text: string, isBold: boolean) => string;
  /** Width of a clean text in em. */
  measure: (text: string, isBold: boolean) => number;
};

type Glyph = { face: FaceName; character: string; advance: number };

/** Drawn for a character that no font has: the first of these that one has. 〓 is how Japanese printers fill a gap. */
const REPLACEMENTS = ['〓', '?'].map(toCodePoint);

const known = new Map<FamilyName, Metrics>();

export function getMetrics(family: FamilyName): Metrics {
  const metrics = known.get(family) ?? createMetrics(FAMILIES[family]);
  known.set(family, metrics);
  return metrics;
}

function createMetrics(faces: readonly FaceName[]): Metrics {
  const finders = { regular: createGlyphFinder(faces, 'regular'), bold: createGlyphFinder(faces, 'bold') };
  const find = (codePoint: number, isBold: boolean) => finders[isBold ? 'bold' : 'regular'](codePoint);
  return {
    findFace: (codePoint, isBold) => find(codePoint, isBold)?.face,
    toDrawable: (text, isBold) =>
      Array.from(text, (character) => find(toCodePoint(character), isBold)?.character ?? '').join(''),
    measure(text, isBold) {
      let width = 0;
      for (const character of text) width += find(toCodePoint(character), isBold)?.advance ?? 0;
      return width;
    },
  };
}

type Weight = 'regular' | 'bold';

/** Finds what is drawn for a character; undefined when not even a replacement can be. */
function createGlyphFinder(faces: readonly FaceName[], weight: Weight): (codePoint: number) => Glyph | undefined {
  const found = new Map<number, Glyph | undefined>();
  const findOwn = (codePoint: number): Glyph | undefined => {
    for (const face of faces) {
      const advance = getAdvances(face)[weight].get(codePoint);
      if (advance !== undefined) return { face, character: String.fromCodePoint(codePoint), advance };
    }
    return undefined;
  };
  return (codePoint) => {
    if (!found.has(codePoint)) {
      const candidates = [codePoint, ...REPLACEMENTS].map(findOwn);
      found.set(
        codePoint,
        candidates.find((glyph) => glyph !== undefined),
      );
    }
    return found.get(codePoint);
  };
}

const advances = new Map<FaceName, Record<Weight, Map<number, number>>>();

function getAdvances(face: FaceName): Record<Weight, Map<number, number>> {
  const read = advances.get(face) ?? readAdvances(face);
  advances.set(face, read);
  return read;
}

function readAdvances(face: FaceName): Record<Weight, Map<number, number>> {
  const { unitsPerEm, regular, bold } = CHARACTER_WIDTHS[face];
  const regularWidths = readRuns(regular, unitsPerEm);
  return { regular: regularWidths, bold: new Map([...regularWidths, ...readRuns(bold, unitsPerEm)]) };
}

/** Reads what `sandbox/node/render-character-widths.ts` writes. */
function readRuns(runs: string, unitsPerEm: number): Map<number, number> {
  const [gaps = [], counts = [], widths = []] = runs
    .split('|')
    .map((column) => column.split(' ').map((number) => Number.parseInt(number, 36)));
  const read = new Map<number, number>();
  let codePoint = 0;
  gaps.forEach((gap, index) => {
    codePoint += gap;
    for (let count = counts[index] ?? 0; count > 0; count -= 1) {
      read.set(codePoint, (widths[index] ?? 0) / unitsPerEm);
      codePoint += 1;
    }
  });
  return read;
}

function toCodePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
