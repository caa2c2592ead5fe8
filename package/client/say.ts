import type { ClientData } from './client-data';

/** Says a phrase of contract/data/phrases.yaml in the language of the client. */
export type Say = (phrase: `client-${string}`, values?: Record<string, string>) => string;

export function createSay({ phrases }: ClientData, language: unknown): Say {
  const texts = language === 'ja' ? phrases.ja : phrases.en;
  return (phrase, values = {}) => {
    const text = texts[phrase];
    if (text === undefined) throw new Error(`contract/data/phrases.yaml has no "${phrase}".`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}
