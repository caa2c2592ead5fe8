import { createLinter, loadTextlintrc } from 'textlint';
import { listTexts } from './texts';

/** Holds Japanese pages and strings against the preset and the glossary of .textlintrc.cjs. */
async function main(): Promise<void> {
  const linter = createLinter({ descriptor: await loadTextlintrc({ configFilePath: '.textlintrc.cjs' }) });
  let faults = 0;
  for (const { file, text, nameLine } of listTexts(process.cwd())) {
    const { messages } = await linter.lintText(text, file.replace(/\.(mdx|json)$/, '.md'));
    for (const { loc, message, ruleId } of messages) {
      faults += 1;
      console.log(`${file}:${nameLine(loc.start.line)}: ${message} (${ruleId})`);
    }
  }
  if (faults > 0) console.log(`\n${faults} to mend. The words of the portal stand in i18n/glossary.yaml.`);
  process.exitCode = faults > 0 ? 1 : 0;
}

void main();
