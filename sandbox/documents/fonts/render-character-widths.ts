import { StandardFontEmbedder, StandardFonts } from '@cantoo/pdf-lib';
import { openFontFile, type FontFile } from './font-file';
import { FACES } from './font-packages';

/** pdf-lib's own names, which it has twice. */
type StandardFont = Parameters<typeof StandardFontEmbedder.for>[0];

type Widths = Map<number, number>;

/**
 * The module `sandbox/documents/metrics/character-widths.ts`: the widths of all characters of the fonts, so that a label can be
 * laid out without a font. A run is a gap since the last character, a number of characters and their width, in base 36 and
 * in columns, which compress best. Of bold only the characters that differ from regular are listed.
 */
export function renderCharacterWidths(): string {
  const faces = {
    latin: toFace(openFontFile(FACES['latin-regular']), openFontFile(FACES['latin-bold'])),
    japanese: toFace(openFontFile(FACES['japanese-regular']), openFontFile(FACES['japanese-bold'])),
    standard: {
      unitsPerEm: 1000,
      ...toTables(listStandardWidths(StandardFonts.Helvetica), listStandardWidths(StandardFonts.HelveticaBold)),
    },
  };
  const entries = Object.entries(faces).map(
    ([name, { unitsPerEm, regular, bold }]) =>
      `  ${name}: {\n    unitsPerEm: ${unitsPerEm},\n    regular:\n      '${regular}',\n    bold: '${bold}',\n  },\n`,
  );
  return [
    '// Generated from the fonts by "npm run generate"; do not edit.\n',
    '// cspell:disable\n',
    `export const CHARACTER_WIDTHS = {\n${entries.join('')}} as const;\n`,
  ].join('');
}

function toFace(regular: FontFile, bold: FontFile): { unitsPerEm: number; regular: string; bold: string } {
  return { unitsPerEm: regular.face.unitsPerEm, ...toTables(regular.listWidths(), bold.listWidths()) };
}

function toTables(regular: Widths, bold: Widths): { regular: string; bold: string } {
  const missing = [...regular.keys()].filter((codePoint) => !bold.has(codePoint));
  if (missing.length > 0 || regular.size !== bold.size) {
    throw new Error('Regular and bold must have the same characters: the table of widths lists them once.');
  }
  const different = new Map([...bold].filter(([codePoint, width]) => regular.get(codePoint) !== width));
  return { regular: toRuns(regular), bold: toRuns(different) };
}

function toRuns(widths: Widths): string {
  const runs: { gap: number; count: number; width: number }[] = [];
  let next = 0;
  for (const [codePoint, width] of [...widths].sort(([one], [other]) => one - other)) {
    const last = runs.at(-1);
    if (last && codePoint === next && last.width === width) last.count += 1;
    else runs.push({ gap: codePoint - next, count: 1, width });
    next = codePoint + 1;
  }
  const toColumn = (name: 'gap' | 'count' | 'width') => runs.map((run) => run[name].toString(36)).join(' ');
  return `${toColumn('gap')}|${toColumn('count')}|${toColumn('width')}`;
}

function listStandardWidths(name: StandardFonts): Widths {
  const { encoding, font } = StandardFontEmbedder.for(name as unknown as StandardFont);
  const codePoints = encoding.supportedCodePoints;
  return new Map(
    codePoints.map((codePoint) => [
      codePoint,
      font.getWidthOfGlyph(encoding.encodeUnicodeCodePoint(codePoint).name) ?? 0,
    ]),
  );
}
