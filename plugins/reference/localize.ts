import type { TranslationFile } from '@docusaurus/types';
import { fillValues, type Language } from '../../contract';
import { listMessages, MESSAGE_FILES, type PageData } from './messages';

/** The sentences of the page data as files for translators. */
export function toTranslationFiles(data: PageData): TranslationFile[] {
  const messages = listMessages(data);
  return MESSAGE_FILES.map((path) => {
    const entries = messages
      .filter(({ file }) => file === path)
      .map(({ id, text }) => [id, { message: text }] as const);
    const ids = entries.map(([id]) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice) throw new Error(`Two sentences of ${path} have the id "${twice}".`);
    return { path, content: Object.fromEntries(entries) };
  });
}

/**
 * A copy of the page data with its sentences exchanged for those of translators.
 *
 * @param translation.language language of the recorded responses
 */
export function translatePageData(
  data: PageData,
  { files, language }: { files: TranslationFile[]; language: Language },
): PageData {
  const translated = structuredClone(data);
  const texts = new Map(files.map(({ path, content }) => [path, content]));
  for (const { file, id, replace } of listMessages(translated)) {
    const message = texts.get(file)?.[id]?.message;
    if (message !== undefined) replace(message);
  }
  for (const example of translated.contract.examples) {
    if (language === 'ja') example.response = example.responseJa ?? example.response;
    delete example.responseJa;
  }
  fillValues({ ...translated.contract, locale: language });
  return translated;
}
