import { closest, distance } from 'fastest-levenshtein';
import { CliError } from './cli-error';

/** The flags of a command by name; a switch has no placeholder, and needs no value. */
export type FlagShapes = Readonly<Record<string, { placeholder: string | undefined }>>;

export type WrittenFlags = {
  /** The values of the flags by name; of a flag that is written several times, the last one. */
  texts: Map<string, string>;
  positionals: string[];
  isHelpAsked: boolean;
  errors: CliError[];
};

/** Fewer letters than this are a slip of the same name. */
const SLIP_MAX = 3;

/** Reads the arguments of a command: `--name value`, `--name=value`, and everything after `--` as it is. */
export function readFlags(args: readonly string[], shapes: FlagShapes): WrittenFlags {
  const read: WrittenFlags = { texts: new Map(), positionals: [], isHelpAsked: false, errors: [] };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const next = args[at + 1];
    // A value that begins with two hyphens is written behind an equals sign; otherwise it is the next flag.
    const follows = next !== undefined && !next.startsWith('--');
    if (arg === '--') {
      read.positionals.push(...args.slice(at + 1));
      break;
    }
    if (!arg.startsWith('-') || arg === '-') {
      read.positionals.push(arg);
      continue;
    }
    const [, flag = arg, name = '', value] = /^(--?([^=]*))(?:=([^]*))?$/.exec(arg) ?? [];
    if (flag === '--help' || flag === '-h') {
      read.isHelpAsked = true;
      continue;
    }
    const shape = flag.startsWith('--') && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (!shape) {
      read.errors.push(toUnknownFlag(flag, Object.keys(shapes)));
      // The argument after an unknown flag is probably its value.
      if (value === undefined && follows && !next.startsWith('-')) at += 1;
    } else if (value !== undefined || shape.placeholder === undefined) {
      read.texts.set(name, value ?? 'true');
    } else if (follows) {
      read.texts.set(name, next);
      at += 1;
    } else {
      read.errors.push(new CliError('cli-flag-no-value', { flag, placeholder: shape.placeholder }));
    }
  }
  return read;
}

function toUnknownFlag(flag: string, names: readonly string[]): CliError {
  const nearest = closest(
    flag,
    names.map((name) => `--${name}`),
  );
  return distance(flag, nearest) <= SLIP_MAX
    ? new CliError('cli-flag-slip', { flag, nearest })
    : new CliError('cli-flag-unknown', { flag });
}
