import type { Language } from '../../../contract';

/** The language of a response: 'fr, en;q=0.8, ja;q=0.5' → 'en'; Japanese where neither is asked for. */
export function pickLocale(header: string | null): Language {
  if (header === null) return 'ja';
  const accepted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean);
      return { locale: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ locale, quality }) => (locale === 'ja' || locale === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted[0]?.locale === 'en' ? 'en' : 'ja';
}
