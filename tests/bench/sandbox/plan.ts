/** Connections that are kept busy at once: each sends its next request when it has its response. */
export const CONNECTIONS = 8;

/** Rounds over all servers and calls; of each measure the best counts, so that another process hurts one round only. */
export const ROUNDS = 3;

/** The time for which a call is measured in a round, and sent before that, in milliseconds. */
export const MEASURED = 1500;
export const WARM_UP = 500;

/** Starts of each server to measure its start. */
export const STARTS = 7;

/** Numbers of shipments at which lists are measured. */
export const STOCKS = [100, 10_000] as const;
export type Stock = (typeof STOCKS)[number];
