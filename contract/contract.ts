import type { components as DataFiles } from './generated/data-files';
import type { HttpMethod, OpenApiDocument, Operation } from './openapi-document';

type Data = DataFiles['schemas'];

/** The carriers, each from its own file, and what they share. */
export type Catalogue = Data['Catalogue'] & {
  carriers: Record<string, Data['CarrierEntry']>;
  /** The packages of all carriers, by code. */
  packages: Data['NamedValues'];
};

/** A code with which a carrier rejects a shipment. */
export type CarrierCode = { carrier: string; field: string; meaning: string; cause: string; fix: string };

/** A number that pages, rules and the sandbox read by name. */
export type Fact = { value: number | string; source: string };

/** A complete request of the portal and what came back. */
export type Example = {
  operation: string;
  name: string;
  title: string;
  carrier?: string;
  path: Record<string, string>;
  /** The path as it is written: `{{shipment-create/sagawa id}}` in place of what an earlier response contains. */
  pathSource: Record<string, string>;
  query: Record<string, string>;
  /** Examples that are sent to the same sandbox before, as OPERATION/NAME, in this order. */
  after: string[];
  /** Hours between those and this one. */
  hoursLater: number;
  /** The body as shown, with `{{shipping_date}}` and the like where a sample computes a value. */
  request?: unknown;
  /** The body of the response. */
  response: unknown;
  /** The response to a call in Japanese, if it differs. */
  responseJa?: unknown;
};

/** A request of the portal that fails, as a change to an example, and the responses in both languages. */
export type ErrorCase = {
  name: string;
  /** The ID of the only rule that it breaks; its name if it breaks none. */
  rule: string;
  operation: string;
  /** The example that is changed, by its name. */
  example: string;
  /** The operation of that example: another one where a body is sent to two operations. */
  exampleOf: string;
  /** Merge patch (RFC 7396) on the body of the example. */
  change: unknown;
  /** When it is sent, in milliseconds since 1970, if the time matters. */
  at: number | undefined;
  /**
   * The accounts that the caller has: those of the example, none, or those of the example before their activation or without
   * settings.
   */
  accounts: 'usual' | 'none' | 'pending' | 'bare';
  token: 'account' | 'sub-user' | 'replaced' | 'unknown';
  /** Value of the header Sandbox-Scenario. */
  scenario: string | undefined;
  /** Value of the header Content-Type. */
  contentType: string;
  /** Examples that are sent before it, in addition to those that its example requires. */
  after: string[];
  /** Hours between those and this one. */
  hoursLater: number;
  /** Path parameters that differ from those of the example. */
  path: Record<string, string>;
  /** Query parameters that differ. */
  query: Record<string, string>;
  /** Rules that such a request cannot help breaking as well. */
  also: string[];
  responses: { en: unknown; ja: unknown };
};

/** Where an operation is in the document. */
export type OperationEntry = { id: string; method: HttpMethod; path: string; operation: Operation };

/** The fields that every successful response of some operations has, or each entry of a response that is a list. */
export type ResponseShape = { operations: string[]; required: string[] };

/**
 * The API as data. It is plain JSON: it can be sent to a worker or written to a file. English sentences; the reference
 * plugin exchanges them for Japanese ones.
 */
export type Contract = {
  operator: Data['Operator'];
  openapi: OpenApiDocument;
  operations: OperationEntry[];
  /** What shows that a text is a response of the API. */
  responses: ResponseShape[];
  catalogue: Catalogue;
  prefectures: Data['Prefecture'][];
  /** The forms of postal codes outside Japan, and places without one. */
  postcodes: Data['Postcodes'];
  /** What people and other systems send in place of codes, the names of the catalog included. */
  names: Data['CodeNames'];
  /** `carrier_codes` are the rejections of all carriers, by TYPE_CODE. */
  errors: Data['Errors'] & { carrier_codes: Record<string, CarrierCode> };
  /** The messages of the API besides its errors, by name. */
  phrases: Record<string, string>;
  /** Errors that the sandbox simulates, by the value of its header. */
  scenarios: Data['Scenarios']['scenarios'];
  /** The statuses that tracking numbers of the sandbox simulate. */
  trackingScenarios: Data['TrackingScenarios'];
  limits: Record<string, number>;
  facts: Record<string, Fact>;
  examples: Example[];
  errorCases: ErrorCase[];
  /** The failing requests that other operations reject as well, with their responses. */
  repeatedErrorCases: ErrorCase[];
};
