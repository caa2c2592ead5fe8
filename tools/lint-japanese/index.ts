import { lintOnce } from '../lint-texts/lint-once';
import type * as Japanese from './create-japanese-linter';
import { listTexts } from './texts';

const RULES = ['.textlintrc.cjs', 'i18n/glossary.yaml', 'i18n/habits.yaml', 'tools/lint-japanese'];

/** Checks Japanese pages and strings against .textlintrc.cjs and the rules in this folder. */
async function main(): Promise<void> {
  let errors = 0;
  for (const { kind, ...prose } of listTexts(process.cwd())) {
    const lint = (text: string): ReturnType<Linter['lintText']> => lintAs(kind, text, prose.file);
    for (const { line, message, ruleId } of await lintOnce(prose, { name: 'japanese', rules: RULES, lint })) {
      errors += 1;
      console.log(`${prose.file}:${prose.nameLine(line)}: ${message} (${ruleId})`);
    }
  }
  if (errors > 0) console.log(`\n${errors} to fix. Terms are in i18n/glossary.yaml, habits in i18n/habits.yaml.`);
  process.exitCode = errors > 0 ? 1 : 0;
}

/** textlint needs seconds to load, so it is only loaded if something has changed. */
async function lintAs(kind: Japanese.JapaneseKind, text: string, file: string): ReturnType<Linter['lintText']> {
  const { createJapaneseLinter } = await import('./create-japanese-linter');
  linters[kind] ??= createJapaneseLinter(kind);
  return (await linters[kind]).lintText(text, file.replace(/\.(mdx|json|yaml)$/, '.md'));
}

type Linter = Awaited<ReturnType<typeof Japanese.createJapaneseLinter>>;
const linters: Partial<Record<Japanese.JapaneseKind, Promise<Linter>>> = {};

void main();
