import type { Contract } from '../../contract';
import { RULES, type Params, type Rule } from '../../rules';

/** A rule as pages need it: its sentences with `{name}` in them, and what fills those of the statement. */
export type PageRule = Pick<
  Rule,
  'id' | 'subject' | 'operations' | 'severity' | 'refusal' | 'statement' | 'message'
> & {
  about: Params;
};

/** Every rule, in the order in which pages list them, with the numbers and lists of the contract. */
export function listPageRules(contract: Contract): PageRule[] {
  const rules: readonly Rule[] = RULES;
  return rules.map(({ id, subject, operations, severity, refusal, statement, message, about }) => ({
    id,
    subject,
    operations,
    severity,
    refusal,
    statement,
    message,
    about: markCodes(about?.(contract) ?? {}, contract),
  }));
}

/** Pages show the codes of carriers and services in lists as code: ['yamato 30'] → ['`yamato` 30'] */
function markCodes(about: Params, { catalogue: { carriers } }: Contract): Params {
  const codes = new Set([
    ...Object.keys(carriers),
    ...Object.values(carriers).flatMap(({ services }) => Object.keys(services)),
  ]);
  const mark = (entry: string | number): string | number =>
    typeof entry === 'number' ? entry : entry.replace(/^\w+/, (word) => (codes.has(word) ? `\`${word}\`` : word));
  return Object.fromEntries(
    Object.entries(about).map(([name, value]) => [name, typeof value === 'object' ? value.map(mark) : value]),
  );
}
