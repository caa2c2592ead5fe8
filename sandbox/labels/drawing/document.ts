// cspell:ignore flate
import { PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { createTypeface, type Family } from '../fonts/typeface';
import { createCanvas, MM_TO_POINTS, type DrawnCanvas } from './canvas';

export type DocumentOptions = {
  title: string;
  language: 'ja' | 'en';
  /** What makes the document different from others; its fonts' subsets are named by it. */
  seed: string;
  createdAt: Date;
  family: Family;
};

export type Document = {
  /** Adds a page of a size in millimetres. */
  addPage: (width: number, height: number) => DrawnCanvas;
  finish: () => Promise<Uint8Array>;
};

/** How faint the sample mark is, as `/Faint gs` in a page. */
const FAINT = { Type: 'ExtGState', ca: 0.2, CA: 0.2 };

/** Starts a PDF. The same options and the same drawing give the same bytes, wherever it runs. */
export async function startDocument(options: DocumentOptions): Promise<Document> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const typeface = await createTypeface(document, options.family, options.seed);
  setMetadata(document, options);
  const pages: { page: PDFPage; canvas: DrawnCanvas }[] = [];

  return {
    addPage(width, height) {
      const page = document.addPage([toPoints(width), toPoints(height)]);
      const canvas = createCanvas({ x: 0, y: 0, width, height }, typeface);
      pages.push({ page, canvas });
      return canvas;
    },
    async finish() {
      const { context } = document;
      const fonts = Object.fromEntries(await typeface.embed());
      const resources = context.register(context.obj({ Font: toDictionary(fonts), ExtGState: { Faint: FAINT } }));
      for (const { page, canvas } of pages) {
        page.node.set(PDFName.of('Resources'), resources);
        page.node.set(PDFName.of('Contents'), context.register(context.flateStream(canvas.listOperators())));
      }
      return document.save({ useObjectStreams: false });
    },
  };

  function toDictionary(entries: Record<string, PDFRef>) {
    return document.context.obj(entries);
  }
}

function setMetadata(document: PDFDocument, { title, language, createdAt }: DocumentOptions): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setCreator('Shipping API sandbox');
  document.setProducer('pdf-lib');
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
}

function toPoints(millimetres: number): number {
  return Math.round(millimetres * MM_TO_POINTS * 1000) / 1000;
}
