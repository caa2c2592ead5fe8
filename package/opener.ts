import { toLanguageRoot, type Language } from '../contract';
import {
  createChecker,
  open,
  type CatalogueEntry,
  type Checker,
  type Circumstances,
  type Held,
  type Opened,
} from '../check';
import type { Materials } from '../sandbox/node';

/** Opens what someone has as the page does, against an account that has every carrier registered. */
export type Opener = {
  open: (held: Omit<Held, 'accounts'>, locale: Language) => Promise<Opened>;
  getChecker: (locale: Language) => Checker;
  now: () => Circumstances;
  /** The URL of a page and heading: 'err-code#not-found' → 'https://docs.shipping.example/en/err-code#not-found' */
  toUrl: (link: string, locale: Language) => string;
};

export function createOpener(
  { contract, sentences, validators }: Materials,
  loadCatalogue: () => readonly CatalogueEntry[],
): Opener {
  const checkers = new Map<Language, Checker>();
  const now = (): Circumstances => ({ now: Date.now(), ignoreHours: true, accounts: 'all' });
  return {
    open: (held, locale) =>
      open({ ...held, accounts: 'all' }, now(), { checker: getChecker(locale), loadCatalogue, locale }),
    getChecker,
    now,
    toUrl: (link, locale) => `${toLanguageRoot(contract.operator.site_url, locale)}/${link}`,
  };

  function getChecker(locale: Language): Checker {
    const options = { contract, validateBody: validators.body, sentences: sentences[locale], locale };
    const checker = checkers.get(locale) ?? createChecker(options);
    checkers.set(locale, checker);
    return checker;
  }
}
