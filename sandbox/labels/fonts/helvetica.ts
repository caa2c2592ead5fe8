import { PDFFont, StandardFontEmbedder, StandardFonts } from '@cantoo/pdf-lib';
import type { Face } from './face';
import { createMemory } from '../memory';

/** pdf-lib's own names, which it has twice. */
type FontName = Parameters<typeof StandardFontEmbedder.for>[0];

/** Fonts that every reader of PDFs brings along: nothing is embedded. They have the characters of Windows-1252. */
export const HELVETICA = createStandardFace(StandardFonts.Helvetica as unknown as FontName);
export const HELVETICA_BOLD = createStandardFace(StandardFonts.HelveticaBold as unknown as FontName);

function createStandardFace(name: FontName): Face {
  let opened: StandardFontEmbedder | undefined;
  const open = () => (opened ??= StandardFontEmbedder.for(name));
  // Of the characters that it has: about two hundred.
  const advances = new Map<number, number>();
  const encoded = createMemory<string>({ most: 5000, longest: 200 });
  return {
    findAdvance(codePoint) {
      const known = advances.get(codePoint);
      if (known !== undefined) return known;
      const { encoding, font } = open();
      if (!encoding.canEncodeUnicodeCodePoint(codePoint)) return undefined;
      const advance = (font.getWidthOfGlyph(encoding.encodeUnicodeCodePoint(codePoint).name) ?? 0) / 1000;
      advances.set(codePoint, advance);
      return advance;
    },
    encode: (text) => encoded(text, () => open().encodeText(text).toString()),
    prepare: (document) => Promise.resolve(PDFFont.of(document.context.nextRef(), document, open())),
  };
}
