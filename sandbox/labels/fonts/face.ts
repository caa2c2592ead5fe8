import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

/** One weight of a font, outside of any document. */
export type Face = {
  /** Width of a character in em; undefined when the font does not have it. */
  findAdvance: (codePoint: number) => number | undefined;
  /** The codes of a text, `<0041>`, where they are the same in every document: those of a subset are not. */
  encode?: (text: string) => string;
  /** Prepares the font for a document. `tag`: six capital letters that mark the subset. */
  prepare: (document: PDFDocument, tag: string) => Promise<PDFFont>;
};
