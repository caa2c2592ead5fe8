// cspell:ignore VBOR
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import type { Drawing } from '../drawing/drawing';

/** Images of a document by their content: the name on a page, and the size in pixels. */
export type DocumentImages = Map<string, { name: string; ref: PDFRef; width: number; height: number }>;

const MOST_PIXELS = 10_000_000;

/** PNG in Base64 begins with these characters (https://www.w3.org/TR/png/, 5.2). */
const PNG = 'iVBOR';

/**
 * Embeds the images of a drawing in a document. Only the first bytes of an upload have been checked: an image that cannot
 * be read is omitted, because a shipment must not fail because of its logo. An image that would need seconds to unpack is
 * omitted as well: a file of a few kilobytes can have any number of pixels.
 */
export async function embedImages(document: PDFDocument, { pages }: Drawing): Promise<DocumentImages> {
  const images: DocumentImages = new Map();
  for (const item of pages.flatMap(({ items }) => items)) {
    if (item.kind !== 'image' || images.has(item.content)) continue;
    try {
      const bytes = Uint8Array.from(atob(item.content), (character) => character.charCodeAt(0));
      if (item.content.startsWith(PNG) && countPixels(bytes) > MOST_PIXELS) continue;
      const image = await (item.content.startsWith(PNG) ? document.embedPng(bytes) : document.embedJpg(bytes));
      await image.embed();
      const { ref, width, height } = image;
      images.set(item.content, { name: `Image${images.size + 1}`, ref, width, height });
    } catch {
      continue;
    }
  }
  return images;
}

/** Width and height are in the first chunk of a PNG (https://www.w3.org/TR/png/, 11.2.1). */
function countPixels(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer);
  return view.getUint32(16) * view.getUint32(20);
}
