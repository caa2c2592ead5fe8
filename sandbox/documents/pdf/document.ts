// cspell:ignore flate
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { MM_TO_POINTS } from '../drawing/canvas';
import type { Drawing } from '../drawing/drawing';
import { prepareFonts } from './fonts';
import type { LoadGlyphs } from './glyphs';
import { embedImages } from './images';
import { FAINT, writePage } from './write-page';

/** How faint the sample mark is. */
const FAINT_STATE = { Type: 'ExtGState', ca: 0.2, CA: 0.2 };

type Options = {
  /** Distinguishes the document from others; the subsets of its fonts are named by it. */
  seed: string;
  createdAt: Date;
  loadGlyphs: LoadGlyphs;
};

/** Writes a drawing as a PDF. The same drawing and options give the same bytes, wherever it runs. */
export async function writeDocument(drawing: Drawing, options: Options): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const fonts = await prepareFonts(document, drawing, options);
  setMetadata(document, drawing, options.createdAt);
  const images = await embedImages(document, drawing);
  const pages = drawing.pages.map((page) => ({
    page: document.addPage([toPoints(page.width), toPoints(page.height)]),
    operators: writePage(page, fonts, images),
  }));
  const resources = context.register(
    context.obj({
      Font: context.obj(await fonts.embed()),
      ExtGState: { [FAINT]: FAINT_STATE },
      ...(images.size > 0 && {
        XObject: context.obj(Object.fromEntries([...images.values()].map(({ name, ref }) => [name, ref]))),
      }),
    }),
  );
  for (const { page, operators } of pages) {
    page.node.set(PDFName.of('Resources'), resources);
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(operators)));
  }
  return document.save({ useObjectStreams: false });
}

function setMetadata(document: PDFDocument, { title, language }: Drawing, createdAt: Date): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setCreator('Shipping API sandbox');
  document.setProducer('pdf-lib');
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
}

function toPoints(millimeters: number): number {
  return Math.round(millimeters * MM_TO_POINTS * 1000) / 1000;
}
