import { inset, type Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import { WHITE } from '../drawing/drawing';
import { drawBadges, fitBadges, measureBadges, clampFontSize, type Theme } from '../drawing/form';
import { drawBlock } from '../drawing/text-block';

/** The head of a waybill: the carrier small, the service large, and what is special about it at the right. */
export function drawHeader(
  canvas: Canvas,
  { carrier, service, badges }: { carrier: string; service: string; badges: string[] },
  box: Box,
  { form }: Theme,
): void {
  canvas.fillBoxes([box], form);
  const inner = inset(box, 2, box.height * 0.1);
  const badgeHeight = fitBadges(canvas, badges, { width: inner.width * 0.55, height: Math.min(box.height * 0.45, 8) });
  const badgesWidth = measureBadges(canvas, badges, badgeHeight);
  const [top, bottom] = [inner.height * 0.32, inner.height * 0.68];
  const text = { ...inner, width: inner.width - badgesWidth - (badges.length > 0 ? 2 : 0) };
  const style = { color: WHITE, bold: true, leading: 1.05, vertical: 'middle', lines: 1 } as const;
  drawBlock(
    canvas,
    carrier,
    { ...text, height: top },
    { ...style, size: clampFontSize(top, 0.9, [4, 11]), smallest: 4 },
  );
  const below = { ...text, y: inner.y + top, height: bottom };
  drawBlock(canvas, service, below, { ...style, size: clampFontSize(bottom, 0.9, [7, 24]), smallest: 5 });
  const y = box.y + (box.height - badgeHeight) / 2;
  const x = inner.x + inner.width - badgesWidth;
  drawBadges(canvas, badges, { x, y, height: badgeHeight }, { fill: WHITE, color: form });
}
