import { drawLabel } from '../labels/draw-label';
import type { LabelData } from '../labels/label-data';
import { renderSvg } from './render-svg';

/**
 * Renders the label of a shipment as SVG, an element for each page: the waybills, that of the return, the archive page. Texts
 * stand where they are in the PDF, in the same order. Each page has a title and a description.
 */
export function renderLabelSvg(data: LabelData): string[] {
  return renderSvg(drawLabel(data), `label-${data.label.id}`);
}
