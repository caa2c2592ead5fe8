import type { Language } from '../contract';
import type { Materials } from '../sandbox/node';
import { createChecker, type Checker } from '../src/workers/check/checker';
import { checkOrExplain, type CatalogueEntry, type Explanation } from '../src/workers/check/explain';

/** An error with the URL of the page that explains it. */
export type ExplainedError = Omit<Explanation, 'link'> & { url: string };

/** The errors of the API in a text, and the request in it, or an empty string. */
export type Explained = { errors: ExplainedError[]; debugIds: string[]; request: string };

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
    const { caught } = await checkOrExplain(
      { text, accounts: 'all' },
      { now: Date.now(), ignoreHours: true, accounts: 'all' },
      { checker: getChecker(locale), loadCatalogue: readErrors, locale },
    );
    if (!caught) return undefined;
    const root = `${contract.operator.site_url}${locale === 'en' ? '/en' : ''}`;
    const errors = caught.explanations.map(({ link, ...error }) => ({ ...error, url: `${root}/${link}` }));
    return { errors, debugIds: caught.debugIds, request: caught.rest };
  };
}
