import { statSync, unwatchFile, watchFile } from 'node:fs';
import { getStoreKind, type Location } from './location';

/** Milliseconds between two looks at the file. */
const INTERVAL = 500;

/**
 * Calls back when the database file is deleted or replaced. The process would keep writing to the deleted file, and lose
 * all of it at its end.
 *
 * @returns a function that ends the watch
 */
export function watchData(location: Location, onGone: () => void): () => void {
  if (getStoreKind(location) !== 'file') return () => undefined;
  const { ino } = statSync(location.data);
  watchFile(location.data, { interval: INTERVAL, persistent: false }, (now) => {
    if (now.ino !== ino) onGone();
  });
  return () => unwatchFile(location.data);
}
