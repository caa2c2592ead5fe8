/** Labels as SVG: an entry point of its own, so that a worker loads it with the first label. It needs no fonts. */
export { renderLabelSvg } from './render-label-svg';
