import { cutText, wrapText } from '../text/wrap-text';
import type { Box } from './box';
import { MM_TO_POINTS, type Canvas, type TextStyle } from './canvas';
import type { Source } from './drawing';

/**
 * How a text fills a box. It shrinks to `smallest` until it fits, then ends in an ellipsis. The page lists such a text when
 * it has a source.
 */
export type BlockStyle = TextStyle & {
  smallest?: number;
  /** Distance of lines, in sizes. */
  leading?: number;
  /** The maximum number of lines, also where there is room for more. */
  lines?: number;
  vertical?: 'top' | 'middle' | 'bottom';
  source?: Source | undefined;
};

/** Where letters are below the top of their em square: a Japanese character fills 0.88 above its line, 0.12 below. */
const ASCENT = 0.88;
const SHRINK = 0.95;

/** Draws paragraphs into a box, one below the other. Returns their height. */
export function drawBlock(canvas: Canvas, paragraphs: string | string[], box: Box, style: BlockStyle): number {
  const { leading = 1.3, vertical = 'top', align = 'left' } = style;
  const texts = [paragraphs].flat();
  const { size, lines, shown } = fitLines(canvas, texts, box, style);
  if (shown !== undefined && style.source) {
    canvas.noteCut({ source: style.source, text: texts.join('\n'), shown: shown.join('\n') });
  }
  const step = (size * leading) / MM_TO_POINTS;
  const height = step * lines.length;
  const spare = { top: 0, middle: (box.height - height) / 2, bottom: box.height - height }[vertical];
  const x = { left: box.x, center: box.x + box.width / 2, right: box.x + box.width }[align];
  const first = box.y + spare + (((leading - 1) / 2 + ASCENT) * size) / MM_TO_POINTS;
  lines.forEach((line, index) => canvas.drawText(line, x, first + step * index, { ...style, size, align }));
  return height;
}

/** The largest size at which paragraphs fit into a box, and their lines; `shown` if they were cut, without the ellipsis. */
function fitLines(
  canvas: Canvas,
  paragraphs: string[],
  { width, height }: Box,
  style: BlockStyle,
): { size: number; lines: string[]; shown?: string[] } {
  const { size: largest, smallest = largest, leading = 1.3, lines: limit = Infinity } = style;
  const widths = paragraphs.map((paragraph) => canvas.measureText(paragraph, { ...style, size: 1, spacing: 0 }));
  for (let size = largest; ; size = Math.max(size * SHRINK, smallest)) {
    const sized = { ...style, size };
    const measure = (text: string) => canvas.measureText(text, sized);
    const most = Math.min(limit, Math.max(1, Math.floor((height * MM_TO_POINTS) / (size * leading) + 0.01)));
    // However they break, they need at least this number of lines.
    const least = widths.reduce((sum, each) => sum + Math.ceil((each * size) / width - 0.01), 0);
    if (least > most && size > smallest) continue;
    const lines = paragraphs.flatMap((paragraph) => wrapText(paragraph, width, measure));
    if (lines.length <= most) return { size, lines };
    if (size <= smallest) {
      const shown = cutLines(lines.slice(0, most), width - measure('…'), measure);
      return { size, lines: [...shown.slice(0, -1), `${shown.at(-1) ?? ''}…`], shown };
    }
  }
}

/** Shortens the last line to a width. */
function cutLines(lines: string[], width: number, measure: (text: string) => number): string[] {
  return [...lines.slice(0, -1), cutText(lines.at(-1) ?? '', width, measure).trimEnd()];
}
