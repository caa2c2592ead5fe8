import { inset, type Box } from './box';
import { MM_TO_POINTS, type Canvas } from './canvas';
import { WHITE, type Color, type Source } from './drawing';
import { drawBlock, type BlockStyle } from './text-block';

/** How a form is printed: its lines and words in one color, what is filled in always in black. */
export type Theme = { form: Color; isThermal: boolean };

/** Widths of lines in millimeters. */
export const FRAME = 0.5;
export const RULE = 0.2;

const CAPTION = 6;
/** Margins within badges and gaps between them, as a share of their height. */
const BADGE_MARGINS = 0.6;
const BADGE_GAP = 0.25;

/** Returns a font size in points that is a share of a height in millimeters, within limits. */
export function clampFontSize(height: number, share: number, [least, most]: [number, number]): number {
  return Math.min(Math.max(height * share * MM_TO_POINTS, least), most);
}

/** A value with its caption above it. */
export function drawField(
  canvas: Canvas,
  { caption, value, source }: { caption: string; value: string; source?: Source },
  box: Box,
  { form }: Theme,
  style: BlockStyle,
): void {
  const { x, y, width, height } = inset(box, 1.2, 0.7);
  const size = Math.min(CAPTION, Math.max(height * 0.9, 4.2));
  const captionHeight = (size * 1.2) / MM_TO_POINTS;
  drawBlock(
    canvas,
    caption,
    { x, y, width, height: captionHeight },
    { size, smallest: 3.5, leading: 1.2, color: form },
  );
  const valueBox = { x, y: y + captionHeight, width, height: height - captionHeight };
  drawBlock(canvas, value, valueBox, { vertical: 'middle', leading: 1.2, lines: 1, source, ...style });
}

/** Fields side by side, ruled off from one another. */
export function drawFields(
  canvas: Canvas,
  fields: { caption: string; value: string; source?: Source }[],
  columns: Box[],
  theme: Theme,
  style: BlockStyle,
): void {
  fields.forEach((field, index) => {
    const column = columns[index];
    if (!column) return;
    if (index > 0) drawRuleLeft(canvas, column, theme);
    drawField(canvas, field, column, theme, style);
  });
}

/** Draws a filled strip with a vertical word at the left of a box. Returns the rest of the box. */
export function drawStrip(canvas: Canvas, word: string, box: Box, { form }: Theme, width: number): Box {
  // A gap keeps it apart from the strip below.
  const strip = { ...box, width, height: box.height - 0.5 };
  canvas.fillBoxes([strip], form);
  const characters = Array.from(word);
  const step = Math.min(width * 0.95, (box.height - 1) / characters.length);
  const size = step * 0.78 * MM_TO_POINTS;
  const top = box.y + (box.height - step * characters.length) / 2;
  characters.forEach((character, index) => {
    const y = top + step * index + step / 2 + (size * 0.38) / MM_TO_POINTS;
    canvas.drawText(character, box.x + width / 2, y, { size, bold: true, color: WHITE, align: 'center' });
  });
  return { ...box, x: box.x + width, width: box.width - width };
}

/** Draws words in filled boxes, from a point to the right. */
export function drawBadges(
  canvas: Canvas,
  words: string[],
  { x, y, height }: { x: number; y: number; height: number },
  { fill, color }: { fill: Color; color: Color },
): void {
  const style = toBadgeStyle(height);
  words.reduce((left, word) => {
    const width = canvas.measureText(word, style) + height * BADGE_MARGINS;
    canvas.fillBoxes([{ x: left, y, width, height }], fill);
    const baseline = y + height / 2 + (style.size * 0.37) / MM_TO_POINTS;
    canvas.drawText(word, left + width / 2, baseline, { ...style, color, align: 'center' });
    return left + width + height * BADGE_GAP;
  }, x);
}

/** How wide badges are, with a gap behind each. */
export function measureBadges(canvas: Canvas, words: string[], height: number): number {
  const widths = words.map(
    (word) => canvas.measureText(word, toBadgeStyle(height)) + height * (BADGE_MARGINS + BADGE_GAP),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The height at which badges are no wider than they may be. */
export function fitBadges(
  canvas: Canvas,
  words: string[],
  { width, height }: { width: number; height: number },
): number {
  return height * Math.min(1, width / measureBadges(canvas, words, height));
}

function toBadgeStyle(height: number): { size: number; bold: true } {
  return { size: height * 0.62 * MM_TO_POINTS, bold: true };
}

export function drawRuleAbove(canvas: Canvas, { x, y, width }: Box, { form }: Theme): void {
  canvas.drawLine({ x, y }, { x: x + width, y }, { width: RULE, color: form });
}

export function drawRuleLeft(canvas: Canvas, { x, y, height }: Box, { form }: Theme): void {
  canvas.drawLine({ x, y }, { x, y: y + height }, { width: RULE, color: form });
}
