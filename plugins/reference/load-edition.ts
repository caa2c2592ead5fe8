import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslationFile } from '@docusaurus/types';
import { finishContract } from '../../contract';
import { loadCachedSource } from '../../contract/node';
import { translatePageData } from './localize';
import { MESSAGE_FILES, toPageData, type PageData } from './messages';

/**
 * The page data in the words of a language, whichever language is built.
 *
 * @param options.isRecording leaves out what is recorded, and references between examples as they are written
 */
export function loadEdition(siteDir: string, locale: 'en' | 'ja', options?: { isRecording: boolean }): PageData {
  const data = toPageData(loadCachedSource(join(siteDir, 'contract'), options));
  const edition = locale === 'ja' ? translatePageData(data, readTranslations(siteDir)) : data;
  return { ...edition, contract: finishContract(edition.contract, locale) };
}

function readTranslations(siteDir: string): TranslationFile[] {
  return MESSAGE_FILES.map((path) => ({
    path,
    content: JSON.parse(
      readFileSync(join(siteDir, 'i18n/ja/reference', `${path}.json`), 'utf8'),
    ) as TranslationFile['content'],
  }));
}
