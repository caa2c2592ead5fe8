import { assertOptions, isBoolean, isFunction, isIntegerFrom, isOneOf, show, type Checks } from '../assert-options';
import type { ClientOptions } from '../client-types';
import type { ClientData } from './client-data';
import { createUsageError } from './usage-error';
import { createSay, type Say } from './say';

type Defaults = 'language' | 'fetch' | 'check' | 'retry' | 'maxWait' | 'headers' | 'limit';

/** Options whose values are valid, with their defaults. */
export type Settings = Required<Pick<ClientOptions, Defaults>> &
  Pick<ClientOptions, 'timeout' | 'onRequest' | 'onResponse'> & { baseUrl: string; token: string; say: Say };

/** How many milliseconds a timer can wait; more would be none. */
export const TIMER_MAX = 2 ** 31 - 1;

const isTime = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= TIMER_MAX;

const CHECKS: Checks<Exclude<keyof ClientOptions, 'baseUrl'>> = {
  token: (value: unknown) => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value),
  language: isOneOf(['en', 'ja']),
  fetch: isFunction,
  check: (value: unknown) => isBoolean(value) || isFunction((value as { now?: unknown } | null)?.now),
  retry: isIntegerFrom(0),
  timeout: isTime,
  maxWait: (value: unknown) => value === 0 || isTime(value),
  headers: areHeaders,
  limit: isBoolean,
  onRequest: isFunction,
  onResponse: isFunction,
};

/** Headers that the client itself sets. */
const OWN_HEADERS = ['x-access-token', 'accept-language', 'content-type', 'content-length', 'host'];

/**
 * @throws TypeError for an unknown option and for a value that could not be sent
 */
export function readOptions(given: unknown, data: ClientData): Settings {
  const options = (given ?? {}) as Record<string, unknown>;
  const say = createSay(data, options.language);
  const wrong = (name: string, value: string): string =>
    say(`client-bad-${name}`, { name, value: hide(name, value), max: String(TIMER_MAX) });
  const baseUrl = (value: unknown): boolean => isBaseUrl(value, data);
  assertOptions(
    options,
    { baseUrl, ...CHECKS },
    {
      unknown: (name, names) => say('client-unknown-option', { name, names }),
      wrong,
      toError: createUsageError,
    },
  );
  for (const name of ['baseUrl', 'token'] as const)
    if (options[name] === undefined) throw createUsageError(wrong(name, show(undefined)));
  const valid = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as ClientOptions;
  return {
    language: 'en',
    // Looked up at each call, since tests replace it.
    fetch: (url, init) => fetch(url, init),
    check: false,
    retry: 3,
    maxWait: 60_000,
    headers: {},
    limit: false,
    ...valid,
    baseUrl: valid.baseUrl.replace(/(?<!\/)\/+$/, ''),
    say,
  };
}

/** A token and the password in a URL are secret. */
function hide(name: string, value: string): string {
  if (name === 'token' && /^".+"$/s.test(value)) return '…';
  return name === 'baseUrl' ? value.replace(/\/\/[^/@]*@/, '//…@') : value;
}

/**
 * Whether it is a URL to which a path can be added. A proxy may serve the API under any path, but at the hosts of the contract, each
 * call without the path of the version would get a 404.
 */
function isBaseUrl(value: unknown, { hosts, basePath }: ClientData): boolean {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || /[?#\s]/.test(value)) return false;
  const url = toUrl(value);
  if (url?.username !== '' || url.password !== '') return false;
  return (
    !hosts.includes(url.host.replace('localhost', '127.0.0.1')) ||
    url.pathname.replace(/(?<!\/)\/+$/, '').endsWith(basePath)
  );
}

function toUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

function areHeaders(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  try {
    const headers = new Headers(value as HeadersInit);
    return OWN_HEADERS.every((name) => !headers.has(name));
  } catch {
    return false;
  }
}
