import type { Contract } from './contract';
import type { Language } from './language';

/** The name of each carrier type in a language: { yamato: 'Yamato Transport', … } */
export function listCarrierNames({ catalogue }: Contract, locale: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(catalogue.carriers).map(([type, { name }]) => [type, name[locale]]));
}
