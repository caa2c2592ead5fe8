/** The parts of the contract that the published package reads, and the glyphs of its labels. */
export { toCheckData } from './check-data';
export { getGlyphFiles } from './glyph-files';
export { toSandboxData } from './sandbox-data';
