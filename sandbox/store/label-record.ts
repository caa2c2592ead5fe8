/** How a label is printed, as decided when the shipment was made. The label itself is rendered when it is fetched. */
export type LabelRecord = {
  /** Unguessable; the URL of the label ends in it. */
  id: string;
  /** A key of `print_sizes` in `catalogue.yaml`. */
  printSize: string;
  hasArchivePage: boolean;
  /** Masked account number to print, when the account's settings say so. */
  accountNumber: string | null;
  /** YYYY-MM-DD to print, when the account's settings say so. */
  earliestDelivery: string | null;
};
