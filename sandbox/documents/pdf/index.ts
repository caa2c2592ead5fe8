/**
 * Labels and invoices as PDFs. They have a separate entry point because of their size: a worker loads it with the first
 * document, and the rest of the sandbox runs without a PDF library and without fonts.
 */
export { createPdfRenderers } from './create-renderers';
export type { FaceName, LoadGlyphs } from './glyphs';
export { createSliceReader } from './slices';
