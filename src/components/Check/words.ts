import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import phrases from '@generated/console/default/check-phrases.json';
import { CODE_LENGTH_MAX, VALUES_MAX } from '../../../request-text/limits';
import type { CaughtErrors, CheckResult, PlacedIssue, PlacedProblem } from '../../../check';

type Shown = Pick<Exclude<PlacedProblem, Wide>, 'problem'> | Pick<Wide, 'problem' | 'given' | 'needed'>;
type Wide = Extract<PlacedProblem, { problem: 'wide' }>;

const LIMITS = { characters: CODE_LENGTH_MAX.toLocaleString('en'), values: VALUES_MAX.toLocaleString('en') };

/** Says a phrase of contract/data/phrases.yaml that the page and the command have in common. */
function say(name: string, params: Record<string, string> = {}): string {
  return interpolate(phrases[`check-${name}`] ?? name, { ...LIMITS, ...params });
}

/** The reason why a text isn't JSON, and the fix. */
export function renderProblem(found: Shown): string {
  if (found.problem !== 'wide') return say(found.problem);
  return say('wide', { given: nameCharacter(found.given), needed: nameCharacter(found.needed) });
}

/** '：' → '“：” (U+FF1A)'. A blank has no shape that distinguishes it from another one. */
function nameCharacter(character: string): string {
  const point = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return character.trim() === '' ? point : `${character} (${point})`;
}

/** Why a text was not looked at. */
export function renderRejection(rejected: NonNullable<CheckResult['rejected']>): string {
  switch (rejected) {
    case 'table':
      return translate({
        id: 'check.rejected.table',
        message: 'These are rows of a table. They are checked below.',
        description: 'The pasted text is opened as a table',
      });
    case 'har':
      return translate({
        id: 'check.rejected.har',
        message: 'These are recorded calls without an error. Save them as a HAR file and open it here to replay them.',
        description: 'The pasted text is not checked',
      });
    case 'link':
      return translate({
        id: 'check.rejected.link',
        message: 'This link contains calls. Open it in a new tab of this browser to replay them.',
        description: 'The pasted text is not checked',
      });
    case 'no-operation':
      return translate({
        id: 'check.rejected.operation',
        message: 'No operation has these fields. Choose the operation.',
        description: 'The pasted text is not checked',
      });
    default:
      return say(rejected);
  }
}

/** '3 issues' */
export function renderCount(count: number): string {
  if (count === 0)
    return translate({ id: 'check.count.none', message: 'No issues found', description: 'Result of a check' });
  if (count === 1) return translate({ id: 'check.count.one', message: '1 issue', description: 'Result of a check' });
  return translate({ id: 'check.count.many', message: '{count} issues', description: 'Result of a check' }, { count });
}

/** What a text contains in place of a request: errors, warnings, or what shows that a call had no response. */
export function renderCaught({ explanations }: CaughtErrors, isResponse: boolean): string {
  if (isResponse)
    return translate({
      id: 'check.caught.response',
      message: 'This is a successful response of the API. Its errors and warnings:',
      description: 'Above the errors and warnings of a successful response',
    });
  if (explanations.every(({ outcome }) => outcome !== undefined)) return say('lost');
  const count = explanations.length;
  if (count === 1)
    return translate({ id: 'check.caught.one', message: '1 error from the API', description: 'Result of a check' });
  return translate(
    { id: 'check.caught.many', message: '{count} errors from the API', description: 'Result of a check' },
    { count },
  );
}

/** Whether the call may be sent again, by the word of the error catalog. */
export function renderRetry(retry: string): string {
  return say(`retry-${retry}`);
}

/** The effect of a click on a fix: 'Set to 2026-11-24'. Undefined where only the reader knows. */
export function renderFix({
  fix,
  field,
  rule,
}: Pick<PlacedIssue, 'fix' | 'field'> & Partial<Pick<PlacedIssue, 'rule'>>): string | undefined {
  switch (fix.kind) {
    case 'set':
      return fix.field === field
        ? translate(
            { id: 'check.fix.set', message: 'Set to {value}', description: 'Button that fixes an issue' },
            { value: toShort(fix.value) },
          )
        : translate(
            {
              id: 'check.fix.other',
              message: 'Set {field} to {value}',
              description: 'Button that fixes an issue by another field',
            },
            { field: fix.field, value: toShort(fix.value) },
          );
    case 'remove':
      return fix.field === 'setup.test' && rule !== 'rates-selection'
        ? translate({
            id: 'check.fix.test',
            message: 'Remove setup.test and create a real shipment',
            description: 'Button that fixes an issue: what was a test is charged from then on',
          })
        : translate(
            {
              id: 'check.fix.remove',
              message: 'Remove {field} and its value',
              description: 'Button that fixes an issue and loses a value',
            },
            { field: fix.field },
          );
    case 'rename':
      return translate(
        { id: 'check.fix.rename', message: 'Rename to {name}', description: 'Button that fixes an issue' },
        { name: fix.name },
      );
    default:
      return undefined;
  }
}

function toShort(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
