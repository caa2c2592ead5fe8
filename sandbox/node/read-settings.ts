import { FLAG_NAMES, FLAGS, toVariable, type SandboxOptions } from './flags';
import { CliError } from './cli-error';
import { readFlags } from './read-flags';

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
  const { texts, positionals, isHelpAsked, errors } = readFlags(args, FLAGS);
  const [command, ...others] = positionals.filter((one) => COMMANDS.some((known) => known === one));
  const unknown = positionals.filter((one) => !COMMANDS.some((known) => known === one));
  for (const one of [...unknown, ...others]) errors.push(toUnknownCommand(command, one));
  const asked: Record<string, unknown> = {};
  for (const name of FLAG_NAMES) {
    const variable = toVariable(name);
    const text = texts.get(name) ?? (variables[variable] || undefined);
    if (text === undefined) continue;
    const value = FLAGS[name].read(text);
    const where = texts.has(name) ? `--${name}` : variable;
    if (value === undefined) errors.push(new CliError(`cli-bad-${name}`, { where, value: text }));
    else asked[name] = value;
  }
  return { settings: { command: (command as Command | undefined) ?? 'start', isHelpAsked, asked }, errors };
}

/** The error of an unknown command. Of two words, the second alone may be a command, but not after the first. */
function toUnknownCommand(first: string | undefined, value: string): CliError {
  const command = first === undefined ? value : `${first} ${value}`;
  return new CliError('cli-command-unknown', { command, commands: COMMANDS });
}
