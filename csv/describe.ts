import type { Language } from '../contract';
import type { Params } from '../rules';
import type { FileIssue } from './file-issues';

/** Says a phrase of contract/data/phrases.yaml in the language of the reader. */
export type Say = (phrase: `csv-${string}`, params: Params) => string;

/** What is wrong with a cell, and what to do. */
export function describeFileIssue(issue: FileIssue, say: Say, locale: Language): string {
  const { value, field = '', meaning, readings: [first = '', second = ''] = [], line = '' } = issue;
  const params = { value, field: meaning?.printed ?? field, meaning: meaning?.[locale] ?? '', first, second, line };
  return say(meaning?.printed === '' ? 'csv-no-field' : `csv-${issue.kind}`, params);
}
