/** A carrier of the label desk with its example `shipment-create/<example>`. */
export type DeskCarrier = {
  type: string;
  name: string;
  example: string;
  /** URL of the label of the recorded response. */
  label: string;
  /** The request, with the dates of its recording. */
  request: string;
};

export type DeskData = {
  carriers: DeskCarrier[];
  /** Recorded dates and their placeholders: ['2026-11-25', '{{shipping_date}}'] */
  dates: string[][];
  /** The base URL of links to pages: `/en/`. */
  baseUrl: string;
};
