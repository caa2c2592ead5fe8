import { createLinter, loadTextlintrc } from 'textlint';
import { nounDescription } from './noun-description';
import { repetition } from './repetition';
import type { Rule } from './rule';
import { runInHeading } from './run-in-heading';

/** The kind of a text, which decides about its rules: pages have bold leads, descriptions of fields are nouns. */
export type JapaneseKind = 'page' | 'descriptions' | 'strings';

const OWN_RULES: Record<JapaneseKind, Record<string, Rule>> = {
  page: { repetition, 'run-in-heading': runInHeading },
  descriptions: { 'noun-description': nounDescription },
  strings: {},
};

/** A linter with the preset, the glossary and the habits of .textlintrc.cjs, and the own rules of this kind of text. */
export async function createJapaneseLinter(kind: JapaneseKind): Promise<ReturnType<typeof createLinter>> {
  const base = await loadTextlintrc({ configFilePath: '.textlintrc.cjs' });
  const own = Object.entries(OWN_RULES[kind]).map(([ruleId, rule]) => ({ ruleId, rule }));
  return createLinter({ descriptor: base.shallowMerge({ rules: [...(base.toKernelOptions().rules ?? []), ...own] }) });
}
