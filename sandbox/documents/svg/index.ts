/** Labels as SVG: a separate entry point, so that a worker loads it with the first label. It needs no fonts. */
export { listLabelCuts } from '../draw-label';
export { renderLabelSvg } from './render-label-svg';
