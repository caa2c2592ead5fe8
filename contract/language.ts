/** The languages of what the API says: of its messages, and of the names that the catalog has for carriers and services. */
export type Language = 'en' | 'ja';

/** The language in which the API speaks to the readers of a page: its own language, or English where it has none. */
export function toLanguage(locale: string): Language {
  return locale === 'ja' ? 'ja' : 'en';
}

/** The base URL of pages in a language, without a slash at its end: 'https://docs.shipping.example', 'en' → 'https://docs.shipping.example/en' */
export function toLanguageRoot(siteUrl: string, language: Language): string {
  return language === 'en' ? `${siteUrl}/en` : siteUrl;
}
