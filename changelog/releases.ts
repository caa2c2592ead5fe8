import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, type YAMLSeq } from 'yaml';
import * as z from 'zod';
import type { Change } from './compare-surfaces';
import { compareSurfaces } from './compare-surfaces';
import type { Surface } from './surface';

const texts = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });
const change = z.strictObject({
  id: z.string(),
  operations: z.array(z.string()),
  kind: z.string(),
  path: z.string(),
  change: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  breaking: z.boolean(),
  note: texts.optional(),
});
const behavior = z.strictObject({ operations: z.array(z.string()), breaking: z.boolean(), ...texts.shape });
const file = z.strictObject({
  // Empty after a release, so that the next entry is written below the key.
  notes: z
    .record(z.string(), texts)
    .nullish()
    .transform((entries) => entries ?? {}),
  behavior: z
    .record(z.string(), behavior)
    .nullish()
    .transform((entries) => entries ?? {}),
  package: z
    .record(z.string(), behavior.omit({ operations: true }))
    .nullish()
    .transform((entries) => entries ?? {}),
  releases: z
    .array(
      z.strictObject({
        version: z.string().regex(/^\d+\.\d+\.\d+$/),
        date: z.iso.date(),
        summary: texts.optional(),
        changes: z.array(change),
      }),
    )
    .nonempty(),
});

type Texts = z.infer<typeof texts>;
/** A change that neither the schema nor a rule shows. Without operations it concerns all of them. */
type BehaviorChange = Omit<Change, 'kind' | 'change'> & { kind: 'behavior'; change: 'behavior' };
/** A change of the package that integrators install. */
type PackageChange = Omit<Change, 'kind' | 'change'> & { kind: 'package'; change: 'package' };
/** A change with what callers do about it, where that was declared. */
export type NotedChange = (Change | BehaviorChange | PackageChange) & { note?: Texts };
export type Release = { version: string; date: string; summary?: Texts; changes: NotedChange[] };

/** `releases`, newest first; `pending`, the changes since; `next`, their version; `declared`, the notes by the `id` of a change. */
export type Changelog = {
  pending: NotedChange[];
  next: string;
  declared: Record<string, Texts>;
  releases: [Release, ...Release[]];
};

const FILE = 'changelog/releases.yaml';
const RELEASED = 'changelog/released.json';

/**
 * The releases, and what the contract changes since the last one.
 *
 * @param siteDir the folder that has `changelog/`
 * @param surface of the contract as it is now
 */
export function loadChangelog(siteDir: string, surface: Surface): Changelog {
  const read = readNotes(siteDir);
  const { notes: declared, behavior, releases } = read;
  const released = JSON.parse(readFileSync(join(siteDir, RELEASED), 'utf8')) as Surface;
  const compared = compareSurfaces(released, surface).map((change): NotedChange => {
    const note = declared[change.id];
    return note ? { ...change, note } : change;
  });
  const told = Object.entries(behavior).map(([path, { operations, breaking, ...note }]): NotedChange => {
    return { id: `behavior ${path}`, operations, kind: 'behavior', path, change: 'behavior', breaking, note };
  });
  const ofPackage = Object.entries(read.package).map(([path, { breaking, ...note }]): NotedChange => {
    return { id: `package ${path}`, operations: [], kind: 'package', path, change: 'package', breaking, note };
  });
  const pending = [...compared, ...told, ...ofPackage];
  const [last, ...earlier] = releases as Changelog['releases'];
  return { pending, next: toNextVersion(last.version), declared, releases: [last, ...earlier] };
}

/** @throws with the file's name when it isn't YAML or has another shape. */
function readNotes(siteDir: string): z.infer<typeof file> {
  try {
    return file.parse(parse(readFileSync(join(siteDir, FILE), 'utf8')));
  } catch (error) {
    throw new Error(`${FILE}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`);
  }
}

/** @throws when a change since the last release has no note, or a note no change. */
export function assertDeclared({ pending, declared }: Pick<Changelog, 'pending' | 'declared'>): void {
  const changes = pending.filter((change) => !isTold(change));
  const undeclared = changes.filter(({ id }) => !(id in declared));
  const gone = Object.keys(declared).filter((id) => !changes.some((change) => change.id === id));
  if (undeclared.length > 0) {
    const list = undeclared.map(({ id, breaking }) => `- ${id}\n${breaking ? '  (breaks clients)\n' : ''}`).join('');
    throw new Error(
      `The contract differs from the last release:\n${list}` +
        `Take the change back, or add it to ${FILE}: the line above as a key under "notes", and what callers have to do, ` +
        'or can do, as "en" and "ja".',
    );
  }
  if (gone.length > 0)
    throw new Error(`${FILE} has notes on what didn't change:\n${gone.map((id) => `- ${id}\n`).join('')}`);
}

/**
 * Makes the present contract the last release.
 *
 * @throws when nothing has changed, or the version does not say what has: a breaking change needs a new major version.
 */
export function writeRelease(siteDir: string, release: { version: string; date: string; surface: Surface }): void {
  const { version, date, surface } = release;
  const path = join(siteDir, FILE);
  if (existsSync(join(siteDir, RELEASED))) {
    const changelog = loadChangelog(siteDir, surface);
    const { pending, releases } = changelog;
    assertDeclared(changelog);
    if (pending.length === 0) throw new Error('Nothing has changed since the last release.');
    assertVersion(version, releases[0].version, pending);
    const document = parseDocument(readFileSync(path, 'utf8'));
    document.set('notes', null);
    document.set('behavior', null);
    document.set('package', null);
    const entry = document.createNode({ version, date, changes: pending });
    (document.get('releases') as YAMLSeq).items.unshift(entry);
    writeFileSync(path, document.toString({ lineWidth: 120, nullStr: '' }));
  }
  const lines = Object.entries(surface).map(([key, facets]) => `${JSON.stringify(key)}: ${JSON.stringify(facets)}`);
  writeFileSync(join(siteDir, RELEASED), `{\n${lines.join(',\n')}\n}\n`);
}

/** Whether nothing but the file says what has changed. */
function isTold({ kind }: NotedChange): boolean {
  return kind === 'behavior' || kind === 'package';
}

/** The major version is that of the URL: within it, a breaking change is announced by a minor version. 1.0.2 → 1.1.0 */
function toNextVersion(last: string): string {
  const [major = 0, minor = 0] = last.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

function assertVersion(version: string, last: string, changes: NotedChange[]): void {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [lastMajor = 0, lastMinor = 0, lastPatch = 0] = last.split('.').map(Number);
  const isLater = major - lastMajor || minor - lastMinor || patch - lastPatch;
  if (isLater <= 0) throw new Error(`contract/operator.yaml says version ${version}; the last release is ${last}.`);
  if (changes.some(({ breaking }) => breaking) && major === lastMajor && minor === lastMinor) {
    throw new Error(`Version ${version} has breaking changes; after ${last} they need version ${toNextVersion(last)}.`);
  }
}
