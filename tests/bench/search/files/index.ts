import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex, type SearchIndex } from '../../../../search';
import { growCorpus } from '../corpus/grow';
import { writeMiniSearch } from './documents';
import { writeLocalSearch } from './local-search';
import { writePagefind } from './pagefind';
import { writePortal } from './portal';

/** Each engine has a writer of the files that it fetches, from the same sections. */
const WRITERS = {
  portal: writePortal,
  pagefind: writePagefind,
  'docusaurus-search-local': writeLocalSearch,
  minisearch: writeMiniSearch,
};
type Name = keyof typeof WRITERS;

/**
 * Writes the files of one engine for one corpus. It runs in a separate process: some engines keep the language of their
 * first index, or much memory.
 */
async function main([engine, indexFile = '', size, dir = '']: string[]): Promise<void> {
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as SearchIndex;
  const { sections, words, tasks, locale } = openIndex(index);
  mkdirSync(dir, { recursive: true });
  const write = WRITERS[engine as Name];
  await write({ locale, words, tasks, sections: growCorpus(sections, Number(size)), dir });
  writeFileSync(join(dir, 'ready'), '');
}

void main(process.argv.slice(2));
