import { createClient, type ResultSet } from '@libsql/client';
import type { Database, Row } from './database';

/**
 * Opens a database on a libSQL server.
 *
 * @throws if the URL is invalid
 */
export function openServer(url: string, authToken: string | undefined): Database {
  const client = createClient({ url, ...(authToken === undefined ? {} : { authToken }) });
  return {
    async run(statements) {
      const [first, ...others] = statements;
      // A single statement needs no transaction.
      const isAlone = first && others.length === 0;
      return toRows(isAlone ? [await client.execute(first)] : await client.batch(statements, 'read'));
    },
    async begin() {
      const transaction = await client.transaction('write');
      return {
        run: async (statements) => toRows(await transaction.batch(statements)),
        commit: () => transaction.commit(),
        rollback() {
          transaction.close();
          return Promise.resolve();
        },
      };
    },
    close: () => client.close(),
  };
}

function toRows(results: ResultSet[]): Row[][] {
  return results.map(({ rows }) => rows.map((row) => Array.from(row)));
}
