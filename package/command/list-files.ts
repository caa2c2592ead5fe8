import { existsSync } from 'node:fs';
import { CliError } from '../../sandbox/node';
import { isFolder, readFolder, STANDARD_INPUT } from './files';

/** Files that requests are stored in. Others in a folder are checked if they are named. */
const REQUEST_FILE = /\.(?:json|jsonl|ndjson|har|curl)$/i;
const HAS_PATTERN = /[*?{]/;

/**
 * The files that an argument names: a file, a folder with all that is in it, or a pattern with `**`, `*`, `?` and `{a,b}`,
 * which not every shell expands. Folders that begin with a dot and `node_modules` are omitted.
 *
 * @throws CliError for a folder without files, and for a pattern that no file matches
 */
export function listFiles(arg: string): string[] {
  if (arg === STANDARD_INPUT) return [arg];
  if (isFolder(arg)) {
    const folder = arg === '.' ? '' : `${arg.replace(/(?<![\\/])[\\/]+$/, '')}/`;
    const files = listFolder(folder).filter((file) => REQUEST_FILE.test(file));
    if (files.length === 0) throw new CliError('cli-check-empty-folder', { folder: arg });
    return files;
  }
  // A name that exists is no pattern, whatever is in it. A missing file is reported where it is read.
  if (!HAS_PATTERN.test(arg) || existsSync(arg)) return [arg];
  const path = arg.replaceAll('\\', '/');
  const fixed = path.slice(0, path.search(HAS_PATTERN));
  const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1);
  const pattern = toExpression(path.slice(folder.length));
  const all = isFolder(folder || '.') ? listFolder(folder) : [];
  const files = all.filter((file) => pattern.test(file.slice(folder.length)));
  if (files.length === 0) throw new CliError('cli-check-no-match', { pattern: arg });
  return files;
}

/** The files below a folder, which is empty or ends with a slash, in the order of their names. A link to a folder isn't followed. */
function listFolder(folder: string): string[] {
  return readFolder(folder || '.')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (!entry.isDirectory()) return entry.isSymbolicLink() && isFolder(path) ? [] : [path];
      return entry.name.startsWith('.') || entry.name === 'node_modules' ? [] : listFolder(`${path}/`);
    });
}

// 'a/**/*.{json,har}' → /^a\/(?:.*\/)?[^/]*\.(?:json|har)$/
function toExpression(pattern: string): RegExp {
  const source = pattern.replace(/\{[^{}]*\}|\*\*\/|\*\*|[*?]|[\\^$+.()|[\]{}]/g, (part) => {
    const choices = /^\{(.+)\}$/.exec(part)?.[1];
    if (choices !== undefined) return `(?:${choices.split(',').map(escape).join('|')})`;
    return GLOBS[part] ?? escape(part);
  });
  return new RegExp(`^${source}$`);
}

const GLOBS: Record<string, string> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };

function escape(text: string): string {
  return text.replace(/[\\^$*+?.()|[\]{}]/g, String.raw`\$&`);
}
