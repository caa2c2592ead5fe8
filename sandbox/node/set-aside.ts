import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Renames a database file and its log, so that a new one can be created. 'sandbox.db' → 'sandbox.db.damaged-1'
 *
 * @returns the new name of the file
 */
export function setAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.damaged-${number}`)) number += 1;
  const copy = `${file}.damaged-${number}`;
  renameSync(file, copy);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${copy}-wal`);
  // An index of the log, which the next process to open the log builds again.
  rmSync(`${file}-shm`, { force: true });
  return copy;
}
