import type { components as DataFiles } from './generated/data-files';
import type { HttpMethod, OpenApiDocument, Operation } from './openapi-document';

type Data = DataFiles['schemas'];

/** A number that pages, rules and the sandbox read by name. */
export type Fact = { value: number | string; source: string };

/** A complete request of the portal and what came back. */
export type Example = {
  operation: string;
  name: string;
  title: string;
  carrier?: string;
  path: Record<string, string>;
  query: Record<string, string>;
  /** The body as shown, with `{{shipping_date}}` and the like where a sample computes a value. */
  request?: unknown;
  /** The body of the answer. */
  response: unknown;
};

/** Where an operation stands in the document. */
export type OperationEntry = { id: string; method: HttpMethod; path: string; operation: Operation };

/**
 * The API as data. It is plain JSON: it can be sent to a worker or written to a file. English sentences; the reference
 * plugin exchanges them for Japanese ones.
 */
export type Contract = {
  operator: Data['Operator'];
  openapi: OpenApiDocument;
  operations: OperationEntry[];
  catalogue: Data['Carriers'];
  prefectures: Data['Prefecture'][];
  errors: Data['Errors'];
  /** What the API says besides errors, by name. */
  phrases: Record<string, string>;
  /** Faults that the sandbox makes on demand, by the value of its header. */
  scenarios: Data['Scenarios']['scenarios'];
  /** Tracking numbers of the sandbox that walk through their steps by the clock. */
  walks: Data['Journeys'];
  limits: Record<string, number>;
  facts: Record<string, Fact>;
  examples: Example[];
};
