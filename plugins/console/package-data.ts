/** What the published package reads of the contract, and the glyphs of its labels. */
export { toCheckData } from './check-data';
export { getGlyphFiles } from './glyph-files';
export { toSandboxData } from './sandbox-data';
