import type { Face, FaceName, Glyph, Glyphs, LoadGlyphs } from './glyphs';

/** The characters of each slice and the metrics of the fonts: the file `index.json` in the folder of the slices. */
export type SliceIndex = {
  faces: Record<FaceName, Face>;
  /** The characters of each slice of a font, regular and bold alike, as `renderCodePoints` writes them. */
  slices: Record<'latin' | 'japanese', string[]>;
};

export const INDEX_FILE = 'index.json';

/** The file of a slice, counted from 0: `'japanese-bold', 12` → `'japanese-bold-12.bin'` */
export function toSliceFile(face: FaceName, index: number): string {
  return `${face}-${index}.bin`;
}

/** Bytes of an entry before its outline: code point, glyph ID, width, bearing, length. */
const HEAD = 12;

/** Writes glyphs one behind the other, one for each character; parts of composed glyphs have the code point 0. */
export function writeSlice({ glyphs, ids }: Glyphs): Uint8Array {
  const drawn = new Set(ids.values());
  const parts = [...glyphs.keys()].filter((id) => !drawn.has(id)).map((id) => [0, id] as const);
  const entries = [...parts, ...ids].flatMap(([codePoint, id]) => {
    const glyph = glyphs.get(id);
    return glyph ? [{ codePoint, glyph }] : [];
  });
  const bytes = new Uint8Array(entries.reduce((sum, { glyph }) => sum + HEAD + glyph.outline.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const { codePoint, glyph } of entries) {
    view.setUint32(at, codePoint);
    view.setUint16(at + 4, glyph.id);
    view.setUint16(at + 6, glyph.advance);
    view.setInt16(at + 8, glyph.bearing);
    view.setUint16(at + 10, glyph.outline.length);
    bytes.set(glyph.outline, at + HEAD);
    at += HEAD + glyph.outline.length;
  }
  return bytes;
}

/**
 * Loads glyphs from slices. `fetchFile` fetches a file by its name; each is fetched once, and again after a failure. A label
 * needs the first slice of a font and those with its rarer characters.
 */
export function createSliceReader(fetchFile: (name: string) => Promise<Uint8Array>): LoadGlyphs {
  const files = new Map<string, Promise<Uint8Array>>();
  const fetchOnce = (name: string): Promise<Uint8Array> => {
    const file = files.get(name) ?? fetchFile(name);
    files.set(name, file);
    file.catch(() => files.delete(name));
    return file;
  };
  let reading: Promise<{ faces: SliceIndex['faces']; places: Record<string, Map<number, number>> }> | undefined;
  const readIndex = async () => {
    const { faces, slices } = JSON.parse(new TextDecoder().decode(await fetchOnce(INDEX_FILE))) as SliceIndex;
    return { faces, places: { latin: toPlaces(slices.latin), japanese: toPlaces(slices.japanese) } };
  };

  return async (face, codePoints) => {
    reading ??= readIndex();
    const { faces, places } = await reading.catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    const ownPlaces = places[face.startsWith('latin') ? 'latin' : 'japanese'];
    const needed = new Set(codePoints.flatMap((codePoint) => ownPlaces?.get(codePoint) ?? []));
    const loaded = await Promise.all([...needed].map((index) => fetchOnce(toSliceFile(face, index))));
    const glyphs = new Map<number, Glyph>();
    const ids = new Map<number, number>();
    for (const bytes of loaded) readSlice(bytes, { glyphs, ids });
    return { face: faces[face], glyphs, ids };
  };
}

function readSlice(bytes: Uint8Array, { glyphs, ids }: Omit<Glyphs, 'face'>): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length;) {
    const codePoint = view.getUint32(at);
    const end = at + HEAD + view.getUint16(at + 10);
    const id = view.getUint16(at + 4);
    const outline = bytes.subarray(at + HEAD, end);
    glyphs.set(id, { id, advance: view.getUint16(at + 6), bearing: view.getInt16(at + 8), outline });
    if (codePoint !== 0) ids.set(codePoint, id);
    at = end;
  }
}

/** Ascending code points as gaps and counts in base 36: `[65, 66, 67, 97]` → `'1t 3 t 1'` */
export function renderCodePoints(codePoints: number[]): string {
  const runs: { gap: number; count: number }[] = [];
  let next = 0;
  for (const codePoint of codePoints) {
    const last = runs.at(-1);
    if (last && codePoint === next) last.count += 1;
    else runs.push({ gap: codePoint - next, count: 1 });
    next = codePoint + 1;
  }
  return runs.map(({ gap, count }) => `${gap.toString(36)} ${count.toString(36)}`).join(' ');
}

function toPlaces(slices: string[]): Map<number, number> {
  const places = new Map<number, number>();
  slices.forEach((slice, index) => {
    const numbers = slice.split(' ').map((number) => Number.parseInt(number, 36));
    let codePoint = 0;
    for (let at = 0; at < numbers.length; at += 2) {
      codePoint += numbers[at] ?? 0;
      for (let count = numbers[at + 1] ?? 0; count > 0; count -= 1) places.set(codePoint++, index);
    }
  });
  return places;
}
