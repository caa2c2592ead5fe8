import { drawLabel } from '../draw-label';
import type { LabelData } from '../label-data';
import { renderSvg } from './render-svg';

/**
 * Renders the label of a shipment as SVG, one element for each page: the waybills, the return label, the archive page.
 * Strings have the same positions and order as in the PDF. Each page has a title and a description.
 */
export function renderLabelSvg(data: LabelData): string[] {
  return renderSvg(drawLabel(data), `label-${data.label.id}`);
}
