/** The language of the page. */
export function readLocale(): 'ja' | 'en' {
  return document.documentElement.lang === 'en' ? 'en' : 'ja';
}
