import { parseArgs } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { FLAG_NAMES, FLAGS, toVariable, type SandboxOptions, type FlagName } from './flags';
import { CliError } from './cli-error';

export const COMMANDS = ['start', 'reset', 'token'] as const;
export type Command = (typeof COMMANDS)[number];

export type Settings = { command: Command; isHelpAsked: boolean; asked: SandboxOptions };

/**
 * The settings of a command line and the environment. A flag overrides its variable, and an empty variable counts as unset.
 * All errors are reported at once.
 */
export function readSettings(
  args: string[],
  variables: Record<string, string | undefined>,
): { settings: Settings; errors: CliError[] } {
  const errors: CliError[] = [];
  const texts = new Map<FlagName, { where: string; text: string }>();
  let command: Command | undefined;
  let isHelpAsked = false;

  for (const name of FLAG_NAMES) {
    const text = variables[toVariable(name)];
    if (text) texts.set(name, { where: toVariable(name), text });
  }
  // The argument after an unknown flag is probably its value.
  let isAfterUnknown = false;
  for (const token of listTokens(args)) {
    const mayBeValue = isAfterUnknown;
    isAfterUnknown = false;
    if (token.kind === 'positional') {
      if (mayBeValue) continue;
      const known = COMMANDS.find((one) => one === token.value);
      if (known && command === undefined) command = known;
      else errors.push(toUnknownCommand(command, token.value));
    } else if (token.kind === 'option') {
      if (token.name === 'help' || token.name === 'h') isHelpAsked = true;
      else isAfterUnknown = !takeFlag(token.name, token.rawName, token.value) && token.value === undefined;
    }
  }
  const asked: Record<string, unknown> = {};
  for (const [name, { where, text }] of texts) {
    const value = FLAGS[name].read(text);
    if (value === undefined) errors.push(new CliError(`cli-bad-${name}`, { where, value: text }));
    else asked[name] = value;
  }
  return { settings: { command: command ?? 'start', isHelpAsked, asked }, errors };

  /** Whether there is such a flag. */
  function takeFlag(name: string, written: string, value: string | undefined): boolean {
    if (!isFlag(name)) {
      errors.push(toUnknownFlag(written));
      return false;
    }
    const isSwitch = FLAGS[name].placeholder === undefined;
    if (isSwitch || value !== undefined) texts.set(name, { where: written, text: value ?? 'true' });
    else errors.push(new CliError('cli-flag-no-value', { flag: written, placeholder: FLAGS[name].placeholder ?? '' }));
    return true;
  }
}

function listTokens(args: string[]) {
  const options = Object.fromEntries(
    FLAG_NAMES.map((name) => [
      name,
      { type: FLAGS[name].placeholder === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  // Not strict: errors are reported in the reader's language, not as an exception of parseArgs.
  return parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function isFlag(name: string): name is FlagName {
  return Object.hasOwn(FLAGS, name);
}

/** The error of an unknown command. Of two words, the second alone may be a command, but not after the first. */
function toUnknownCommand(first: Command | undefined, value: string): CliError {
  const command = first === undefined ? value : `${first} ${value}`;
  return new CliError('cli-command-unknown', { command, commands: COMMANDS });
}

function toUnknownFlag(flag: string): CliError {
  const known = FLAG_NAMES.map((name) => `--${name}`);
  const nearest = closest(flag, known);
  return distance(flag, nearest) <= 3
    ? new CliError('cli-flag-slip', { flag, nearest })
    : new CliError('cli-flag-unknown', { flag });
}
