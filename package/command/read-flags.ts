import { parseArgs } from 'node:util';
import type { Language } from '../../contract';
import type { Materials } from '../../sandbox/node';
import { createTranslator, pickLanguage, type Translate } from './translator';

type Allowed = Record<string, readonly string[]>;
type Flags = {
  values: Record<string, string | undefined>;
  positionals: string[];
  language: Language;
  translate: Translate;
};

/**
 * Reads the flags of a command that reads files. Each flag has the values that are allowed, or none for any value; `--language` is one of all.
 *
 * @returns undefined when a flag is unknown or has another value, which is reported
 */
export function readFlags(
  { sentences }: Materials,
  args: string[],
  { program, allowed }: { program: string; allowed: Allowed },
): Flags | undefined {
  const all: Allowed = { ...allowed, language: ['en', 'ja'] };
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: Object.fromEntries(Object.keys(all).map((name) => [name, { type: 'string' as const }])),
  });
  const language = values.language === 'en' || values.language === 'ja' ? values.language : pickLanguage(process.env);
  const translate = createTranslator(sentences, language, program);
  const wrong = Object.entries(values).filter(([flag, value]) =>
    all[flag]?.length === 0 ? typeof value !== 'string' : !all[flag]?.includes(String(value)),
  );
  for (const [flag, value] of wrong)
    console.error(
      translate('cli-check-bad', { flag: `--${flag}`, value: String(value), values: [...(all[flag] ?? [])] }),
    );
  return wrong.length > 0 ? undefined : { values: values as Flags['values'], positionals, language, translate };
}
