import {
  PDFFont,
  StandardFontEmbedder,
  StandardFonts,
  type PDFDocument,
  type PDFRef,
  CustomFontSubsetEmbedder,
} from '@cantoo/pdf-lib';
import type { Drawing } from '../drawing/drawing';
import { getMetrics } from '../metrics/metrics';
import type { FaceName, LoadGlyphs, Glyphs } from './glyphs';
import { createSubset } from './subset';

/** pdf-lib's own names, which it has twice. */
type StandardFont = Parameters<typeof StandardFontEmbedder.for>[0];

/** A part of a text in one font: the name of the font on a page, and its codes as PDF writes them, `<0041>`. */
export type Run = { font: string; codes: string };

/** The fonts of a document. */
export type DocumentFonts = {
  encode: (text: string, isBold: boolean) => Run[];
  /** Embeds the fonts that were used and returns their names on a page. */
  embed: () => Promise<Record<string, PDFRef>>;
};

/** A font by its name: `japanese-bold`. */
type Key = FaceName | 'standard-regular' | 'standard-bold';

/** Prepares the fonts of a drawing. `seed` marks their subsets: documents with different strings must not share it. */
export async function prepareFonts(
  document: PDFDocument,
  drawing: Drawing,
  { seed, loadGlyphs }: { seed: string; loadGlyphs: LoadGlyphs },
): Promise<DocumentFonts> {
  const metrics = getMetrics(drawing.family);
  const fonts = new Map<Key, { name: string; font: PDFFont }>();
  for (const [key, codePoints] of collectCharacters(drawing)) {
    const name = `F${fonts.size + 1}`;
    const font =
      key === 'standard-regular' || key === 'standard-bold'
        ? prepareStandardFont(document, key === 'standard-bold')
        : await prepareEmbeddedFont(document, await loadGlyphs(key, [...codePoints]), toTag(seed + name));
    fonts.set(key, { name, font });
  }

  return {
    encode: (text, isBold) =>
      splitByFont(text, (codePoint) => toKey(metrics.findFace(codePoint, isBold), isBold)).flatMap(([key, part]) => {
        const entry = fonts.get(key);
        return entry ? [{ font: entry.name, codes: entry.font.encodeText(part).toString() }] : [];
      }),
    async embed() {
      for (const { font } of fonts.values()) await font.embed();
      return Object.fromEntries([...fonts.values()].map(({ name, font }) => [name, font.ref]));
    },
  };
}

/** The characters that are drawn in each font, fonts in the order of their names. */
function collectCharacters({ family, pages }: Drawing): [Key, Set<number>][] {
  const metrics = getMetrics(family);
  const characters = new Map<Key, Set<number>>();
  const add = (text: string, isBold: boolean): void => {
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      const key = toKey(metrics.findFace(codePoint, isBold), isBold);
      if (key) characters.set(key, (characters.get(key) ?? new Set()).add(codePoint));
    }
  };
  for (const item of pages.flatMap(({ items }) => items)) {
    if (item.kind === 'text') add(item.text, item.bold);
    if (item.kind === 'mark') for (const word of item.words) if (!('strokes' in word)) add(word.text, true);
  }
  return [...characters].sort(([one], [other]) => (one < other ? 1 : -1));
}

function toKey(face: ReturnType<ReturnType<typeof getMetrics>['findFace']>, isBold: boolean): Key | undefined {
  return face && `${face}-${isBold ? 'bold' : 'regular'}`;
}

/** Cuts a text where its font changes. */
function splitByFont(text: string, find: (codePoint: number) => Key | undefined): [Key, string][] {
  const parts: [Key, string][] = [];
  for (const character of text) {
    const key = find(character.codePointAt(0) ?? 0);
    const last = parts.at(-1);
    if (!key) continue;
    if (last?.[0] === key) last[1] += character;
    else parts.push([key, character]);
  }
  return parts;
}

function prepareStandardFont(document: PDFDocument, isBold: boolean): PDFFont {
  const name = isBold ? StandardFonts.HelveticaBold : StandardFonts.Helvetica;
  return PDFFont.of(document.context.nextRef(), document, StandardFontEmbedder.for(name as unknown as StandardFont));
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

/** A glyph as pdf-lib expects it from a font library. */
type LaidOutGlyph = { id: number; codePoints: number[]; advanceWidth: number };
type FontLibrary = Parameters<typeof CustomFontSubsetEmbedder.for>[0];

/**
 * A font of some glyphs for a document. `tag`: six capital letters that mark the subset. Characters become glyphs one by
 * one: labels need no shaping.
 */
async function prepareEmbeddedFont(document: PDFDocument, glyphs: Glyphs, tag: string): Promise<PDFFont> {
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
