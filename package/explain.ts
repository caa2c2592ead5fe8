import type { Language } from '../contract';
import { findNearest, type CaughtErrors, type Explanation, type NearestExample } from '../check';
import type { Materials } from '../sandbox/node';
import type { Opener } from './opener';

/** An error with the URL of the page that explains it. */
export type ExplainedError = Omit<Explanation, 'link'> & { url: string };

/** An example that works, its URL, and field by field what a request has instead. */
export type ComparedExample = Pick<NearestExample, 'name' | 'differences'> & { url: string };

/**
 * The errors of the API in a text, the request in it, or an empty string, and the example that is nearest to a request with
 * errors.
 */
export type Explained = {
  errors: ExplainedError[];
  debugIds: string[];
  request: string;
  nearest: ComparedExample | undefined;
};

/** The errors that were found, with URLs, and what is known of the request next to them. */
export function explainCaught(
  { explanations, debugIds, rest: request }: CaughtErrors,
  locale: Language,
  { opener, contract }: { opener: Opener; contract: Materials['contract'] },
): Explained {
  const errors = explanations.map(({ link, ...error }) => ({ ...error, url: opener.toUrl(link, locale) }));
  return { errors, debugIds, request, nearest: request === '' ? undefined : compare() };

  function compare(): ComparedExample | undefined {
    const [checker, circumstances] = [opener.getChecker(locale), opener.now()];
    const judged = checker.judge({ text: request, accounts: 'all' }, circumstances);
    if (!('issues' in judged) || !judged.issues.some(({ severity }) => severity === 'error')) return undefined;
    const fillDates = (value: unknown): unknown => checker.fillDates(value, circumstances.now);
    const nearest = findNearest(judged, contract.examples, fillDates);
    if (!nearest) return undefined;
    const { name, differences } = nearest;
    return { name, differences, url: opener.toUrl(`${judged.operation}#example-${name}`, locale) };
  }
}
