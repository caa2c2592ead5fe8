import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database';
import { openEmbedded } from './embedded-database';

let dir = '';
let database: Database;
let other: Database;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  database = openEmbedded(join(dir, 'a.db'));
  other = openEmbedded(join(dir, 'a.db'));
  await database.run([{ sql: 'PRAGMA journal_mode = WAL' }]);
  await database.run([CREATE]);
});
afterEach(() => {
  database.close();
  other.close();
  rmSync(dir, { recursive: true });
});

const CREATE = { sql: 'CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)' };
const ALL = { sql: 'SELECT * FROM note ORDER BY id' };
const add = (text: string | null) => ({ sql: 'INSERT INTO note (text) VALUES (:text)', args: { text } });

it('sees with a statement that it ran before what others wrote since', async () => {
  expect(await database.run([ALL])).toEqual([[]]);
  await other.run([add('a')]);
  expect(await database.run([ALL])).toEqual([[[1, 'a']]]);
});

it('runs a statement again when others have changed the tables since', async () => {
  await database.run([add('a')]);
  expect(await database.run([ALL])).toEqual([[[1, 'a']]]);
  await other.run([{ sql: 'ALTER TABLE note ADD COLUMN day TEXT' }]);
  await database.run([add('b')]);
  await other.run([{ sql: 'DROP TABLE note' }, CREATE]);
  await database.run([add('c')]);
  expect(await database.run([ALL])).toEqual([[[1, 'c']]]);
});

it('runs a statement again that the database rejected', async () => {
  for (const text of ['a', 'b']) {
    await expect(database.run([add(null)])).rejects.toThrow('NOT NULL');
    await database.run([add(text)]);
  }
  const transaction = await database.begin();
  await expect(transaction.run([add(null)])).rejects.toThrow('NOT NULL');
  await transaction.run([add('c')]);
  await transaction.commit();
  expect(await other.run([ALL])).toEqual([
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ],
  ]);
});

it('runs a statement again that had to wait for others', async () => {
  const transaction = await other.begin();
  await expect(database.run([add('a')])).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(database.begin()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await transaction.commit();
  await database.run([add('a')]);
  expect(await other.run([ALL])).toEqual([[[1, 'a']]]);
});

it('rejects every statement once it is closed', async () => {
  await database.run([ALL]);
  database.close();
  await expect(database.run([ALL])).rejects.toThrow('not open');
  await expect(database.begin()).rejects.toThrow('not open');
});
