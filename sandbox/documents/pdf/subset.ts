// cspell:ignore glyf hhea hmtx loca maxp
import { listParts, type Glyph, type Glyphs } from './glyphs';

/** A TrueType font of some glyphs, numbered in the order in which they were included. */
export type Subset = { includeGlyph: (id: number) => number; encode: () => Uint8Array };

/** Starts a subset, which has glyph 0 already. It has the tables that PDF asks for, and no instructions. */
export function createSubset({ face, glyphs }: Glyphs): Subset {
  const included: number[] = [];
  const numbers = new Map<number, number>();
  const includeGlyph = (id: number): number => {
    const number = numbers.get(id) ?? included.push(id) - 1;
    numbers.set(id, number);
    return number;
  };
  includeGlyph(0);

  return {
    includeGlyph,
    encode() {
      const written: Glyph[] = [];
      // Writing a composed glyph includes its parts.
      for (let index = 0; index < included.length; index += 1) {
        written.push(renumberParts(getGlyph(glyphs, included[index] ?? 0), includeGlyph));
      }
      return joinTables({
        glyf: join(written.map(({ outline }) => outline)),
        head: patch(fromBase64(face.tables.head), { at: 50, value: 1 }),
        hhea: patch(fromBase64(face.tables.hhea), { at: 34, value: written.length }),
        hmtx: toMetrics(written),
        loca: toLocations(written),
        maxp: patch(fromBase64(face.tables.maxp), { at: 4, value: written.length }),
      });
    },
  };
}

function getGlyph(glyphs: Map<number, Glyph>, id: number): Glyph {
  const glyph = glyphs.get(id);
  if (!glyph) throw new Error(`Glyph ${id} was not loaded.`);
  return glyph;
}

function renumberParts(glyph: Glyph, includeGlyph: (id: number) => number): Glyph {
  const parts = listParts(glyph.outline);
  if (parts.length === 0) return glyph;
  const outline = glyph.outline.slice();
  for (const { at, id } of parts) patch(outline, { at, value: includeGlyph(id) });
  return { ...glyph, outline };
}

function toMetrics(glyphs: Glyph[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * glyphs.length));
  glyphs.forEach(({ advance, bearing }, index) => {
    view.setUint16(4 * index, advance);
    view.setInt16(4 * index + 2, bearing);
  });
  return new Uint8Array(view.buffer);
}

function toLocations(glyphs: Glyph[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  let offset = 0;
  glyphs.forEach(({ outline }, index) => {
    offset += outline.length;
    view.setUint32(4 * (index + 1), offset);
  });
  return new Uint8Array(view.buffer);
}

/** A font file of tables in the order of their names (OpenType specification, table directory). */
function joinTables(tables: Record<string, Uint8Array>): Uint8Array {
  const entries = Object.entries(tables);
  const most = 2 ** Math.floor(Math.log2(entries.length));
  const directory = new DataView(new ArrayBuffer(12 + 16 * entries.length));
  directory.setUint32(0, 0x00010000);
  [entries.length, 16 * most, Math.log2(most), 16 * (entries.length - most)].forEach((value, index) =>
    directory.setUint16(4 + 2 * index, value),
  );
  let offset = directory.byteLength;
  entries.forEach(([name, bytes], index) => {
    const at = 12 + 16 * index;
    Array.from(name, (letter, place) => directory.setUint8(at + place, letter.charCodeAt(0)));
    directory.setUint32(at + 4, toChecksum(bytes));
    directory.setUint32(at + 8, offset);
    directory.setUint32(at + 12, bytes.length);
    offset += pad(bytes).length;
  });
  return join([new Uint8Array(directory.buffer), ...entries.map(([, bytes]) => pad(bytes))]);
}

function toChecksum(bytes: Uint8Array): number {
  const padded = pad(bytes);
  const view = new DataView(padded.buffer, padded.byteOffset, padded.byteLength);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Tables begin at multiples of four bytes. */
function pad(bytes: Uint8Array): Uint8Array {
  const rest = -bytes.length & 3;
  return rest === 0 ? bytes : join([bytes, new Uint8Array(rest)]);
}

function join(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Sets two bytes in place. */
function patch(bytes: Uint8Array, { at, value }: { at: number; value: number }): Uint8Array {
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).setUint16(at, value);
  return bytes;
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
