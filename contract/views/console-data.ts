import type { DocumentedForms } from './documented-forms';
import type { Example } from '../contract';

/** An operation as the console shows it. */
export type ConsoleOperation = {
  id: string;
  method: string;
  path: string;
  title: string;
  hasBody: boolean;
  parameters: ConsoleParameter[];
};
export type ConsoleParameter = {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  values: string[];
  placeholder: string;
};
export type ConsoleExample = Pick<
  Example,
  'operation' | 'name' | 'title' | 'carrier' | 'path' | 'query' | 'after' | 'hoursLater' | 'request'
>;

/** The data of the API for the console of a page, in one language. */
export type ConsoleData = {
  sandboxUrl: string;
  callLimit: { calls: number; seconds: number };
  operations: ConsoleOperation[];
  /** References in paths are as they are written: `{{shipment-create/sagawa id}}`. */
  examples: ConsoleExample[];
  scenarios: { name: string; does: string }[];
  carriers: Record<string, string>;
  /** What a mask keeps of calls that leave the page. */
  forms: DocumentedForms;
  /** The messages of tracking, by status. */
  statuses: Record<string, string>;
};
