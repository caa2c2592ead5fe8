import { show } from '../assert-options';
import type { Entry } from './client-data';
import type { Settings } from './read-options';
import { createUsageError } from './usage-error';

export type Parts = {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
};

/** A request in its final form: nothing that is left to do with it can fail. */
export type BuiltRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

const PARTS = ['path', 'query', 'body', 'signal'];

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
  if (typeof parts !== 'object' || (parts as unknown) === null) fail('client-no-parts');
  const unknown = Object.keys(parts).find((part) => !PARTS.includes(part));
  if (unknown !== undefined)
    fail(entry.hasBody && parts.body === undefined ? 'client-part-of-body' : 'client-unknown-part', { part: unknown });
  if (parts.signal !== undefined && !isSignal(parts.signal)) fail('client-bad-signal', { value: show(parts.signal) });

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
    const values: unknown = parts.path ?? {};
    if (typeof values !== 'object' || values === null)
      return fail('client-bad-path', { part: 'path', value: show(values) });
    const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found);
    const extra = Object.keys(values).find((key) => !names.includes(key));
    if (extra !== undefined) fail('client-unknown-part', { part: `path.${extra}` });
    return entry.path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value: unknown = (values as Record<string, unknown>)[key];
      const text = typeof value === 'number' ? String(value) : value;
      // A path with . or .. as a segment would be another path.
      if (typeof text !== 'string' || /^\.{0,2}$/.test(text))
        return fail('client-bad-path', { part: `path.${key}`, value: show(value) });
      try {
        return encodeURIComponent(text);
      } catch (error) {
        // Half of a character.
        return fail('client-bad-path', { part: `path.${key}`, value: show(value) }, error);
      }
    });
  }

  function toQuery(): string {
    const values: unknown = parts.query ?? {};
    if (typeof values !== 'object' || values === null)
      return fail('client-bad-query', { part: 'query', value: show(values) });
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) continue;
      if (!entry.query.includes(key)) fail('client-unknown-part', { part: `query.${key}` });
      if (!['string', 'number', 'boolean'].includes(typeof value) || Number.isNaN(value))
        fail('client-bad-query', { part: `query.${key}`, value: show(value) });
      search.append(key, String(value));
    }
    const text = search.toString();
    return text === '' ? '' : `?${text}`;
  }
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
