import { toExampleDates } from '../../../contract/working-days';

/** A request of the examples with its recorded label. */
export type Sample = {
  /** The type of its carrier, and its name. */
  type: string;
  name: string;
  /** URL of the label of the recorded response. */
  label: string;
  /** The request, with marks in the place of dates: `{{shipping_date}}` */
  request: string;
};

/** The operation of all samples. */
export const SAMPLE_OPERATION = 'shipment-create';

/** The request of a sample with the dates that come next by the clock of the sandbox. */
export function fillDates({ request }: Sample, clockOffset = 0): string {
  const dates = Object.entries(toExampleDates(Date.now() + clockOffset));
  return dates.reduce((text, [mark, date]) => text.replaceAll(`{{${mark}}}`, date), request);
}

/** Under which key the browser remembers the changed request of a sample. */
export function toKey(sample: Sample | undefined): string {
  return `draft.counter.${sample?.type ?? ''}`;
}
