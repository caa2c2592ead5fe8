// cspell:ignore bbox glyf hhea hmtx loca maxp
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- fontkit's own types are not installed
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { listParts, type Face, type Glyph, type Glyphs } from '../pdf/glyphs';

/** A TrueType font as a file has it. */
export type FontFile = {
  face: Face;
  /** Widths of all of its characters, in units of the font. */
  listWidths: () => Map<number, number>;
  /** Glyphs of characters, as far as the font has them. */
  readGlyphs: (codePoints: number[]) => Glyphs;
};

const opened = new Map<string, FontFile>();

/** Opens a font; once for the same file. */
export function openFontFile(path: string): FontFile {
  // A plain array: what is sliced from a buffer shares its memory.
  const file = opened.get(path) ?? createFontFile(new Uint8Array(readFileSync(path)));
  opened.set(path, file);
  return file;
}

function createFontFile(bytes: Uint8Array): FontFile {
  const font = create(bytes);
  const tables = listTables(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLong = view.getInt16(tables.head.offset + 50) === 1;
  const getOffset = (id: number): number =>
    isLong ? view.getUint32(tables.loca.offset + 4 * id) : 2 * view.getUint16(tables.loca.offset + 2 * id);
  const metricsCount = view.getUint16(tables.hhea.offset + 34);
  const toBase64 = ({ offset, length }: Table) =>
    Buffer.from(bytes.subarray(offset, offset + length)).toString('base64');

  const getMetrics = (id: number): number => tables.hmtx.offset + 4 * Math.min(id, metricsCount - 1);
  const readAdvance = (id: number): number => view.getUint16(getMetrics(id));
  const readGlyph = (id: number): Glyph => {
    const bearingAt =
      id < metricsCount ? getMetrics(id) + 2 : tables.hmtx.offset + 4 * metricsCount + 2 * (id - metricsCount);
    const start = tables.glyf.offset + getOffset(id);
    return {
      id,
      advance: readAdvance(id),
      bearing: view.getInt16(bearingAt),
      outline: withoutInstructions(bytes.slice(start, tables.glyf.offset + getOffset(id + 1))),
    };
  };
  const findId = (codePoint: number): number => font.glyphForCodePoint(codePoint).id;

  return {
    face: {
      postscriptName: font.postscriptName,
      unitsPerEm: font.unitsPerEm,
      ascent: font.ascent,
      descent: font.descent,
      italicAngle: font.italicAngle,
      capHeight: font.capHeight,
      xHeight: font.xHeight,
      bbox: { minX: font.bbox.minX, minY: font.bbox.minY, maxX: font.bbox.maxX, maxY: font.bbox.maxY },
      tables: { head: toBase64(tables.head), hhea: toBase64(tables.hhea), maxp: toBase64(tables.maxp) },
    },
    listWidths() {
      const known = font.characterSet.filter((codePoint) => findId(codePoint) !== 0);
      return new Map(known.map((codePoint) => [codePoint, readAdvance(findId(codePoint))]));
    },
    readGlyphs(codePoints) {
      const ids = new Map(
        codePoints.map((codePoint) => [codePoint, findId(codePoint)] as const).filter(([, id]) => id !== 0),
      );
      const glyphs = new Map<number, Glyph>();
      const add = (id: number): void => {
        if (glyphs.has(id)) return;
        const glyph = readGlyph(id);
        glyphs.set(id, glyph);
        for (const part of listParts(glyph.outline)) add(part.id);
      };
      for (const id of [0, ...ids.values()]) add(id);
      return { face: this.face, glyphs, ids };
    },
  };
}

type Table = { offset: number; length: number };
const TABLES = ['head', 'hhea', 'maxp', 'hmtx', 'loca', 'glyf'] as const;

function listTables(bytes: Uint8Array): Record<(typeof TABLES)[number], Table> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Table>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + 16 * index;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    found.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  const get = (tag: string): Table => {
    const table = found.get(tag);
    if (!table) throw new Error(`A font of labels has no table "${tag}": it must be a TrueType font.`);
    return table;
  };
  return Object.fromEntries(TABLES.map((tag) => [tag, get(tag)])) as Record<(typeof TABLES)[number], Table>;
}

/**
 * Instructions fit outlines to the pixels of old screens. They would be a fifth of a font's slices, and no reader of PDFs
 * runs them. Composed glyphs of these fonts have none.
 */
function withoutInstructions(outline: Uint8Array): Uint8Array {
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  const contours = outline.byteLength === 0 ? 0 : view.getInt16(0);
  if (contours <= 0) return outline;
  const at = 10 + 2 * contours;
  const rest = outline.subarray(at + 2 + view.getUint16(at));
  const short = new Uint8Array(at + 2 + rest.length);
  short.set(outline.subarray(0, at));
  short.set(rest, at + 2);
  return short;
}
