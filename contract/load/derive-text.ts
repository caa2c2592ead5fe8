import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Derived = {
  /** The file that keeps the text. */
  copy: string;
  /** Files, and folders with everything in them, code as well as data, that the text depends on. */
  from: string[];
  /** Other inputs, such as the URL of the site. */
  given?: string;
};

/**
 * Returns a string that is slow to build from its cached copy, unless a file in `from` was changed, renamed, added or
 * removed. The copy only saves time: if it is missing or cannot be written, the string is built.
 */
export function deriveText(derived: Derived, build: () => string): string {
  const key = toKey(derived);
  return readCopy(derived.copy, key) ?? keep(build(), derived, key);
}

/** As `deriveText`, for what has to wait. */
export async function deriveTextLater(derived: Derived, build: () => Promise<string>): Promise<string> {
  const key = toKey(derived);
  return readCopy(derived.copy, key) ?? keep(await build(), derived, key);
}

function toKey({ from: paths, given = '' }: Derived): string {
  const hash = createHash('sha256').update(`${given.length}\0${given}`);
  for (const file of paths.flatMap(listFiles)) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

function readCopy(file: string, key: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text.startsWith(`${key}\n`) ? text.slice(key.length + 1) : undefined;
  } catch {
    return undefined;
  }
}

function keep(text: string, derived: Derived, key: string): string {
  const { copy: file } = derived;
  try {
    // A file changed during the build: the text may contain it or not, and must not be kept for either.
    if (toKey(derived) !== key) return text;
    mkdirSync(dirname(file), { recursive: true });
    // Written to another file and renamed: a run that reads at the same time gets the old copy or the new one, never a part.
    writeFileSync(`${file}.${process.pid}`, `${key}\n${text}`);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next run builds the text again.
  }
  return text;
}
