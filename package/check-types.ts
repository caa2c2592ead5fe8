import type { operations } from './types';

/** An operation with a body: `shipment-create` */
export type CheckedOperation = {
  [Id in keyof operations]: operations[Id] extends { requestBody: unknown } ? Id : never;
}[keyof operations];

/** A field with codes, for which people and shops often have names. */
export type CodeField = 'country' | 'province' | 'currency' | 'carrier' | 'service' | 'temperature' | 'delivery_time';

export type CodeOptions = {
  /** Code of the country in which a province is. */
  country?: string;
  /** Code of the carrier whose services are searched (default: all). */
  carrier?: string;
};

/** A change that fixes an issue. With `choose`, you select a value; with `none`, only you know the right value. */
export type Fix =
  | (Change & { then?: Change[] })
  | { kind: 'choose'; field: string; values: readonly (string | number)[] }
  | { kind: 'none' };

export type Change =
  | { kind: 'set'; field: string; value: unknown }
  | { kind: 'remove'; field: string }
  | { kind: 'rename'; field: string; name: string };

export type CheckedIssue = {
  /** A request with an error is rejected, one with warnings only isn't. */
  severity: 'error' | 'warning';
  /** The code of the detail that the API returns, such as `TOO_LONG`. */
  code: string;
  /** ID of the rule; `null` if only the schema is broken. */
  rule: string | null;
  /** Path of the field, with dots: `to_address.zip` */
  field: string;
  message: string;
  /** Accepted values in machine-readable form: a limit or an array of values. */
  value?: unknown;
  /** The field on the portal. */
  link: string;
  fix: Fix;
};

/** A carrier account of yours, as far as a check depends on it. */
export type Account = { id: string; type: string; state?: 'active' | 'pending' | 'disabled' };

export type CheckOptions = {
  /** Language of messages and links (default: English). */
  language?: 'en' | 'ja';
  /** When the request is sent (default: now). */
  now?: Date | string | number;
  /** Your carrier accounts, or `all`, the default: all that the request needs. */
  accounts?: 'all' | readonly Account[];
};
