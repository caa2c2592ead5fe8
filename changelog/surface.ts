/**
 * Everything that callers of the API can rely on, without the words that describe it: a facet list for every place. Two contracts
 * that differ in their files and agree for callers have the same surface.
 *
 * A key is an operation, a kind and a path: 'shipment-create request setup.date'
 */
export type Surface = Record<string, Facets>;

export const KINDS = ['operation', 'parameter', 'request', 'response', 'header', 'error', 'rule'] as const;
export type Kind = (typeof KINDS)[number];
export type Place = { operation: string; kind: Kind; path: string };

/** Whether a field has to be there; `sometimes` depends on other fields. */
export const REQUIRED = ['no', 'sometimes', 'yes'] as const;

export type Facets = {
  required?: (typeof REQUIRED)[number];
  type?: string[];
  values?: unknown[];
  callers?: string[];
  carriers?: string[];
  services?: string[];
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
  minProperties?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
  method?: string;
  path?: string;
  /** The numbers and lists of a rule. */
  terms?: Record<string, unknown>;
  /** The field of the request without which a rule rejects nothing. It decides whether a new rule is breaking. */
  field?: string;
};
/** The facets that are compared if both surfaces have a place. */
export type Facet = Exclude<keyof Facets, 'field'>;

/** The operation of the fields that every error response has. */
export const ANY_OPERATION = '*';

export function toKey({ operation, kind, path }: Place): string {
  return `${operation} ${kind} ${path}`.trimEnd();
}

export function toPlace(key: string): Place {
  const [operation = '', kind = '', ...path] = key.split(' ');
  return { operation, kind: kind as Kind, path: path.join(' ') };
}

/** The place that contains a place: 'x request setup.options' → 'x request setup' → 'x request' → 'x operation' */
export function findParent(key: string): string | undefined {
  const { operation, kind, path } = toPlace(key);
  if (kind === 'operation' || operation === ANY_OPERATION) return undefined;
  if (path === '' || !['request', 'response'].includes(kind)) return toKey({ operation, kind: 'operation', path: '' });
  return toKey({ operation, kind, path: path.replace(/(^|\.)[^.[(]+$|\[\]$|\([^()]*\)$/, '') });
}
