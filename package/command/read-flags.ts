import type { Language } from '../../contract';
import { CliError, readFlags, type Materials } from '../../sandbox/node';
import { printError } from './terminal';
import { createTranslator, pickLanguage, type Translate } from './translator';

/** The values that a flag may have, or what it reads; `FILE` is any path. */
type Allowed = Readonly<
  Record<string, readonly string[] | 'FILE' | { placeholder: string; read: (text: string) => unknown }>
>;
export type CommandFlags = {
  values: Record<string, string | undefined>;
  positionals: string[];
  language: Language;
  translate: Translate;
};

/**
 * Reads the flags of a command that reads files. All commands have `--language`.
 *
 * @returns undefined when a flag is unknown, has no value or one that isn't allowed, which is reported
 */
export function readCommandFlags(
  { sentences }: Materials,
  args: string[],
  { program, allowed }: { program: string; allowed: Allowed },
): CommandFlags | undefined {
  const all: Allowed = { ...allowed, language: ['en', 'ja'] };
  const shapes = Object.entries(all).map(([name, one]) => [name, { placeholder: toPlaceholder(one) }] as const);
  const { texts, positionals, errors } = readFlags(args, Object.fromEntries(shapes));
  const written = texts.get('language');
  const language = written === 'en' || written === 'ja' ? written : pickLanguage(process.env);
  const translate = createTranslator(sentences, language, program);
  const rejected = [...texts].flatMap(([name, value]) => rejectValue(name, value, all[name] ?? 'FILE'));
  for (const { phrase, params } of [...errors, ...rejected]) printError(translate(phrase, params));
  if (errors.length > 0) printError(translate('cli-see-help'));
  const isRead = errors.length === 0 && rejected.length === 0;
  return isRead ? { values: Object.fromEntries(texts), positionals, language, translate } : undefined;
}

function toPlaceholder(allowed: Allowed[string]): string {
  if (typeof allowed === 'string') return allowed;
  return 'placeholder' in allowed ? allowed.placeholder : allowed.join('|');
}

function rejectValue(name: string, value: string, allowed: Allowed[string]): CliError[] {
  const flag = `--${name}`;
  if (allowed === 'FILE') {
    const isEmpty = value.trim() === '';
    return isEmpty ? [new CliError('cli-flag-no-value', { flag, placeholder: allowed })] : [];
  }
  if ('read' in allowed)
    return allowed.read(value) === undefined ? [new CliError(`cli-bad-${name}`, { where: flag, value })] : [];
  return allowed.includes(value) ? [] : [new CliError('cli-check-bad', { flag, value, values: allowed })];
}
