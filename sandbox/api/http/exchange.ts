import type { Language } from '../../../contract';
import { pickLocale } from './locale';
import type { Match } from './route';

/** A request on its way to a response. Steps add to `headers`. Once the body is read, the seed is derived from it as well. */
export type Exchange = {
  request: Request;
  url: URL;
  route: Match;
  locale: Language;
  /** Headers of the response, whether it becomes a success or an error. */
  headers: Record<string, string>;
  /** The seed of all IDs in the response. */
  seed: string;
};

export function startExchange(known: Pick<Exchange, 'request' | 'url' | 'route' | 'seed'>): Exchange {
  return { ...known, locale: pickLocale(known.request.headers.get('accept-language')), headers: {} };
}
