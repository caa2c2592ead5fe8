/** An operation, as far as the client needs it. */
export type Entry = {
  id: string;
  method: string;
  path: string;
  /** Whether a request can be repeated without looking, by the contract. */
  idempotent: boolean;
  /** Whether a request changes something: reads and rates don't. */
  changes: boolean;
  hasBody: boolean;
  query: string[];
  /** Fields that the response always has; undefined for an array. */
  fields?: string[];
};

type Texts = Record<string, string>;

/** What the package knows of the contract for its client. Written by tools/package. */
export type ClientData = {
  version: string;
  /** Hosts of the API, of the sandbox and of the portal, where only a base URL with the path of the version is one. */
  hosts: string[];
  basePath: string;
  callLimit: { calls: number; seconds: number };
  /** The longest time until the API has created a shipment, in seconds. */
  creationSeconds: number;
  /** Characters of `setup.ref_number`. */
  referenceMax: number;
  operations: Record<string, Entry>;
  phrases: { en: Texts; ja: Texts };
};

/** A time that the API replaces with the earliest one that it lists. The clocks of both may differ, so no time is computed. */
export const EARLIEST = '2000-01-01T00:00:00Z';
