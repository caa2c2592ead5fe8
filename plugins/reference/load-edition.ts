import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslationFile } from '@docusaurus/types';
import { finishContract, toLanguage } from '../../contract';
import { loadCachedSource } from '../../contract/node';
import { translatePageData } from './localize';
import { MESSAGE_FILES, toPageData, type PageData } from './messages';

/** The page data in the words of a language, whichever language is built. */
export function loadEdition(siteDir: string, locale: string): PageData {
  const data = toPageData(loadCachedSource(join(siteDir, 'contract')));
  const language = toLanguage(locale);
  const files = readTranslations(join(siteDir, 'i18n', locale, 'reference'));
  const edition = files.length > 0 ? translatePageData(data, { files, language }) : data;
  return { ...edition, contract: finishContract(edition.contract, language) };
}

/** Reads the translations of a language. English has none: its strings are in the code. */
function readTranslations(dir: string): TranslationFile[] {
  if (!existsSync(dir)) return [];
  return MESSAGE_FILES.map((path) => ({
    path,
    content: JSON.parse(readFileSync(join(dir, `${path}.json`), 'utf8')) as TranslationFile['content'],
  }));
}
