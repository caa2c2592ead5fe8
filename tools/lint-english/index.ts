import { createEnglishLinter } from './create-english-linter';
import { listTexts } from './texts';

/** Checks the English of pages, strings and the repository's documents against i18n/english-words.yaml. */
async function main(): Promise<void> {
  const linter = await createEnglishLinter();
  let errors = 0;
  for (const { file, text, nameLine } of listTexts(process.cwd())) {
    const { messages } = await linter.lintText(text, 'text.md');
    for (const { loc, message } of messages) {
      errors += 1;
      console.log(`${file}:${nameLine(loc.start.line)}: ${message.replaceAll('\n', ' ')}`);
    }
  }
  if (errors > 0) console.log(`\n${errors} to fix. The words and their replacements are in i18n/english-words.yaml.`);
  process.exitCode = errors > 0 ? 1 : 0;
}

void main();
