import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database, Run } from './database';
import { openEmbedded } from './embedded-database';
import { groupCommits } from './group-commit';
import { createQueue } from './queue';
import { CREATE_VERSION_TABLE } from './schema';

let dir = '';
let database: Database;
let other: Database;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'group-'));
  database = openEmbedded(join(dir, 'a.db'));
  other = openEmbedded(join(dir, 'a.db'));
  await database.execute(`PRAGMA journal_mode = WAL; ${CREATE_VERSION_TABLE}; CREATE TABLE note (text TEXT UNIQUE)`);
});
afterEach(() => {
  database.close();
  other.close();
  rmSync(dir, { recursive: true });
});

const add = (run: Run, text: string) => run([{ sql: 'INSERT INTO note VALUES (:text)', args: { text } }]);

async function list(): Promise<unknown[]> {
  const [rows = []] = await other.run([{ sql: 'SELECT text FROM note ORDER BY rowid' }]);
  return rows.map(([text]) => text);
}

/** The database, and how many transactions were begun in it. */
function count({ failing = false } = {}): { counted: Database; begun: () => number } {
  let begun = 0;
  const begin: Database['begin'] = async (lock) => {
    begun += 1;
    const transaction = await database.begin(lock);
    return failing ? { ...transaction, commit: () => Promise.reject(new Error('The disk is full.')) } : transaction;
  };
  return { counted: { ...database, begin }, begun: () => begun };
}

it('keeps writes that come at the same time in one transaction, in the order in which they came', async () => {
  const { counted, begun } = count();
  const write = groupCommits(counted, createQueue());
  const texts = Array.from({ length: 20 }, (_, index) => `note ${index}`);
  await Promise.all(texts.map((text) => write((run) => add(run, text))));
  expect(begun()).toBe(1);
  expect(await list()).toEqual(texts);
});

it('lets a process that waits have its turn after so many', async () => {
  const { counted, begun } = count();
  const write = groupCommits(counted, createQueue());
  await Promise.all(Array.from({ length: 200 }, (_, index) => write((run) => add(run, `note ${index}`))));
  expect(begun()).toBe(4);
  expect(await list()).toHaveLength(200);
});

it('responds to none before all are kept', async () => {
  const write = groupCommits(database, createQueue());
  const first = write((run) => add(run, 'first')).then(list);
  const second = write((run) => add(run, 'second'));
  expect(await first).toEqual(['first', 'second']);
  await second;
});

it('drops what a write did that throws, and keeps the others of its transaction', async () => {
  const { counted, begun } = count();
  const write = groupCommits(counted, createQueue());
  const writes = [
    write((run) => add(run, 'a')),
    write(async (run) => {
      await add(run, 'b');
      throw new Error('on purpose');
    }),
    write(async (run) => {
      await add(run, 'c');
      await add(run, 'a');
    }),
    write((run) => add(run, 'd')),
  ];
  const states = (await Promise.allSettled(writes)).map(({ status }) => status);
  expect(states).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(begun()).toBe(1);
  expect(await list()).toEqual(['a', 'd']);
});

it('rejects all writes whose transaction failed, and continues', async () => {
  const { counted } = count({ failing: true });
  const write = groupCommits(counted, createQueue());
  const results = await Promise.allSettled(['a', 'b'].map((text) => write((run) => add(run, text))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await list()).toEqual([]);
  await expect(write((run) => add(run, 'c'))).rejects.toThrow('The disk is full.');
  await groupCommits(database, createQueue())((run) => add(run, 'd'));
  expect(await list()).toEqual(['d']);
});

it('is waited for by what the queue is given next', async () => {
  const queue = createQueue();
  const write = groupCommits(database, queue);
  const writes = Array.from({ length: 100 }, (_, index) => write((run) => add(run, `note ${index}`)));
  expect(await queue(list)).toHaveLength(100);
  await Promise.all(writes);
});
