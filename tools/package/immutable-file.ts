import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadChangelog, toSurface } from '../../changelog';
import type { Contract } from '../../contract';

/** In place of the version until the files are complete, since it depends on them; longer than a version, so lines stay short. */
export const VERSION_MARK = '0.0.0-version-of-these-files';
/** esbuild breaks long strings anywhere. */
const MARK = new RegExp(Array.from(VERSION_MARK, (character) => `[${character}]`).join('(?:\\\\\\n)?'), 'g');
/** The path that pages show in commands that install the package: with words before it is built, or with those of an earlier run. Bounded: a file name of our own. */
const PATH = /\/assets\/package\/([a-z0-9-]+?)-(?:VERSION-HASH|\d[\w.-]*)\.tgz/g;
const PAGES = /\.(?:html|md|json|yaml|txt)$/;

type Named = { files: Map<string, Uint8Array | string>; name: string };

/**
 * Writes the version into files that have the mark, and names the file that contains them. Other files have another name, and another
 * version until they are released: a lock file has the hash of what it names.
 */
export function nameFiles(files: Map<string, Uint8Array | string>, contract: Contract, root: string): Named {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${path}\0${content.length}\0`).update(content);
  // Letters alone, since a version must not have a number that begins with 0.
  const id = hash
    .digest('hex')
    .slice(0, 8)
    .replace(/\d/g, (digit) => (16 + Number(digit)).toString(36));
  const { pending, next } = loadChangelog(root, toSurface(contract));
  const { version: released } = contract.operator;
  const version = pending.length > 0 ? `${next}-next.${id}` : released;
  const filled = [...files].map(([path, content]) => {
    return [path, typeof content === 'string' ? content.replace(MARK, version) : content] as const;
  });
  return { files: new Map(filled), name: pending.length > 0 ? version : `${version}-${id}` };
}

/** The URL of the newest file in place of one whose name depends on what it contains. */
export function showNewest(page: string): string {
  return page.replace(PATH, '/$1.tgz');
}

/** Writes the name of the file into the pages of a build. */
export function linkFile(dir: string, file: string): void {
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((one) => PAGES.test(one))) {
    const page = readFileSync(join(dir, path), 'utf8');
    const linked = page.replace(PATH, `/assets/package/${file}`);
    if (linked !== page) writeFileSync(join(dir, path), linked);
  }
}
