import type { Language } from '../../contract';

/** The language in which the sandbox responds to this page: see `toLanguage` of the contract. */
export function readLocale(): Language {
  return document.documentElement.lang === 'ja' ? 'ja' : 'en';
}
