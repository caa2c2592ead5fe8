// cspell:ignore conds
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { createClient, LibsqlError, type Client, type InArgs, type ResultSet, type Transaction } from '@libsql/client';

type Value = { type: 'null' | 'integer' | 'float' | 'text'; value?: string | number };
type Statement = { sql?: string; sql_id?: number; args?: Value[]; named_args?: { name: string; value: Value }[] };
type Condition = { type: 'ok' | 'error' | 'not' | 'and' | 'or'; step?: number; cond?: Condition; conds?: Condition[] };
type Task =
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: { condition?: Condition; stmt: Statement }[] } }
  | { type: 'sequence'; sql: string }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number }
  | { type: 'close' };
type Fault = { message: string; code?: string };
/** What a client holds between its calls: statements that it sent once, and an open transaction. */
type Stream = { transaction: Transaction | undefined; texts: Map<number, string> };

/**
 * A libSQL server on loopback for the tests: as much of Hrana 2 over HTTP as the client speaks, over a database file.
 * https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md
 */
export async function startLibsqlServer(
  file: string,
  token: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const client = createClient({ url: pathToFileURL(file).href });
  const streams = new Map<string, Stream>();
  let count = 0;
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    if (request.headers.authorization !== `Bearer ${token}`) return [401, { error: 'Unauthorized' }];
    const { baton, requests } = JSON.parse(await readText(request)) as { baton?: string; requests: Task[] };
    const stream = streams.get(baton ?? '') ?? { transaction: undefined, texts: new Map<number, string>() };
    if (baton) streams.delete(baton);
    const results: unknown[] = [];
    for (const task of requests) {
      results.push(
        await perform(client, stream, task).then(
          (response) => ({ type: 'ok', response: { type: task.type, ...response } }),
          (error: unknown) => ({ type: 'error', error: toFault(error) }),
        ),
      );
    }
    if (requests.some(({ type }) => type === 'close')) return [200, { baton: null, base_url: null, results }];
    const next = String((count += 1));
    streams.set(next, stream);
    return [200, { baton: next, base_url: null, results }];
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          client.close();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function perform(client: Client, stream: Stream, task: Task): Promise<object> {
  switch (task.type) {
    case 'execute':
      return { result: await execute(client, stream, task.stmt) };
    case 'batch': {
      const done: { result: unknown; fault: Fault | null }[] = [];
      for (const { condition, stmt } of task.batch.steps) {
        if (condition && !holds(condition, done)) done.push({ result: null, fault: null });
        else {
          done.push(
            await execute(client, stream, stmt).then(
              (result) => ({ result, fault: null }),
              (error: unknown) => ({ result: null, fault: toFault(error) }),
            ),
          );
        }
      }
      return {
        result: { step_results: done.map(({ result }) => result), step_errors: done.map(({ fault }) => fault) },
      };
    }
    case 'sequence':
      await (stream.transaction ?? client).executeMultiple(task.sql);
      return {};
    case 'store_sql':
      stream.texts.set(task.sql_id, task.sql);
      return {};
    case 'close_sql':
      stream.texts.delete(task.sql_id);
      return {};
    case 'close':
      stream.transaction?.close();
      return {};
  }
}

async function execute(client: Client, stream: Stream, statement: Statement): Promise<object> {
  const sql = statement.sql ?? stream.texts.get(statement.sql_id ?? -1) ?? '';
  if (sql.startsWith('BEGIN')) {
    stream.transaction = await client.transaction(sql === 'BEGIN IMMEDIATE' ? 'write' : 'read');
    return toResult(undefined);
  }
  if (sql === 'COMMIT' || sql === 'ROLLBACK') {
    await (sql === 'COMMIT' ? stream.transaction?.commit() : stream.transaction?.rollback());
    stream.transaction = undefined;
    return toResult(undefined);
  }
  const { args = [], named_args: named = [] } = statement;
  const values: InArgs =
    named.length > 0
      ? Object.fromEntries(named.map(({ name, value }) => [name, fromValue(value)]))
      : args.map(fromValue);
  return toResult(await (stream.transaction ?? client).execute({ sql, args: values }));
}

function holds(condition: Condition, done: { result: unknown; fault: Fault | null }[]): boolean {
  const { type, step = -1, cond, conds = [] } = condition;
  if (type === 'ok') return Boolean(done[step]?.result);
  if (type === 'error') return Boolean(done[step]?.fault);
  if (type === 'not') return cond !== undefined && !holds(cond, done);
  return type === 'and' ? conds.every((one) => holds(one, done)) : conds.some((one) => holds(one, done));
}

function toResult(result: ResultSet | undefined): object {
  return {
    cols: (result?.columns ?? []).map((name) => ({ name, decltype: null })),
    rows: (result?.rows ?? []).map((row) => Array.from({ length: row.length }, (_, index) => toValue(row[index]))),
    affected_row_count: result?.rowsAffected ?? 0,
    last_insert_rowid: null,
  };
}

function toValue(value: unknown): Value {
  if (typeof value === 'string') return { type: 'text', value };
  return typeof value === 'number' ? { type: 'integer', value: String(value) } : { type: 'null' };
}

function fromValue({ type, value }: Value): string | number | null {
  return type === 'null' ? null : type === 'text' ? String(value) : Number(value);
}

function toFault(error: unknown): Fault {
  return error instanceof LibsqlError ? { message: error.message, code: error.code } : { message: String(error) };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
