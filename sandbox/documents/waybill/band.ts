import type { Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import type { Theme } from '../drawing/form';

/** A part of a waybill: it fills the box that it is given. */
export type Band<Waybill> = (canvas: Canvas, waybill: Waybill, box: Box, theme: Theme) => void;
