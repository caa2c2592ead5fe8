import type { Language } from '../../../contract';
import type { FamilyName } from '../metrics/metrics';
import type { Box } from './box';

/** Red, green and blue from 0 to 1. */
export type Color = readonly [number, number, number];
export const BLACK: Color = [0, 0, 0];
export const WHITE: Color = [1, 1, 1];

/** A point on a page, in millimeters from the top left. */
export type Point = { x: number; y: number };

/** A word across a page: from a place on, turned anticlockwise by an angle in radians; `size` is that of its em in points. */
export type SlantedWord = Point & { angle: number; size: number; color: Color } & (
    { text: string } | { strokes: string; weight: number; text: string }
  );

/**
 * An item of a page; items are drawn in their order. Positions and widths are in millimeters from the top left, sizes and
 * spacing of text in points.
 */
export type Item =
  /** A text in one line, from a place on its baseline, with its width. Its fonts have all of its characters. */
  | (Point & { kind: 'text'; text: string; size: number; bold: boolean; color: Color; spacing: number; width: number })
  /** Filled boxes. */
  | { kind: 'boxes'; boxes: Box[]; color: Color }
  /** The outline of a box. */
  | { kind: 'outline'; box: Box; width: number; color: Color }
  | { kind: 'line'; from: Point; to: Point; width: number; color: Color; dash: number[] }
  /** A PNG or JPEG in Base64, as large as fits into a box, at its lower left. An unreadable image is omitted. */
  | { kind: 'image'; box: Box; content: string }
  /** Words through which the page can be read: bold letters or strokes, within a box but not over others. */
  | { kind: 'mark'; box: Box; without: Box[]; words: SlantedWord[] };

/** The field of a shipment that a text is from, or the object whose fields it is composed of. */
export type Source = 'to_address' | 'from_address' | 'products' | 'setup.ref_number' | 'setup.delivery_note';

/** A text that is longer than its place: `shown` is what is printed of it, before an ellipsis. */
export type Cut = { source: Source; text: string; shown: string };

export type Page = { width: number; height: number; items: Item[]; cuts: Cut[] };

/** A document as a list of what is drawn, which a back end writes as a PDF or as SVG. */
export type Drawing = {
  title: string;
  /** A description of the document, for readers who don't see it. */
  description: string;
  language: Language;
  family: FamilyName;
  pages: Page[];
};
