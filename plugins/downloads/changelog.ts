import { ANY_OPERATION, type Changelog, type Facet, type NotedChange, type Release } from '../../changelog';
import type { Contract, Language } from '../../contract';
import type { Label } from '../reference/labels';

/** The changelog in one language. Its strings are Markdown with code and links only. */
export type ReadableChangelog = { title: string; about: string; url: string; releases: ReadableRelease[] };

export type ReadableRelease = {
  /** null for what is not released yet. */
  version: string | null;
  date: string | null;
  title: string;
  summary: string | null;
  sections: { title: string; entries: ReadableEntry[] }[];
};

/** `id` is the same in both languages. */
type ReadableEntry = { id: string; breaking: boolean; text: string };

type Words = { contract: Contract; locale: Language; root: string; label: (name: Label) => string };

const FACETS: Record<Facet, Label> = {
  required: 'logPresence',
  type: 'logType',
  values: 'logValues',
  callers: 'logCallers',
  carriers: 'logCarriers',
  services: 'logServices',
  minimum: 'logMinimum',
  exclusiveMinimum: 'logAbove',
  minLength: 'logMinLength',
  minItems: 'logMinItems',
  minProperties: 'logMinItems',
  maximum: 'logMaximum',
  maxLength: 'logMaxLength',
  maxItems: 'logMaxItems',
  format: 'logFormat',
  pattern: 'logPattern',
  default: 'logDefault',
  method: 'logMethod',
  path: 'logPath',
  terms: 'logTerms',
};

const PRESENCE: Record<string, Label> = { no: 'logOptional', sometimes: 'logConditional', yes: 'logRequired' };

const PLACES: Record<NotedChange['kind'], Label> = {
  operation: 'logOperation',
  parameter: 'logParameter',
  request: 'logRequest',
  response: 'logResponse',
  header: 'logHeader',
  error: 'logError',
  rule: 'logRule',
  behavior: 'logBehavior',
  package: 'logPackage',
};

/** Breaking changes come first, whatever they are; the rest by what happens, and those of the package. Without changes a release has no sections. */
export function toReadableChangelog(
  { pending, releases }: Pick<Changelog, 'pending' | 'releases'>,
  words: Words,
): ReadableChangelog {
  const { contract, locale, root, label } = words;
  const next = pending.length > 0 ? [{ version: undefined, date: undefined, changes: pending }] : [];
  return {
    title: `${contract.operator.name[locale]} – ${label('logTitle')}`,
    about: label('logAbout'),
    url: `${root}changelog.md`,
    releases: [...next, ...releases].map((release: Partial<Release> & { changes: NotedChange[] }) => ({
      version: release.version ?? null,
      date: release.date ?? null,
      title: release.version === undefined ? label('logNext') : `${release.version} (${release.date})`,
      summary: release.summary?.[locale] ?? null,
      sections: toSections(release.changes, words),
    })),
  };
}

function toSections(changes: NotedChange[], words: Words): ReadableRelease['sections'] {
  const harmless = changes.filter(({ breaking, kind }) => !breaking && kind !== 'package');
  const sections: [Label, NotedChange[]][] = [
    ['logBreaking', changes.filter(({ breaking }) => breaking)],
    ['logAdded', harmless.filter(({ change }) => change === 'added')],
    ['logRemoved', harmless.filter(({ change }) => change === 'removed')],
    ['logChanged', harmless.filter(({ change }) => change !== 'added' && change !== 'removed')],
    ['logPackage', changes.filter(({ breaking, kind }) => !breaking && kind === 'package')],
  ];
  return sections
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => ({
      title: words.label(title),
      entries: entries.map((change) => ({ id: change.id, breaking: change.breaking, text: toText(change, words) })),
    }));
}

function toText({ kind, path, operations, change, breaking, note, ...values }: NotedChange, words: Words): string {
  const { label, locale } = words;
  const place = fill(label(PLACES[kind]), {
    name: `\`${path}\``,
    operations: operations.map((id) => toOperation(id, words)).join(label('comma')) || label('logAllOperations'),
  });
  // The others are under a title of their own.
  if (change === 'package' && !breaking) return note?.[locale] ?? '';
  if (change === 'behavior' || change === 'package')
    return fill(label('titled'), { title: place, part: note?.[locale] ?? '' });
  const isWhole = change === 'added' || change === 'removed';
  const what = isWhole ? label(change === 'added' ? 'logNew' : 'logGone') : toDifference(change, values, words);
  // What callers have to do comes first.
  return [note?.[locale], fill(label('titled'), { title: place, part: what })].filter(Boolean).join(label('logSpace'));
}

/** 'Create a shipment' with a link to its page; an operation that is gone by its name. */
function toOperation(id: string, { contract, root, label }: Words): string {
  if (id === ANY_OPERATION) return label('logErrors');
  const summary = contract.operations.find((one) => one.id === id)?.operation.summary;
  return summary ? `[${summary}](${root}${id})` : `\`${id}\``;
}

function toDifference(
  facet: Facet,
  { before, after }: Pick<NotedChange, 'before' | 'after'>,
  { label }: Words,
): string {
  const name = label(FACETS[facet]);
  const show = (value: unknown): string => {
    if (value === undefined) return label('logNone');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return facet === 'required' ? label(PRESENCE[text] ?? 'logOptional') : `\`${text}\``;
  };
  if (Array.isArray(before) && Array.isArray(after)) {
    const list = (values: unknown[]): string => values.map((value) => `\`${String(value)}\``).join(label('comma'));
    const [gained, lost] = [after.filter((one) => !before.includes(one)), before.filter((one) => !after.includes(one))];
    const parts = [
      ...(gained.length > 0 ? [fill(label('logGained'), { values: list(gained) })] : []),
      ...(lost.length > 0 ? [fill(label('logLost'), { values: list(lost) })] : []),
    ];
    return fill(label('logFacet'), { name, difference: parts.join(label('comma')) });
  }
  // Patterns and the limits of rules are for machines: the note says what changed.
  if (facet === 'pattern' || facet === 'terms') return fill(label('logFacet'), { name, difference: label('logOther') });
  return fill(label('logFacet'), { name, difference: `${show(before)} → ${show(after)}` });
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
