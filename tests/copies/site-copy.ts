import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Folders that are not copied: generated files, and packages, which Node finds in the folders above. */
const LEFT_OUT = new Set(['.cache', '.docusaurus', '.git', 'build', 'node_modules', 'test-results']);

export type SiteCopy = {
  dir: string;
  /** Replaces a string in a file: edit('docs/auth.mdx', 'before', 'after'). Returns a function that undoes it. */
  edit: (file: string, from: string | RegExp, to: string) => () => void;
  write: (file: string, text: string) => void;
  drop: (file: string) => void;
  remove: () => void;
};

/** Copies the site into a folder below itself, in which a test can write and build, with some of the generated folders. */
export function copySite(generated: string[] = []): SiteCopy {
  const site = resolve('.');
  mkdirSync('.cache/copies', { recursive: true });
  const dir = mkdtempSync(join(site, '.cache/copies/site-'));
  const isKept = (path: string): boolean => !LEFT_OUT.has(basename(path));
  for (const name of readdirSync(site).filter(isKept)) {
    cpSync(join(site, name), join(dir, name), { recursive: true, filter: isKept });
  }
  for (const name of generated) cpSync(join(site, name), join(dir, name), { recursive: true });
  return {
    dir,
    edit(file, from, to) {
      const path = join(dir, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} has no ${String(from)}: this test has to follow the file.`);
      writeFileSync(path, after);
      return () => writeFileSync(path, before);
    },
    write(file, text) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
    },
    drop: (file) => rmSync(join(dir, file)),
    remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
