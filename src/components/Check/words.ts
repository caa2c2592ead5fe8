import { translate } from '@docusaurus/Translate';
import type { CaughtErrors, CheckResult, PlacedIssue, PlacedProblem } from '../../../check';
import { CODE_LENGTH_MAX, VALUES_MAX } from '../../../request-text/limits';

type Shown = Pick<Exclude<PlacedProblem, Wide>, 'problem'> | Pick<Wide, 'problem' | 'given' | 'needed'>;
type Wide = Extract<PlacedProblem, { problem: 'wide' }>;

/** The reason why a text isn't JSON, and the fix. */
export function renderProblem(found: Shown): string {
  switch (found.problem) {
    case 'wide':
      return translate(
        {
          id: 'check.problem.wide',
          message: 'JSON is written with half-width characters. Use {needed} instead of {given}.',
          description: 'Syntax error in the pasted JSON: a full-width or curly character, and the one of JSON',
        },
        { given: nameCharacter(found.given), needed: nameCharacter(found.needed) },
      );
    case 'comma':
      return translate({
        id: 'check.problem.comma',
        message: 'A comma is missing here.',
        description: 'Syntax error in the pasted JSON',
      });
    case 'colon':
      return translate({
        id: 'check.problem.colon',
        message: 'A colon is missing between the name and its value.',
        description: 'Syntax error in the pasted JSON',
      });
    case 'name':
      return translate({
        id: 'check.problem.name',
        message: 'A field name in double quotes is expected here.',
        description: 'Syntax error in the pasted JSON',
      });
    case 'value':
      return translate({
        id: 'check.problem.value',
        message: 'A value is expected here.',
        description: 'Syntax error in the pasted JSON',
      });
    case 'open':
      return translate({
        id: 'check.problem.open',
        message: 'A closing bracket is missing.',
        description: 'Syntax error in the pasted JSON',
      });
    case 'trailing':
      return translate({
        id: 'check.problem.trailing',
        message: "JSON doesn't allow a comma after the last entry.",
        description: 'Syntax error in the pasted JSON',
      });
    case 'comment':
      return translate({
        id: 'check.problem.comment',
        message: "JSON doesn't allow comments.",
        description: 'Syntax error in the pasted JSON',
      });
    case 'string':
      return translate({
        id: 'check.problem.string',
        message: "This string isn't closed, or contains a character that has to be escaped.",
        description: 'Syntax error in the pasted JSON',
      });
    case 'number':
      return translate({
        id: 'check.problem.number',
        message: "This isn't a number in JSON.",
        description: 'Syntax error in the pasted JSON',
      });
    case 'symbol':
      return translate({
        id: 'check.problem.symbol',
        message: "This isn't part of a JSON value.",
        description: 'Syntax error in the pasted JSON',
      });
  }
}

/** '：' → '“：” (U+FF1A)'. A blank has no shape that distinguishes it from another one. */
function nameCharacter(character: string): string {
  const point = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return character.trim() === '' ? point : `${character} (${point})`;
}

/** Why a text was not looked at. */
export function renderRejection(rejected: NonNullable<CheckResult['rejected']>): string {
  switch (rejected) {
    case 'too-long':
      return translate(
        {
          id: 'check.rejected.long',
          message:
            'The text is too long to check. Code and shell commands can have up to {characters} characters; JSON can be as long as the API accepts, with up to {values} values. Paste only the request body as JSON, and shorten long values such as the content of a file.',
          description: 'The pasted text is not checked',
        },
        { characters: CODE_LENGTH_MAX.toLocaleString('en'), values: VALUES_MAX.toLocaleString('en') },
      );
    case 'too-deep':
      return translate({
        id: 'check.rejected.deep',
        message:
          "The text isn't a request: it is nested too deeply, or has brackets or quotation marks that aren't closed. Paste only the request body as JSON.",
        description: 'The pasted text is not checked',
      });
    case 'powershell':
      return translate({
        id: 'check.rejected.powershell',
        message:
          "PowerShell commands aren't supported. In the browser, copy the request as cURL (bash), or paste its JSON.",
        description: 'The pasted text is not checked',
      });
    case 'no-body':
      return translate({
        id: 'check.rejected.body',
        message: 'No request body was found. Paste the JSON, or code that contains it.',
        description: 'The pasted text is not checked',
      });
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
    case 'response':
      return translate({
        id: 'check.rejected.response',
        message: 'This is a successful response of the API. It has no errors and no warnings.',
        description: 'The pasted text is a response without errors and warnings',
      });
    case 'no-operation':
      return translate({
        id: 'check.rejected.operation',
        message: 'No operation has these fields. Choose the operation.',
        description: 'The pasted text is not checked',
      });
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
  if (explanations.every(({ outcome }) => outcome !== undefined))
    return translate({
      id: 'check.caught.lost',
      message: 'The call had no response of the API.',
      description: 'Above what is known of a call without a response of the API',
    });
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
  switch (retry) {
    case 'wait':
      return translate({ id: 'check.retry.wait', message: 'Yes, after waiting', description: 'Answer to Retry?' });
    case 'contact':
      return translate({
        id: 'check.retry.contact',
        message: 'After you check whether the call succeeded. If it fails again, contact support',
        description: 'Answer to Retry?',
      });
    case 'repeat':
      return translate({
        id: 'check.retry.repeat',
        message: 'Yes: the request was not sent, and nothing was carried out',
        description: 'Answer to Retry?',
      });
    case 'none':
      return translate({
        id: 'check.retry.none',
        message: 'Not needed: the call was carried out',
        description: 'Answer to Retry?',
      });
    case 'look':
      return translate({
        id: 'check.retry.look',
        message: 'Only after a look: the outcome is unknown, and the API may have carried the call out',
        description: 'Answer to Retry?',
      });
    default:
      return translate({
        id: 'check.retry.fix',
        message: 'After you fix the cause',
        description: 'Answer to Retry?',
      });
  }
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
