import type { LabelData } from '../label-data';

/** A waybill for the way there or back, the one of several. */
export type WaybillPage = {
  kind: 'outward' | 'return';
  trackingNumber: string | undefined;
  piece: { number: number; count: number };
};

/** A page of a label: a waybill, or the copy for the shipper's own files. */
export type LabelPage = WaybillPage | { kind: 'archive' };

/** The pages of a label: a waybill for each tracking number, in their order, and the archive page when it is set. */
export function listPages({ shipment, label }: LabelData): LabelPage[] {
  const { tracking_numbers: numbers } = shipment.delivery;
  const hasReturn = shipment.setup.return_label === true && numbers.length > 1;
  const outward = hasReturn ? numbers.slice(0, -1) : numbers;
  const count = Math.max(outward.length, 1);
  const pages: LabelPage[] = Array.from({ length: count }, (_, index) => ({
    kind: 'outward',
    trackingNumber: outward[index],
    piece: { number: index + 1, count },
  }));
  if (hasReturn) pages.push({ kind: 'return', trackingNumber: numbers.at(-1), piece: { number: 1, count: 1 } });
  if (label.hasArchivePage) pages.push({ kind: 'archive' });
  return pages;
}
