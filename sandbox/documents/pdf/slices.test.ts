// cspell:ignore Nguyễn Łódź
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFontSlices } from '../fonts';
import { loadGlyphs } from '../fonts/load-glyphs';
import { contract } from '../../../tests/documents/examples';
import { createSliceReader, renderCodePoints, toSliceFile } from './slices';

let files: Map<string, Uint8Array>;
beforeAll(() => void (files = buildFontSlices(contract)), 60_000);

/** A reader, and the files that it fetched. */
function createReader() {
  const fetched: string[] = [];
  const read = createSliceReader((name) => {
    fetched.push(name);
    const file = files.get(name);
    return file ? Promise.resolve(file) : Promise.reject(new Error(`no ${name}`));
  });
  return { fetched, read };
}

const toCodePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

describe('createSliceReader', () => {
  it('has for any text the glyphs of the font file', async () => {
    const { read } = createReader();
    for (const face of ['japanese-regular', 'japanese-bold', 'latin-regular', 'latin-bold'] as const) {
      const codePoints = toCodePoints('京都府 Łódź Nguyễn 齟齬 𠮷野 ﾊﾝｶｸ ½ 😀');
      const [sliced, whole] = [await read(face, codePoints), await loadGlyphs(face, codePoints)];
      expect(sliced.face).toEqual(whole.face);
      for (const codePoint of codePoints) expect(sliced.ids.get(codePoint)).toBe(whole.ids.get(codePoint));
      for (const [id, glyph] of whole.glyphs) expect(sliced.glyphs.get(id)).toEqual(glyph);
    }
  });

  it('fetches one slice for forms, kana and prefectures', async () => {
    const { fetched, read } = createReader();
    const text = 'お届け先 ご依頼主 送り状番号 代金引換 北海道 鹿児島県 ひらがな カタカナ 株 ０１２ 123-4567';
    await read('japanese-regular', toCodePoints(text.replace('株', '')));
    expect(fetched).toEqual(['index.json', toSliceFile('japanese-regular', 0)]);
  });

  it('fetches each slice once, and again after a failure', async () => {
    const fetched: string[] = [];
    let isOffline = true;
    const read = createSliceReader((name) => {
      fetched.push(name);
      return isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(files.get(name) ?? new Uint8Array());
    });
    await expect(read('latin-bold', [65])).rejects.toThrow('offline');
    isOffline = false;
    await Promise.all([read('latin-bold', [65]), read('latin-bold', [66])]);
    await read('latin-bold', [67]);
    expect(fetched).toEqual(['index.json', 'index.json', toSliceFile('latin-bold', 0)]);
  });
});

describe('buildFontSlices', () => {
  it('builds the same files again', () => {
    for (const [name, bytes] of buildFontSlices(contract))
      expect(Buffer.compare(bytes, files.get(name) ?? bytes)).toBe(0);
  });

  it('keeps slices small', () => {
    const sizes = [...files].filter(([name]) => !/index|-0\.bin$/.test(name)).map(([, bytes]) => bytes.length);
    expect(Math.max(...sizes)).toBeLessThan(120_000);
  });
});

describe('renderCodePoints', () => {
  it.each([
    [[], ''],
    [[65, 66, 67, 97], '1t 3 t 1'],
    [[0], '0 1'],
  ])('writes %j as %j', (codePoints, text) => {
    expect(renderCodePoints(codePoints)).toBe(text);
  });
});
