import { readMoment } from '../../rules';

/** A flag of the command: how it is shown in the help, and how its value is parsed; undefined for an invalid value. */
type Flag<Value = unknown> = {
  /** The value of the flag as the help names it; a switch has none. */
  placeholder: string | undefined;
  read: (text: string) => Value | undefined;
};

/** The port of the sandbox without the flag; contract/operator.yaml names it to readers. */
export const USUAL_PORT = 4010;

/** The flags by name. Each has an environment variable: --call-limit is SANDBOX_CALL_LIMIT as well. */
export const FLAGS = {
  port: { placeholder: 'N', read: readPort },
  data: { placeholder: 'FILE', read: readText },
  token: { placeholder: 'VALUE', read: (text) => (/^[A-Za-z0-9_-]{32,128}$/.test(text) ? text : undefined) },
  now: { placeholder: 'TIME', read: readMoment },
  'ignore-hours': { placeholder: undefined, read: readSwitch },
  seed: { placeholder: 'TEXT', read: readText },
  'call-limit': { placeholder: 'N/SECONDS', read: readCallLimit },
  'docs-url': { placeholder: 'URL', read: readUrl },
  'allow-host': { placeholder: 'NAME', read: readHostName },
  cors: { placeholder: undefined, read: readSwitch },
  accounts: { placeholder: 'all', read: (text) => (text === 'all' || text === 'none' ? text : undefined) },
  rates: { placeholder: 'sample', read: (text) => (text === 'sample' || text === 'none' ? text : undefined) },
  language: { placeholder: 'LANGUAGE', read: (text) => (text === 'en' || text === 'ja' ? text : undefined) },
  scenario: { placeholder: 'NAME', read: readText },
} satisfies Record<string, Flag>;

export type FlagName = keyof typeof FLAGS;

export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[];

/** The settings of a command line. A missing setting has a default. */
export type SandboxOptions = { [Name in FlagName]?: NonNullable<ReturnType<(typeof FLAGS)[Name]['read']>> };

/** 'call-limit' → 'SANDBOX_CALL_LIMIT' */
export function toVariable(flag: FlagName): string {
  return `SANDBOX_${flag.toUpperCase().replaceAll('-', '_')}`;
}

function readText(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

function readPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;
}

const SWITCHES = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

function readSwitch(text: string): boolean | undefined {
  return SWITCHES.get(text);
}

/** '10/1' → ten calls a second; '0' → 'none' */
function readCallLimit(text: string): { calls: number; seconds: number } | 'none' | undefined {
  if (text === '0') return 'none';
  const [, calls, seconds] = /^([1-9]\d{0,5})\/([1-9]\d{0,4})$/.exec(text) ?? [];
  return calls === undefined ? undefined : { calls: Number(calls), seconds: Number(seconds) };
}

/** 'https://docs.shipping.example/' → 'https://docs.shipping.example' */
function readUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' ? text.replace(/(?<!\/)\/+$/, '') : undefined;
}

/** 'Portal.test' → 'portal.test' */
function readHostName(text: string): string | undefined {
  const isHostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text);
  return isHostName ? text.toLowerCase() : undefined;
}
