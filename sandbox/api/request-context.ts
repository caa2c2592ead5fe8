import type { ApiOperations, Contract, Language } from '../../contract';
import { renderSentence, type Params } from '../../rules';
import type { Environment } from '../environment';
import type { Exchange } from './http/exchange';
import type { Random } from '../random';
import type { Scenario } from './scenarios';
import type { UserRecord } from '../store/store';

export type OperationId = keyof ApiOperations;

/** The body of the successful response of an operation. */
export type ResponseBody<Id extends OperationId> = ApiOperations[Id]['responses'][200]['content']['application/json'];

/** The body of a request once it was judged valid, see `assertValid`. */
export type RequestBody<Id extends OperationId> =
  NonNullable<ApiOperations[Id]['requestBody']> extends { content: { 'application/json': infer Body } } ? Body : never;

/** The path parameters of an operation. */
type PathParameters<Id extends OperationId> = NonNullable<ApiOperations[Id]['parameters']['path']>;

/** An accepted request for its handler: the caller, the input, the time. */
export type RequestContext<Path = Record<string, string>> = {
  environment: Environment;
  operation: Contract['operations'][number];
  user: UserRecord;
  locale: Language;
  /** Path parameters, decoded. */
  path: Path;
  /** Query parameters with defaults; integers are numbers. */
  query: Record<string, unknown>;
  /** The body as parsed from JSON, before it is checked; of operations without one, undefined. */
  body: unknown;
  /** The business clock at the beginning of the call: milliseconds since 1970, UTC, and as a timestamp. */
  now: number;
  timestamp: string;
  random: Random;
  /** Where the sandbox is called, without a slash at its end: http://127.0.0.1:4010 */
  origin: string;
  scenario: Scenario | undefined;
  /** A phrase of the API in the caller's language. */
  say: (phrase: string, params?: Params) => string;
};

export type Handler<Id extends OperationId> = (
  context: RequestContext<PathParameters<Id>>,
) => Promise<ResponseBody<Id>>;

/** A handler for every operation of the contract: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

type Parts = Pick<RequestContext, 'environment' | 'user' | 'path' | 'query' | 'scenario'> & {
  entry: RequestContext['operation'];
  body: unknown;
  findRandom: (seed: string) => Random;
};

export function createContext(
  { url, locale, seed }: Exchange,
  { environment, entry, user, path, query, body, scenario, findRandom }: Parts,
): RequestContext {
  const now = environment.now();
  const { phrases } = environment.sentences[locale];
  let random: Random | undefined;
  return {
    environment,
    operation: entry,
    user,
    locale,
    path,
    query,
    body,
    now,
    timestamp: new Date(now).toISOString(),
    // Most operations draw nothing, and the seed costs a hash.
    random: {
      letters(alphabet, length) {
        return (random ??= findRandom(seed)).letters(alphabet, length);
      },
    },
    origin: url.origin,
    scenario,
    say(name, params = {}) {
      const phrase = phrases[name];
      if (phrase === undefined) throw new Error(`phrases.yaml has no "${name}".`);
      return renderSentence(phrase, params, locale);
    },
  };
}
