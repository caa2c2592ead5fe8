import { assertOptions, show, type Checks, type Sentences } from '../assert-options';
import type { Entry } from './client-data';
import type { Settings } from './read-options';
import type { Say } from './say';
import { createUsageError } from './usage-error';

export type Parts = {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
};

/** A request in its final form: nothing that is left to do with it can fail. */
export type BuiltRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

/**
 * Builds all of a request before anything is sent, so that a mistake in it is never taken for a lost connection.
 *
 * @throws TypeError that names the part
 */
export function buildRequest(
  name: string,
  { entry, parts, settings, version }: { entry: Entry; parts: Parts; settings: Settings; version: string },
): BuiltRequest {
  const { say, token, language, headers, baseUrl } = settings;
  const fail = (phrase: `client-${string}`, values: Record<string, string> = {}, cause?: unknown): never => {
    throw createUsageError(say(phrase, { method: name, ...values }), cause);
  };
  const isBodyMissing = entry.hasBody && (parts as Parts | null)?.body === undefined;
  assertOptions(parts, CHECKS, {
    ...toSentences(name, say),
    unknown: (part) => say(isBodyMissing ? 'client-part-of-body' : 'client-unknown-part', { method: name, part }),
  });
  const body = entry.hasBody ? toJson() : undefined;
  if (!entry.hasBody && parts.body !== undefined) fail('client-no-body');
  return {
    url: `${baseUrl}${fillPath()}${toQuery()}`,
    method: entry.method.toUpperCase(),
    headers: {
      ...headers,
      'x-access-token': token,
      'accept-language': language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...toUserAgent(version, headers),
    },
    ...(body === undefined ? {} : { body }),
  };

  function toJson(): string {
    if (typeof parts.body !== 'object' || parts.body === null || Array.isArray(parts.body))
      fail('client-bad-body', { value: show(parts.body) });
    try {
      const json = JSON.stringify(parts.body) as string | undefined;
      return json ?? fail('client-bad-body', { value: show(parts.body) });
    } catch (error) {
      return fail('client-body-not-json', { problem: error instanceof Error ? error.message : String(error) }, error);
    }
  }

  /** '/carriers/{carrier}', { carrier: 'a b' } → '/carriers/a%20b' */
  function fillPath(): string {
    const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found);
    const values = readValues('path', Object.fromEntries(names.map((one) => [one, isSegment])));
    return entry.path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key] ?? fail('client-bad-path', { part: `path.${key}`, value: show(undefined) });
      return encodeURIComponent(String(value));
    });
  }

  function toQuery(): string {
    const values = readValues('query', Object.fromEntries(entry.query.map((one) => [one, isQueryValue])));
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  }

  function readValues(part: 'path' | 'query', checks: Checks): Record<string, string | number | boolean | undefined> {
    const values: unknown = parts[part] ?? {};
    assertOptions(values, checks, {
      unknown: (key) => say('client-unknown-part', { method: name, part: `${part}.${key}` }),
      wrong: (key, value) =>
        say(`client-bad-${part}`, { method: name, part: key === 'options' ? part : `${part}.${key}`, value }),
      toError: createUsageError,
    });
    return values as Record<string, string | number | boolean | undefined>;
  }
}

/** A path with . or .. as a segment would be another path, and half of a character can't be encoded. */
function isSegment(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !/^\.{0,2}$|\p{Surrogate}/u.test(value));
}

function isQueryValue(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && !Number.isNaN(value);
}

/** Browsers send their own, and some ask the server first about another one. */
function toUserAgent(version: string, headers: Record<string, string>): { 'user-agent'?: string } {
  const node = (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node;
  const isSet = Object.keys(headers).some((name) => name.toLowerCase() === 'user-agent');
  return node === undefined || isSet ? {} : { 'user-agent': `shipping-api/${version} node/${node}` };
}

export function isSignal(value: unknown): boolean {
  const { aborted, addEventListener } = (value ?? {}) as Partial<AbortSignal>;
  return typeof aborted === 'boolean' && typeof addEventListener === 'function';
}

const isAny = (): boolean => true;
const CHECKS: Checks<keyof Parts> = { path: isAny, query: isAny, body: isAny, signal: isSignal };

/** The sentences about the parts of a call. */
export function toSentences(method: string, say: Say): Required<Sentences> {
  return {
    unknown: (part) => say('client-unknown-part', { method, part }),
    wrong: (part, value) => say(part === 'signal' ? 'client-bad-signal' : 'client-no-parts', { method, value }),
    toError: createUsageError,
  };
}
