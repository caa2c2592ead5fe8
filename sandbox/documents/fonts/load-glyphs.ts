import type { LoadGlyphs } from '../pdf/glyphs';
import { FACES } from './font-packages';
import { openFontFile } from './font-file';

/** Glyphs from the fonts' own files: the same as in the slices that browsers load, which are made from them. */
export const loadGlyphs: LoadGlyphs = (face, codePoints) =>
  Promise.resolve(openFontFile(FACES[face]).readGlyphs(codePoints));
