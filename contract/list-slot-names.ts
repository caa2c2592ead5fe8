import type { Contract } from './contract';
import type { Language } from './language';

/** The names of the time slots whose codes are words, as they follow the code in a sentence: { 'before-noon': ' (Morning)', … } */
export function listSlotNames({ catalogue }: Contract, locale: Language): Record<string, string> {
  const words = Object.entries(catalogue.delivery_times).filter(([code]) => !/\d/.test(code));
  return Object.fromEntries(words.map(([code, name]) => [code, locale === 'ja' ? `（${name.ja}）` : ` (${name.en})`]));
}
