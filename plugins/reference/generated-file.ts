import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from './messages';

/**
 * The one file through which the contract reaches the pages. The plugin writes it, the bundler watches it, the remark
 * plugin reads it: data shared in memory would go stale in live authoring, where plugins are made anew and remark
 * plugins are not.
 */
export function generatedFileName(locale: string): string {
  return `contract-${locale}.json`;
}

export function generatedFilePath(siteDir: string, locale: string): string {
  return join(siteDir, '.docusaurus', 'reference', 'default', generatedFileName(locale));
}

export function readPageData(siteDir: string, locale: string): PageData {
  return JSON.parse(readFileSync(generatedFilePath(siteDir, locale), 'utf8')) as PageData;
}
