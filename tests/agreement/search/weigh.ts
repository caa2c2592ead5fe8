import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BUILD } from '../built-site';
import type { Locale } from '../page-ids';

/** Styles of the modal, as they are written: built, they are a part of the one stylesheet and a little smaller. */
const STYLES = ['src/components/Search/styles.module.css', 'src/components/Search/Panel/styles.module.css'];

/** Files of code that are fetched when search is first wanted. */
export function listSearchFiles(locale: Locale): string[] {
  const dir = join(BUILD, locale === 'en' ? 'en' : '', 'assets/js');
  return readdirSync(dir)
    .filter((name) => /^search\.[0-9a-f]+\.js$/.test(name))
    .map((name) => join(dir, name));
}

/** Size of matcher, modal and their styles in bytes, compressed as a CDN does. */
export function measureSearchCode(locale: Locale): number {
  return [...listSearchFiles(locale), ...STYLES].reduce((sum, file) => sum + measureFile(file), 0);
}

/** Size of a locale's index in bytes, compressed as a CDN does. */
export function measureSearchIndex(locale: Locale): number {
  return measureFile(join(BUILD, locale === 'en' ? 'en' : '', 'search-index.json'));
}

function measureFile(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
