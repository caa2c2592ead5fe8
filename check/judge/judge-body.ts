import type { RuleContract, Language } from '../../contract';
import {
  checkRequest,
  findFieldAnchor,
  findQuickFix,
  getField,
  isSafeFix,
  renderIssue,
  toDocumentedForm,
  toNamedCode,
  type Issue,
  type IssueSentences,
  type QuickFix,
  type RequestToCheck,
  type ValidateBody,
} from '../../rules';
import type { JudgedIssue } from '../check-result';
import { toAccounts, type Accounts } from './to-accounts';

export type CheckerOptions = {
  contract: RuleContract;
  validateBody: ValidateBody;
  sentences: IssueSentences;
  locale: Language;
};

/** When a request is checked, and against which accounts and sub users; there are none unless they are given. */
export type Circumstances = {
  now: number;
  ignoreHours: boolean;
  accounts: Accounts;
  subUserKeys?: readonly string[];
};

/** A request as a value. The path is that of the request: `/carriers/ID`. */
export type RequestBody = { operation: string; body: unknown; path?: string | undefined };
export type JudgedBody = { operation: string; body: unknown; issues: Issue[] };

/**
 * The issues of a request, as the API would report them, and its body with the documented names of fields. Where the account
 * isn't known, they are those of the possible account that has the fewest.
 */
export function judgeBody(
  { operation, body: written, path }: RequestBody,
  { now, ignoreHours, accounts, subUserKeys = [] }: Circumstances,
  { contract, validateBody }: Pick<CheckerOptions, 'contract' | 'validateBody'>,
): JudgedBody {
  const { body, notes } = toDocumentedForm(operation, written, contract);
  const isKeyTaken = subUserKeys.some((key) => key.toLowerCase() === String(getField(body, 'key')).toLowerCase());
  const [issues = []] = toAccounts({ contract, operation, body, path, accounts })
    .map((one) =>
      checkRequest({ operation, body, now, ignoreHours, isKeyTaken, ...one } as RequestToCheck, contract, validateBody),
    )
    .sort((one, other) => one.length - other.length);
  return { operation, body, issues: [...issues, ...notes] };
}

/** An issue with its sentence, where it is explained, and its fix. */
export function describeIssue(
  issue: Issue,
  { operation, body, now }: Pick<JudgedBody, 'operation' | 'body'> & { now: number },
  { contract, sentences, locale }: Omit<CheckerOptions, 'validateBody'>,
): JudgedIssue {
  const { severity, code, rule, field, value, codeNames = {} } = issue;
  const entry = contract.operations.find(({ id }) => id === operation);
  const fix = findQuickFix(issue, { contract, operation, body, now });
  const choices = listChoices(issue, fix);
  const toLabel = (one: string | number): string => toNamedCode(String(one), codeNames, locale);
  return {
    ...{ severity, code, rule, field },
    message: renderIssue(issue, sentences, locale),
    ...(value === undefined ? {} : { value }),
    link: `${operation}#${(entry && findFieldAnchor(field, entry, contract)) ?? 'request'}`,
    fix,
    ...(choices && { choices: choices.map((one) => ({ value: one, label: toLabel(one) })) }),
    isSafe: isSafeFix(fix, body),
  };
}

/** The values of a choice, or those among which a fix has found the one that was probably meant. */
function listChoices({ field, value, codeNames }: Issue, fix: QuickFix): readonly (string | number)[] | undefined {
  if (fix.kind === 'choose') return fix.values;
  const isOne = fix.kind === 'set' && fix.field === field && codeNames && Array.isArray(value) && value.length > 1;
  return isOne && value.includes(fix.value) ? (value as (string | number)[]) : undefined;
}
