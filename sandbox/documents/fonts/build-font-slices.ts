// cspell:ignore fontsource udpgothic
import frequencyRanges from '@fontsource/biz-udpgothic/unicode.json';
import type { Contract } from '../../../contract';
import { CARE, SERVICES, TEMPERATURES, WORDS } from '../waybill/domestic-words';
import { COPY_WORDS } from '../waybill/shipper-copy-words';
import { FACE_NAMES, type FaceName } from '../pdf/glyphs';
import { INDEX_FILE, renderCodePoints, toSliceFile, writeSlice, type SliceIndex } from '../pdf/slices';
import { openFontFile } from './font-file';
import { FACES } from './font-packages';

/** Characters of a slice that no list of frequent ones has. */
const SLICE_SIZE = 64;

/** ASCII and the letters of western Europe, with the dashes and quotation marks of English. */
const WESTERN = [...range(0x20, 0xff), ...range(0x2010, 0x2026), 0x20ac];

/** Punctuation of Japanese, kana, and the full-width digits and signs of addresses. */
const JAPANESE = [
  ...range(0x20, 0x7e),
  ...range(0x3000, 0x3003),
  ...[0x3005, 0x300c, 0x300d, 0x3012, 0x3013, 0x301c, 0x2026, 0xff5e, 0xff08, 0xff09, 0xff0d],
  ...range(0x3041, 0x3096),
  ...range(0x30a1, 0x30fc),
  ...range(0xff10, 0xff19),
];

/**
 * Builds the slices of the fonts for a browser: files by their name, to be served as they are. The first slice of a font has
 * what every label needs: its form, kana, the names of prefectures, carriers and services. The others follow the lists by
 * which Google Fonts serves Japanese: characters that are equally frequent share a slice.
 */
export function buildFontSlices(contract: Pick<Contract, 'catalogue' | 'prefectures'>): Map<string, Uint8Array> {
  const slices: Record<'latin' | 'japanese', number[][]> = {
    latin: toSlices('latin-regular', [WESTERN]),
    japanese: toSlices('japanese-regular', [
      [...JAPANESE, ...listFormCharacters(contract)],
      ...Object.values(frequencyRanges).reverse().map(readRanges),
    ]),
  };
  const index: SliceIndex = {
    faces: Object.fromEntries(FACE_NAMES.map((name) => [name, openFontFile(FACES[name]).face])) as SliceIndex['faces'],
    slices: { latin: slices.latin.map(renderCodePoints), japanese: slices.japanese.map(renderCodePoints) },
  };
  const files = new Map<string, Uint8Array>([[INDEX_FILE, new TextEncoder().encode(JSON.stringify(index))]]);
  for (const face of FACE_NAMES) {
    const font = openFontFile(FACES[face]);
    slices[face.startsWith('latin') ? 'latin' : 'japanese'].forEach((codePoints, number) =>
      files.set(toSliceFile(face, number), writeSlice(font.readGlyphs(codePoints))),
    );
  }
  return files;
}

/** Shares the characters of a font out: each goes into the first slice that asks for it, the rest into slices of a size. */
function toSlices(face: FaceName, wanted: number[][]): number[][] {
  const rest = new Set([...openFontFile(FACES[face]).listWidths().keys()].sort((one, other) => one - other));
  const slices = wanted.map((codePoints) =>
    [...new Set(codePoints)].filter((codePoint) => rest.delete(codePoint)).sort((one, other) => one - other),
  );
  const others = [...rest];
  for (let at = 0; at < others.length; at += SLICE_SIZE) slices.push(others.slice(at, at + SLICE_SIZE));
  return slices.filter(({ length }) => length > 0);
}

/** The characters that are printed on every domestic label, and those of the names in the contract. */
function listFormCharacters({ catalogue, prefectures }: Pick<Contract, 'catalogue' | 'prefectures'>): number[] {
  const words = [WORDS, TEMPERATURES, CARE, SERVICES, COPY_WORDS.ja, COPY_WORDS.ja.others(0), '日月火水木金土見本'];
  const names = [
    ...prefectures.map(({ ja }) => ja),
    ...Object.values(catalogue.carriers).flatMap(({ name, services }) => [
      name.ja,
      ...Object.values(services).map((service) => service.name.ja),
    ]),
    ...Object.values(catalogue.delivery_times).map(({ ja }) => ja),
  ];
  return Array.from(JSON.stringify([words, names]), (character) => character.codePointAt(0) ?? 0);
}

/** `'U+4e00,U+4e8c-4e8e'` → `[0x4e00, 0x4e8c, 0x4e8d, 0x4e8e]` */
function readRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((each) => {
    const [from = 0, to = from] = each
      .replace('U+', '')
      .split('-')
      .map((number) => Number.parseInt(number, 16));
    return range(from, to);
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
