import { parseArgs } from 'node:util';
import type { Language } from '../../contract';
import type { Materials } from '../../sandbox/node';
import { createTranslator, pickLanguage, type Translate } from './translator';

type Allowed = Partial<Record<string, readonly string[]>>;
type Flags = {
  values: Record<string, string | undefined>;
  positionals: string[];
  language: Language;
  translate: Translate;
};

/**
 * Reads the flags of a command that reads files. Each flag has the values that are allowed, or none for the path of a file;
 * all commands have `--language`.
 *
 * @returns undefined when a flag is unknown, has no value or one that isn't allowed, which is reported
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
  const problems = Object.entries(values).flatMap(([name, value]) => {
    const flag = `--${name}`;
    const options = Object.hasOwn(all, name) ? all[name] : undefined;
    if (options === undefined) return [translate('cli-flag-unknown', { flag }), translate('cli-see-help')];
    const placeholder = options.length === 0 ? 'FILE' : options.join('|');
    if (typeof value !== 'string') return [translate('cli-flag-no-value', { flag, placeholder })];
    if (options.length === 0 || options.includes(value)) return [];
    return [translate('cli-check-bad', { flag, value, values: [...options] })];
  });
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? undefined : { values: values as Flags['values'], positionals, language, translate };
}
