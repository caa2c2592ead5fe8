/** The responses that a client received, for the test to compare: the same for every tool. */
export type Report = {
  account: string;
  address: string;
  trackingNumbers: string[];
  hasInvoice: boolean;
  listed: number;
  services: string[];
  failedCarriers: string[];
  trackingStatus: string;
  voided: string;
  subUserToken: string | undefined;
  invalid: { status: number; code: string; fields: string[] };
};

export function print(report: Report): void {
  console.log(JSON.stringify(report));
}

/** The value of a call that must succeed. */
export function get<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`${what} failed.`);
  return value;
}
