import { CustomFontSubsetEmbedder, PDFFont, type PDFDocument } from '@cantoo/pdf-lib';
import type { Glyphs } from './glyphs';
import { createSubset } from './subset';

/** A glyph as pdf-lib expects it from a font library. */
type LaidOutGlyph = { id: number; codePoints: number[]; advanceWidth: number };
type FontLibrary = Parameters<typeof CustomFontSubsetEmbedder.for>[0];

/**
 * A font of some glyphs for a document. `tag`: six capital letters that mark the subset. Characters become glyphs one by
 * one: labels need no shaping.
 */
export async function prepareEmbeddedFont(document: PDFDocument, glyphs: Glyphs, tag: string): Promise<PDFFont> {
  const { face, ids } = glyphs;
  const toGlyph = (character: string): LaidOutGlyph => {
    const codePoint = character.codePointAt(0) ?? 0;
    const id = ids.get(codePoint) ?? 0;
    return { id, codePoints: [codePoint], advanceWidth: glyphs.glyphs.get(id)?.advance ?? 0 };
  };
  const { includeGlyph, encode } = createSubset(glyphs);
  const font = {
    ...face,
    layout: (text: string) => ({ glyphs: Array.from(text, toGlyph) }),
    createSubset: () => ({ includeGlyph: ({ id }: LaidOutGlyph) => includeGlyph(id), encode }),
  };
  const library = { create: () => font } as unknown as FontLibrary;
  const embedder = await CustomFontSubsetEmbedder.for(library, new Uint8Array(), `${tag}+${face.postscriptName}`);
  return PDFFont.of(document.context.nextRef(), document, embedder);
}
