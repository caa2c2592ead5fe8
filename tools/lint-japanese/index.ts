import { createJapaneseLinter } from './create-japanese-linter';
import { listTexts } from './texts';

/** Checks Japanese pages and strings against .textlintrc.cjs and the rules beside this file. */
async function main(): Promise<void> {
  const linters = {
    page: await createJapaneseLinter('page'),
    descriptions: await createJapaneseLinter('descriptions'),
    strings: await createJapaneseLinter('strings'),
  };
  let errors = 0;
  for (const { file, kind, text, nameLine } of listTexts(process.cwd())) {
    const { messages } = await linters[kind].lintText(text, file.replace(/\.(mdx|json|yaml)$/, '.md'));
    for (const { loc, message, ruleId } of messages) {
      errors += 1;
      console.log(`${file}:${nameLine(loc.start.line)}: ${message} (${ruleId})`);
    }
  }
  if (errors > 0) console.log(`\n${errors} to fix. Terms are in i18n/glossary.yaml, habits in i18n/habits.yaml.`);
  process.exitCode = errors > 0 ? 1 : 0;
}

void main();
