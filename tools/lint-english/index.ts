import { lintOnce } from '../lint-texts/lint-once';
import type * as English from './create-english-linter';
import { listTexts } from './texts';

const RULES = ['i18n/english-words.yaml', 'tools/lint-english'];

/** Checks the English of pages, strings, documents and comments against i18n/english-words.yaml. */
async function main(): Promise<void> {
  let errors = 0;
  for (const prose of listTexts(process.cwd())) {
    for (const { line, message } of await lintOnce(prose, { name: 'english', rules: RULES, lint })) {
      errors += 1;
      console.log(`${prose.file}:${prose.nameLine(line)}: ${message.replaceAll('\n', ' ')}`);
    }
  }
  if (errors > 0) console.log(`\n${errors} to fix. The words and their replacements are in i18n/english-words.yaml.`);
  process.exitCode = errors > 0 ? 1 : 0;
}

/** textlint needs seconds to load, so it is only loaded if something has changed. */
async function lint(text: string): ReturnType<Linter['lintText']> {
  const { createEnglishLinter } = await import('./create-english-linter');
  linter ??= createEnglishLinter();
  return (await linter).lintText(text, 'text.md');
}

type Linter = Awaited<ReturnType<typeof English.createEnglishLinter>>;
let linter: Promise<Linter> | undefined;

void main();
