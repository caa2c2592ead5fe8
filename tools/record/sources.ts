import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of everything on which the recorded responses depend, as it was when they were last recorded. */
const LOCK = 'contract/data/examples/recorded.sha256';
/** The responses themselves are in `contract/`; package versions are in the lock file of npm. */
const SOURCES = ['contract', 'rules', 'sandbox', 'tools/record', 'i18n/ja/reference'];

/** Whether nothing has changed since the responses were recorded. */
export function isRecorded(siteDir: string): boolean {
  try {
    return readFileSync(join(siteDir, LOCK), 'utf8').trim() === hashSources(siteDir);
  } catch {
    return false;
  }
}

/** Writes down that the responses were recorded from the sources as they are now. */
export function markRecorded(siteDir: string): void {
  writeFileSync(join(siteDir, LOCK), `${hashSources(siteDir)}\n`);
}

function hashSources(siteDir: string): string {
  const files = SOURCES.flatMap((dir) =>
    readdirSync(join(siteDir, dir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(siteDir.length + 1)),
  ).filter((file) => file !== LOCK && !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files.sort()]) {
    const content = readFileSync(join(siteDir, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
