import { join } from 'node:path';
import { createLinter, loadTextlintrc } from 'textlint';

/** A linter that reports the words of i18n/english-words.yaml, each with what to write instead. Code is left alone. */
export async function createEnglishLinter(): Promise<ReturnType<typeof createLinter>> {
  const configFilePath = join(__dirname, 'textlintrc.cjs');
  return createLinter({ descriptor: await loadTextlintrc({ configFilePath }) });
}
