import { findParent, REQUIRED, toKey, toPlace, type Facet, type Facets, type Kind, type Surface } from './surface';

/** A difference between two surfaces, at one place of one or more operations. */
export type Change = {
  /** The same for the same change: 'shipment-create request setup.date required' */
  id: string;
  /** Operations that change in the same way. */
  operations: string[];
  kind: Kind;
  path: string;
  /** The changed part: the place as a whole, or one facet of it. */
  change: 'added' | 'removed' | Facet;
  before?: unknown;
  after?: unknown;
  /** Whether a client that works with the first may fail with the second. */
  breaking: boolean;
};

/** The changes that affect callers, in the order of the operations. A place that is added or removed as a whole is one change. */
export function compareSurfaces(before: Surface, after: Surface): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return joinOperations(keys.flatMap((key) => compareAt(key, before, after)));
}

function compareAt(key: string, before: Surface, after: Surface): Change[] {
  const { operation, kind, path } = toPlace(key);
  const [old, now] = [before[key], after[key]];
  const parent = findParent(key);
  const toChange = (change: Change['change'], rest: Pick<Change, 'breaking' | 'before' | 'after'>): Change => ({
    ...{ id: '', operations: [operation], kind, path, change },
    ...rest,
  });
  if (!old && now) {
    if (parent && !before[parent]) return [];
    const breaking = kind === 'rule' ? !isForNewField(operation, now, before) : isSent(kind) && now.required === 'yes';
    return [toChange('added', { breaking })];
  }
  if (old && !now) {
    if (parent && !after[parent]) return [];
    return [toChange('removed', { breaking: kind !== 'rule' && kind !== 'error' })];
  }
  if (!old || !now) return [];
  const { field: _, ...oldFacets } = old;
  const { field: __, ...newFacets } = now;
  const facets = [...new Set([...Object.keys(oldFacets), ...Object.keys(newFacets)])] as Facet[];
  return facets
    .filter((facet) => JSON.stringify(old[facet]) !== JSON.stringify(now[facet]))
    .filter((facet) => !isSameSet(old[facet], now[facet]))
    .map((facet) =>
      toChange(facet, {
        before: old[facet],
        after: now[facet],
        breaking: facet === 'terms' ? isStricter(old, now, before) : isBreaking(kind, facet, old, now),
      }),
    );
}

/** Whether a rule rejects only requests that clients couldn't send before: they contain a field that didn't exist. */
function isForNewField(operation: string, { field }: Facets, before: Surface): boolean {
  return field !== undefined && !before[toKey({ operation, kind: 'request', path: field })];
}

/** A breaking change rejects a request that was accepted, or returns what clients do not expect. */
function isBreaking(kind: Kind, facet: Exclude<Facet, 'terms'>, before: Facets, after: Facets): boolean {
  const { narrows, widens } = judge(facet, before, after);
  // Carriers, services and codes come in addition: callers have to expect values that they do not know.
  if (kind === 'response') return widens && facet !== 'values';
  return narrows;
}

/** Whether a rule may reject more requests: any changed number or list does, except entries for new carriers and services. */
function isStricter({ terms: before = {} }: Facets, { terms: after = {} }: Facets, surface: Surface): boolean {
  const known = new Set(Object.values(surface).flatMap(({ values = [] }) => values));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].some((name) => {
    const [old, now] = [before[name], after[name]];
    if (!Array.isArray(old) || !Array.isArray(now)) return JSON.stringify(old) !== JSON.stringify(now);
    const isNew = (entry: unknown): boolean => !known.has(String(entry).split(' ')[0]);
    return old.some((entry) => !now.includes(entry)) || now.some((entry) => !old.includes(entry) && !isNew(entry));
  });
}

type Judgement = { narrows: boolean; widens: boolean };

/** Whether less is allowed after the change than before, and whether more is. */
function judge(facet: Exclude<Facet, 'terms'>, before: Facets, after: Facets): Judgement {
  switch (facet) {
    case 'type':
    case 'values':
    case 'callers':
    case 'carriers':
    case 'services':
      return judgeSets(before[facet], after[facet]);
    case 'minimum':
    case 'exclusiveMinimum':
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return judgeNumbers(after[facet] ?? -Infinity, before[facet] ?? -Infinity);
    case 'maximum':
    case 'maxLength':
    case 'maxItems':
      return judgeNumbers(before[facet] ?? Infinity, after[facet] ?? Infinity);
    case 'required':
      return judgeNumbers(toRank(after), toRank(before));
    case 'format':
    case 'pattern':
      return { narrows: after[facet] !== undefined, widens: before[facet] !== undefined };
    case 'default':
    case 'method':
    case 'path':
      return { narrows: true, widens: true };
  }
}

/** Lists of what is allowed; without a list everything is. */
function judgeSets(before: unknown[] | undefined, after: unknown[] | undefined): Judgement {
  const lacks = (some: unknown[] | undefined, others: unknown[] | undefined): boolean =>
    others !== undefined && (some === undefined || some.some((one) => !others.includes(one)));
  return { narrows: lacks(before, after), widens: lacks(after, before) };
}

function judgeNumbers(more: number, less: number): Judgement {
  return { narrows: more > less, widens: more < less };
}

function toRank({ required = 'no' }: Facets): number {
  return REQUIRED.indexOf(required);
}

function isSent(kind: Kind): boolean {
  return kind === 'request' || kind === 'parameter';
}

function isSameSet(before: unknown, after: unknown): boolean {
  return (
    Array.isArray(before) &&
    Array.isArray(after) &&
    JSON.stringify(before.toSorted()) === JSON.stringify(after.toSorted())
  );
}

/** One change for all operations in which the same place changes alike. */
function joinOperations(changes: Change[]): Change[] {
  const joined = new Map<string, Change>();
  for (const { operations, ...change } of changes) {
    const isOwn = change.kind === 'operation';
    const key = JSON.stringify(isOwn ? [operations, change] : change);
    const known = joined.get(key);
    if (known) known.operations.push(...operations);
    else joined.set(key, { operations: [...operations], ...change });
  }
  return [...joined.values()].map((change) => ({ ...change, id: toId(change) }));
}

function toId({ operations, kind, path, change }: Change): string {
  return `${toKey({ operation: operations.join('+'), kind, path })} ${change}`;
}
