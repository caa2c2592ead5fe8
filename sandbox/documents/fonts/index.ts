/** The fonts of documents, read from their packages: for generating the table of widths and for building slices. */
export { renderCharacterWidths } from './render-character-widths';
export { buildFontSlices } from './build-font-slices';
