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
    about: about?.(contract) ?? {},
  }));
}
