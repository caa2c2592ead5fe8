import type { ApiOperations, Contract } from '../contract';
import type { Params } from '../rules';
import type { Environment, Locale } from './environment';
import type { Random } from './random';
import type { Scenario } from './scenarios';
import type { UserRecord } from './store/store';

export type OperationId = keyof ApiOperations;

/** The body of the successful answer of an operation. */
export type Answer<Id extends OperationId> = ApiOperations[Id]['responses'][200]['content']['application/json'];

/** A call that was let in: by whom, with what, when. */
export type Call = {
  environment: Environment;
  operation: Contract['operations'][number];
  user: UserRecord;
  locale: Locale;
  /** Path parameters, decoded. */
  path: Record<string, string>;
  /** Query parameters, whole numbers as numbers, defaults filled in. */
  query: Record<string, unknown>;
  /** The body as parsed from JSON; of operations without one, undefined. */
  body: unknown;
  /** The business clock at the beginning of the call: milliseconds since 1970, UTC, and as a timestamp. */
  now: number;
  timestamp: string;
  random: Random;
  /** Where the sandbox answers, without a slash at its end: http://127.0.0.1:4010 */
  origin: string;
  scenario: Scenario | undefined;
  /** A phrase of the API in the caller's language. */
  say: (phrase: string, params?: Params) => string;
};

export type Handler<Id extends OperationId> = (call: Call) => Promise<Answer<Id>>;

/** A handler for every operation of the contract: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
