import { createClient, type ResultSet } from '@libsql/client';
import type { Database, Row } from './database';

/**
 * A database on a libSQL server.
 *
 * @throws when the address is none.
 */
export function openServer(url: string, authToken: string | undefined): Database {
  const client = createClient({ url, ...(authToken === undefined ? {} : { authToken }) });
  return {
    async run(statements) {
      const [first, ...others] = statements;
      // A statement alone needs no transaction around it.
      const isAlone = first && others.length === 0;
      return toRows(isAlone ? [await client.execute(first)] : await client.batch(statements, 'read'));
    },
    execute: (script) => client.executeMultiple(script),
    async begin(lock) {
      const transaction = await client.transaction('write');
      try {
        // The client sends BEGIN with it.
        await transaction.executeMultiple(lock);
      } catch (error) {
        transaction.close();
        throw error;
      }
      return {
        run: async (statements) => toRows(await transaction.batch(statements)),
        execute: (script) => transaction.executeMultiple(script),
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
