import type { Contract } from '../../../contract';
import { suggestName } from '../../../rules';
import { ApiFailure, methodNotAllowed, notFound } from './failure';

/** The version prefix of the API, below which older clients have a base path. */
const PREFIX = /^(?:\/api)?\/v1(?=\/)/;

type Entry = Contract['operations'][number];

export type Match =
  | { kind: 'operation'; entry: Entry; path: Record<string, string> }
  | { kind: 'wrong-method'; methods: string[] }
  | { kind: 'unknown'; nearest: string | undefined };

/** Finds operations by method and path. The path is that of the URL, still percent-encoded. */
export function createRouter({ operations }: Contract): (method: string, path: string) => Match {
  const routes = operations.map((entry) => ({ entry, parts: entry.path.split('/').map(toPart) }));
  return (method, path) => {
    const unknown = { kind: 'unknown', nearest: findNearestPath(path, operations) } as const;
    if (!PREFIX.test(path)) return unknown;
    const parts = path.replace(PREFIX, '').split('/');
    const here = routes.flatMap(({ entry, parts: template }) => {
      const path = matchParts(template, parts);
      return path ? [{ entry, path }] : [];
    });
    if (here.length === 0) return unknown;
    // HEAD is GET without the body of the response (RFC 9110, 9.3.2).
    const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
    const found = here.find(({ entry }) => entry.method === wanted);
    return found
      ? { kind: 'operation', ...found }
      : { kind: 'wrong-method', methods: here.map(({ entry }) => entry.method.toUpperCase()).sort() };
  };
}

/** @throws ApiFailure when no operation has the path, or none with this method. */
export function assertRoute(match: Match, path: string): Extract<Match, { kind: 'operation' }> {
  if (match.kind === 'operation') return match;
  if (match.kind === 'unknown') {
    if (match.nearest === undefined) throw notFound('not-found-path', 'path', path);
    const params = { path, nearest: match.nearest };
    const detail = { code: 'NOT_FOUND', field: 'path', given: path, phrase: 'not-found-path-nearest', params } as const;
    throw new ApiFailure('NOT_FOUND', { details: [detail] });
  }
  const methods = match.methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
  throw methodNotAllowed(path, methods);
}

/** Names of other APIs for what this API has under another path. */
const OTHER_NAMES: Record<string, string> = {
  label: 'shipments',
  labels: 'shipments',
  parcels: 'shipments',
  consignments: 'shipments',
  quote: 'rates',
  quotes: 'rates',
  'shipping-rates': 'rates',
  tracker: 'tracking',
  trackers: 'tracking',
  trackings: 'tracking',
  track: 'tracking',
  users: 'sub-users',
  'carrier-accounts': 'carriers',
  consignees: 'addresses',
};

/** The path that a wrong one could mean, with its parameters: `/v1/rate` → `/v1/rates`, `/shipments/1` → `/v1/shipments/{id}` */
function findNearestPath(path: string, operations: readonly Entry[]): string | undefined {
  const [head = '', ...rest] = path
    .replace(/^(?:\/api)?(?:\/v\d+)*\/+/, '')
    .replace(/(?<!\/)\/+$/, '')
    .split('/');
  const name = head.toLowerCase().replaceAll('_', '-');
  const resources = [...new Set(operations.map((one) => one.path.split('/')[1] ?? ''))];
  const letters = name.replaceAll('-', '');
  const meant =
    OTHER_NAMES[name] ??
    resources.find((one) => [letters, `${letters}s`, `${letters}es`].includes(one.replaceAll('-', ''))) ??
    suggestName(name, resources);
  const paths = operations.map((one) => one.path).filter((one) => one.split('/')[1] === meant);
  const nearest = paths.toSorted((a, b) => toDistance(a) - toDistance(b))[0];
  return nearest === undefined ? undefined : `/v1${nearest}`;

  /** The difference in the number of parts, since their values say nothing. */
  function toDistance(one: string): number {
    return Math.abs(one.split('/').length - 2 - rest.length);
  }
}

/** A part of a path: a text, or the name of a parameter in braces. */
type Part = { text: string; name: string | undefined };

function toPart(text: string): Part {
  return { text, name: /^\{(.+)\}$/.exec(text)?.[1] };
}

/** `/shipments/{id}`, ['', 'shipments', 'API-1'] → `{ id: 'API-1' }` */
function matchParts(template: Part[], parts: string[]): Record<string, string> | undefined {
  if (template.length !== parts.length) return undefined;
  const found: Record<string, string> = {};
  let index = 0;
  for (const { text, name } of template) {
    const part = parts[index] ?? '';
    index += 1;
    if (name === undefined) {
      if (part !== text) return undefined;
      continue;
    }
    const value = decode(part);
    if (value === undefined || value === '') return undefined;
    found[name] = value;
  }
  return found;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
