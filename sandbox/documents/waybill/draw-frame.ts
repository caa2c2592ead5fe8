import { inset, type Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import { FRAME, type Theme } from '../drawing/form';
import { drawBlock } from '../drawing/text-block';

/** Height of the line of small print below the frame. */
const FOOTER = 3;

/** The frame of a waybill in a box, above the footer. */
export function toFrame(box: Box, margin: number): Box {
  const inner = inset(box, margin);
  return { ...inner, height: inner.height - FOOTER };
}

/** Draws the frame, after what is in it, and the footer below it. */
export function drawFrame(canvas: Canvas, { footer }: { footer: string }, frame: Box, theme: Theme): void {
  canvas.strokeBox(frame, { width: FRAME, color: theme.form });
  const below = { ...frame, y: frame.y + frame.height + 0.5, height: FOOTER - 0.5 };
  drawBlock(canvas, footer, below, { size: 5.5, smallest: 3.5, leading: 1.1, color: theme.form });
}
