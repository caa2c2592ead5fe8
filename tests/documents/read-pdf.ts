import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';

export type ReadPage = {
  /** In points, as the page says it. */
  size: [width: number, height: number];
  /** All strings without blanks: PDF readers group letters differently. */
  text: string;
  /** Where each string begins, in millimeters from the top left. */
  items: { text: string; x: number; y: number }[];
  /** The operators of the page. */
  content: string;
};

const POINTS_TO_MM = 25.4 / 72;

/** A text as a page has it: without blanks. */
export function compact(text: string): string {
  return text.replace(/\s/g, '');
}

/** Reads a PDF with pdf.js, and the operators of its pages. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const contents = await readContents(bytes);
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  return Promise.all(
    contents.map(async (content, index) => {
      const page = await pdf.getPage(index + 1);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '');
      return {
        size: [width, height],
        text: texts.map(({ str }) => compact(str)).join(''),
        items: texts.map(({ str, transform }) => ({
          text: str,
          x: Number(transform[4]) * POINTS_TO_MM,
          y: (height - Number(transform[5])) * POINTS_TO_MM,
        })),
        content,
      };
    }),
  );
}

async function readContents(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map((page) => {
    const contents = page.node.Contents();
    if (!(contents instanceof PDFRawStream)) throw new Error('A page has one stream.');
    return new TextDecoder().decode(decodePDFRawStream(contents).decode());
  });
}
