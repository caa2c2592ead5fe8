import type { Bars } from '../barcode/bars';
import type { Box } from './box';
import type { Canvas } from './canvas';
import { WHITE } from './drawing';

/** Modules that stay white on each side, by the standards of both kinds of barcode. */
const QUIET_ZONE = 10;
/** The widest module, in millimeters: hand scanners read up to about 10 cm at once. */
const WIDEST_MODULE = 0.6;

/** Draws a symbol in the middle of a box, as wide as it goes, with its white margins. */
export function drawBarcode(canvas: Canvas, { width: modules, bars }: Bars, box: Box): void {
  const module = Math.min(box.width / (modules + 2 * QUIET_ZONE), WIDEST_MODULE);
  const left = box.x + (box.width - modules * module) / 2;
  const quiet = { ...box, x: left - QUIET_ZONE * module, width: (modules + 2 * QUIET_ZONE) * module };
  canvas.fillBoxes([quiet], WHITE);
  canvas.keepClear(quiet);
  canvas.fillBoxes(bars.map(({ start, width }) => ({ ...box, x: left + start * module, width: width * module })));
}
