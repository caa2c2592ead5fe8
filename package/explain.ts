import type { Language } from '../contract';
import type { Materials } from '../sandbox/node';
import {
  createChecker,
  type Checker,
  checkOrExplain,
  type CatalogueEntry,
  type Explanation,
  findNearest,
  type NearestExample,
} from '../check';

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

/**
 * Explains errors as the page does.
 *
 * @returns a function that returns undefined for a text without an error of the API
 */
export function createExplain(
  { contract, sentences, validators }: Materials,
  readErrors: () => CatalogueEntry[],
): (text: string, locale: Language) => Promise<Explained | undefined> {
  const checkers = new Map<Language, Checker>();
  const getChecker = (locale: Language): Checker => {
    const options = { contract, validateBody: validators.body, sentences: sentences[locale], locale };
    const known = checkers.get(locale) ?? createChecker(options);
    checkers.set(locale, known);
    return known;
  };
  return async (text, locale) => {
    const checker = getChecker(locale);
    const circumstances = { now: Date.now(), ignoreHours: true, accounts: 'all' as const };
    const { caught } = await checkOrExplain({ text, accounts: 'all' }, circumstances, {
      checker,
      loadCatalogue: readErrors,
      locale,
    });
    if (!caught) return undefined;
    const root = `${contract.operator.site_url}${locale === 'en' ? '/en' : ''}`;
    const errors = caught.explanations.map(({ link, ...error }) => ({ ...error, url: `${root}/${link}` }));
    const { debugIds, rest: request } = caught;
    return { errors, debugIds, request, nearest: request === '' ? undefined : compare(request) };

    function compare(written: string): ComparedExample | undefined {
      const judged = checker.judge({ text: written, accounts: 'all' }, circumstances);
      if (!('issues' in judged) || !judged.issues.some(({ severity }) => severity === 'error')) return undefined;
      const fillDates = (value: unknown): unknown => checker.fillDates(value, circumstances.now);
      const nearest = findNearest(judged, contract.examples, fillDates);
      if (!nearest) return undefined;
      const { name, differences } = nearest;
      return { name, differences, url: `${root}/${judged.operation}#example-${name}` };
    }
  };
}
