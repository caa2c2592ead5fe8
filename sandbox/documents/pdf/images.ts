// cspell:ignore VBOR
import { PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import type { Drawing } from '../drawing/drawing';
import { readOrientation, type Orientation } from './read-orientation';

/** An image that is part of a document: its size in pixels as stored, and how it is turned. */
type EmbeddedImage = { ref: PDFRef; width: number; height: number; orientation: Orientation };

/** Images of a document by their content, with the name on a page. */
export type DocumentImages = Map<string, EmbeddedImage & { name: string }>;

/** The largest image that the API accepts, see `image-pixels-max`. */
const PIXELS_MAX = 10_000_000;

/** PNG in Base64 begins with these characters (https://www.w3.org/TR/png/, 5.2). */
const PNG = 'iVBOR';

/** Embeds the images of a drawing in a document. One that cannot be drawn is omitted: no shipment fails because of a logo. */
export async function embedImages(document: PDFDocument, { pages }: Drawing): Promise<DocumentImages> {
  const images: DocumentImages = new Map();
  for (const item of pages.flatMap(({ items }) => items)) {
    if (item.kind !== 'image' || images.has(item.content)) continue;
    const image = await embedImage(document, item.content);
    if (image) images.set(item.content, { name: `Image${images.size + 1}`, ...image });
  }
  return images;
}

/** Whether an image, PNG or JPEG in Base64, can be drawn. */
export async function canDrawImage(content: string): Promise<boolean> {
  return (await embedImage(await PDFDocument.create({ updateMetadata: false }), content)) !== undefined;
}

/** Undefined for bytes that aren't an image, and for one that would need seconds to unpack: a few kilobytes can have any size. */
async function embedImage(document: PDFDocument, content: string): Promise<EmbeddedImage | undefined> {
  const isPng = content.startsWith(PNG);
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    if (isPng && countPixels(bytes) > PIXELS_MAX) return undefined;
    const image = await (isPng ? document.embedPng(bytes) : document.embedJpg(bytes));
    await image.embed();
    const { ref, width, height } = image;
    return { ref, width, height, orientation: isPng ? 1 : readOrientation(bytes) };
  } catch {
    return undefined;
  }
}

/** Width and height are in the first chunk of a PNG (https://www.w3.org/TR/png/, 11.2.1). */
function countPixels(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer);
  return view.getUint32(16) * view.getUint32(20);
}
