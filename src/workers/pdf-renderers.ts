import data from '@generated/console/default/sandbox-data.json';
import { createPdfRenderers, createSliceReader } from '../../sandbox/documents/pdf';

/** Renderers of PDFs, with the glyphs that a text needs from this site. */
export const renderers = createPdfRenderers(
  createSliceReader(async (name) => {
    const response = await fetch(`${data.glyphsUrl}${name}`);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }),
);
