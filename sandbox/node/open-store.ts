import { createMemoryStore } from '../store/memory-store';
import type { Store } from '../store/store';
import { CliError } from './cli-error';
import { getStoreKind, type Location } from './location';

/**
 * Opens the store at a location. The database library is loaded only for data that lasts, since the published package
 * doesn't contain it.
 *
 * @throws CliError if the library isn't installed, and whatever `openLibsqlStore` throws
 */
export async function openStore(location: Location, options?: { empty?: boolean }): Promise<Store> {
  if (getStoreKind(location) === 'memory') return createMemoryStore();
  const { openLibsqlStore } = await import('./libsql-store').catch((error: unknown) => {
    throw isMissing(error) ? new CliError('cli-data-library', {}, { cause: error }) : error;
  });
  return openLibsqlStore(location, options);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));
}
