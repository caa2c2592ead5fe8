import type { Box } from '../drawing/box';
import type { LabelData } from '../label-data';

const A4 = { width: 210, height: 297 };
const INCH = 25.4;
/** `PDF_4.5X7.8`: width and height in inches. */
const INCHES = /(\d{1,4}(?:\.\d{1,4})?)X(\d{1,4}(?:\.\d{1,4})?)/;

type Size = { width: number; height: number };
export type Paper = Size & { isThermal: boolean; isBlue: boolean };

/** Returns the paper of a print size. Inches are exact; the catalog rounds them to tenths of a millimeter. */
export function findPaper({ label: { printSize }, catalogue }: LabelData): Paper {
  const size = catalogue.print_sizes[printSize];
  const [, width, height] = INCHES.exec(printSize)?.map((inches) => Number(inches) * INCH) ?? [];
  return {
    width: width ?? size?.width_mm ?? A4.width,
    height: height ?? size?.height_mm ?? A4.height,
    isThermal: size?.thermal ?? false,
    isBlue: printSize.endsWith('_BLUE'),
  };
}

/**
 * Where the waybill is on its page: a cell of the sheet for services that are printed on label sheets, half a sheet
 * for others on A4, the whole of smaller papers.
 */
export function findPlace(data: LabelData, paper: Size): Box {
  const { setup } = data.shipment;
  const service = findService(data);
  if (!isA4(paper)) return { x: 0, y: 0, width: paper.width, height: paper.height };
  if (service?.label_position) return findCell(service.label_position.max, setup.print_start_location ?? 1, paper);
  return findCell(2, service?.lower_half && setup.print_lower_half ? 2 : 1, paper);
}

/** Returns the box of the shipper's copy: the lower half of a sheet, unless it is for another label. */
export function findCopyPlace(data: LabelData, paper: Size): Box | undefined {
  const service = findService(data);
  const isForLabels = service?.label_position !== undefined || service?.lower_half === true;
  return isA4(paper) && !isForLabels ? findCell(2, 2, paper) : undefined;
}

function findService({ shipment: { delivery }, catalogue }: LabelData) {
  return catalogue.carriers[delivery.carrier]?.services[delivery.method];
}

function isA4({ width, height }: Size): boolean {
  return width === A4.width && height === A4.height;
}

/** A cell of a sheet, counted from the top left: two columns, or one when the sheet has two labels only. */
function findCell(count: number, position: number, { width, height }: Size): Box {
  const columns = count > 2 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const index = Math.min(Math.max(position, 1), count) - 1;
  const cell = { width: width / columns, height: height / rows };
  return { x: (index % columns) * cell.width, y: Math.floor(index / columns) * cell.height, ...cell };
}
