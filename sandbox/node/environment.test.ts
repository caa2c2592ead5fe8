import { describe, expect, it } from 'vitest';
import { prepareAccount } from '../api/prepare-account';
import { createMemoryStore } from '../store/memory-store';
import { ACCOUNT, type Store } from '../store/store';
import { createNodeEnvironment } from './environment';
import type { SandboxOptions } from './flags';
import { openLibsqlStore } from './libsql-store';
import { loadRuntimeData } from './load-materials';

const materials = loadRuntimeData();

const create = (asked: SandboxOptions = {}, store: Store = createMemoryStore()) =>
  createNodeEnvironment({ materials, store, asked, report: () => undefined });

describe('createNodeEnvironment', () => {
  it('goes by the clock of the machine, with the limits and addresses of the contract', () => {
    const { now, realClock, callLimit, docsUrl, ignoreHours } = create();
    expect(Math.abs(now() - Date.now())).toBeLessThan(1000);
    expect(Math.abs(realClock.now() - Date.now())).toBeLessThan(1000);
    expect({ callLimit, docsUrl, ignoreHours }).toEqual({
      callLimit: { calls: 10, seconds: 1 },
      docsUrl: materials.contract.operator.site_url,
      ignoreHours: false,
    });
  });

  it('does what was asked for', () => {
    const moment = Date.parse('2026-11-24T01:00:00Z');
    const { now, realClock, callLimit, ...others } = create({
      now: moment,
      'call-limit': { calls: 5, seconds: 60 },
      'docs-url': 'https://portal.test',
      'ignore-hours': true,
      seed: 'a',
    });
    expect([now(), now()]).toEqual([moment, moment]);
    expect(realClock.now()).not.toBe(moment);
    expect(callLimit).toEqual({ calls: 5, seconds: 60 });
    expect(others).toMatchObject({ docsUrl: 'https://portal.test', ignoreHours: true, seed: 'a' });
    expect(create({ 'call-limit': 'none' }).callLimit).toBeUndefined();
  });

  it('has ids like no other without a seed', () => {
    expect(create().seed).not.toBe(create().seed);
  });

  it('makes one account when two begin on one store at the same time', async () => {
    const store = await openLibsqlStore({ data: ':memory:' });
    const tokens = await Promise.all([prepareAccount(create({}, store)), prepareAccount(create({}, store))]);
    expect(tokens[0]).toBe(tokens[1]);
    const query = { owner: ACCOUNT, from: 0, before: Date.now() * 2, limit: 10, offset: 0, state: 'any' } as const;
    const { total } = await store.read((reader) =>
      reader.listShipments({ ...query, carrier: undefined, refNumber: undefined, origin: undefined }),
    );
    expect(total).toBe(3);
    await store.close();
  });
});
