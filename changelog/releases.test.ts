import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Contract } from '../contract';
import { loadContract } from '../contract/node';
import { compareSurfaces } from './compare-surfaces';
import { assertDeclared, loadChangelog, writeRelease } from './releases';
import { toSurface } from './to-surface';

const contract = loadContract('contract');
const surface = toSurface(contract);
const NOTE = { en: 'Send it.', ja: '指定してください。' };
const TOLD = {
  operations: ['shipments-list'],
  breaking: false,
  en: 'The newest is first.',
  ja: '新しい順に返します。',
};

/** A contract with one mistake in it, as somebody who edits its files may make it. */
const BREAKS: [id: string, edit: (contract: Contract) => void][] = [
  [
    'shipments-list parameter limit maximum',
    ({ operations }) => {
      const parameter = operations.find(({ id }) => id === 'shipments-list')?.operation.parameters[0];
      if (parameter && 'schema' in parameter) parameter.schema.maximum = Number(parameter.schema.maximum) - 1;
    },
  ],
  [
    'shipment-create+rates-list request setup.delivery_note removed',
    ({ openapi }) => {
      delete openapi.components.schemas.Setup?.properties?.delivery_note;
    },
  ],
  [
    'tracking-get response history removed',
    ({ openapi }) => {
      delete openapi.components.schemas.Tracking?.properties?.history;
    },
  ],
  [
    'shipment-create+rates-list rule dhl-address-total terms',
    ({ catalogue }) => void ((catalogue.carriers.dhl?.address as { total: number }).total -= 1),
  ],
];

describe('the contract', () => {
  it('has changed since the last release only as changelog/releases.yaml says', () => {
    expect(() => assertDeclared(loadChangelog('.', surface))).not.toThrow();
  });

  it.each(BREAKS)('cannot break %s undeclared, and can when it is declared', (id, edit) => {
    const edited = structuredClone(contract);
    edit(edited);
    const pending = compareSurfaces(surface, toSurface(edited));
    expect(pending).toContainEqual(expect.objectContaining({ id, breaking: true }));
    expect(() => assertDeclared({ pending, declared: {} })).toThrow(`- ${id}\n`);
    const declared = Object.fromEntries(pending.map((change) => [change.id, NOTE]));
    expect(() => assertDeclared({ pending, declared })).not.toThrow();
  });

  it('has notes on all entries of the releases, so that each says what to do', () => {
    const { releases } = loadChangelog('.', surface);
    const silent = releases.flatMap(({ changes }) => changes.filter(({ note }) => !note));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('cannot declare what has not changed', () => {
    expect(() => assertDeclared({ pending: [], declared: { 'a operation removed': NOTE } })).toThrow(
      '- a operation removed',
    );
  });
});

describe('a release', () => {
  const dir = mkdtempSync(join(tmpdir(), 'release-'));
  const released = { 'carriers-list operation': {}, 'shipments-list operation': {} };
  beforeAll(() => {
    mkdirSync(join(dir, 'changelog'));
    const first = { version: '1.0.0', date: '2026-11-22', changes: [] };
    writeFileSync(
      join(dir, 'changelog/releases.yaml'),
      stringify({
        notes: { 'shipments-list parameter sort added': NOTE },
        behavior: { 'sorted-lists': TOLD },
        releases: [first],
      }),
    );
    writeRelease(dir, { ...first, surface: released });
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  const added = { ...released, 'shipments-list parameter sort': {} };
  const removed = Object.fromEntries(Object.entries(added).filter(([key]) => key !== 'carriers-list operation'));

  it('needs a version that is later', () => {
    const release = { version: '1.0.0', date: '2026-12-01', surface: added };
    expect(() => writeRelease(dir, release)).toThrow('the last release is');
  });

  it('moves what has changed to its version', () => {
    writeRelease(dir, { version: '1.1.0', date: '2026-12-01', surface: added });
    const { pending, releases } = loadChangelog(dir, added);
    expect(pending).toEqual([]);
    expect(releases.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect(releases[0].changes).toMatchObject([
      { id: 'shipments-list parameter sort added', breaking: false, note: NOTE },
      { id: 'behavior sorted-lists', operations: ['shipments-list'], note: { en: 'The newest is first.' } },
    ]);
  });

  it('is followed by entries that are written below the empty keys', () => {
    const path = join(dir, 'changelog/releases.yaml');
    const empty = readFileSync(path, 'utf8');
    const entry =
      '  next-lists:\n    operations: []\n    breaking: true\n    en: Ask again.\n    ja: 再送してください。\n';
    writeFileSync(path, empty.replace(/^behavior: ?\n/m, `behavior:\n${entry}`));
    expect(loadChangelog(dir, added).pending.map(({ id }) => id)).toEqual(['behavior next-lists']);
    writeFileSync(path, empty);
    expect(loadChangelog(dir, added).pending).toEqual([]);
  });

  it.each(['notes: [', 'notes: {}\nreleases: none\n'])('names the file of notes that it cannot read: %j', (text) => {
    const path = join(dir, 'changelog/releases.yaml');
    const valid = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    expect(() => loadChangelog(dir, added)).toThrow(/^changelog\/releases\.yaml: /);
    writeFileSync(path, valid);
  });

  it('needs a change', () => {
    const release = { version: '1.1.1', date: '2026-12-02', surface: added };
    expect(() => writeRelease(dir, release)).toThrow('Nothing has changed');
  });

  it('does not go out with a change that is undeclared', () => {
    expect(() => writeRelease(dir, { version: '2.0.0', date: '2027-01-08', surface: removed })).toThrow(
      '- carriers-list operation removed',
    );
    const { releases } = parse(readFileSync(join(dir, 'changelog/releases.yaml'), 'utf8')) as { releases: object[] };
    expect(releases).toHaveLength(2);
  });
});
