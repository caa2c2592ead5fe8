import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of a build that have the pages of a language, that of the default language first: ['', 'en/'] */
export function listLanguageFolders(dir: string): string[] {
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['', ...folders.map(({ name }) => `${name}/`).filter((folder) => existsSync(join(dir, folder, '404.html')))];
}
