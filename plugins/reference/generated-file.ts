import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Changelog } from '../../changelog';
import type { PageData } from './messages';

/** The page data as the pages read it: with the changelog, which compares the English contract. */
export type SitePageData = PageData & { changelog: Changelog };

/**
 * The file that passes the contract to the pages: the plugin writes it, the bundler watches it, the remark plugin reads it.
 * Data shared in memory would become stale in live authoring, where plugins are created again and remark plugins are not.
 */
export function generatedFilePath(siteDir: string, locale: string): string {
  return join(siteDir, '.docusaurus', 'reference', `contract-${locale}.json`);
}

/**
 * Writes it at once: `createData` of Docusaurus empties the file and fills it later, and a page that live authoring serves
 * in between fails. It is written only when it changes, since every page that the bundler watches depends on it.
 */
export function writePageData(siteDir: string, locale: string, data: SitePageData): void {
  const file = generatedFilePath(siteDir, locale);
  const text = JSON.stringify(data);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const read = new Map<string, { written: bigint; data: SitePageData }>();

/** Every page asks for it, and it is large: it is parsed once for each time that it was written. */
export function readPageData(siteDir: string, locale: string): SitePageData {
  const file = generatedFilePath(siteDir, locale);
  const written = statSync(file, { bigint: true }).mtimeNs;
  const known = read.get(file);
  if (known?.written === written) return known.data;
  const data = JSON.parse(readFileSync(file, 'utf8')) as SitePageData;
  read.set(file, { written, data });
  return data;
}
