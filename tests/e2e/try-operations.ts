import { readdirSync } from 'node:fs';

/** The operations of the API by the IDs of their pages. */
export const OPERATIONS = listNames('contract/data/operations', '.yaml');

/** The IDs of all pages. */
export function listPages(): string[] {
  return listNames('docs', '.mdx');
}

function listNames(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}
