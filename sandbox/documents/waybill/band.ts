import type { Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import type { Theme } from '../drawing/form';
import type { DomesticWaybill } from './domestic-waybill';

/** A part of a waybill: it fills the box that it is given. */
export type Band = (canvas: Canvas, waybill: DomesticWaybill, box: Box, theme: Theme) => void;
