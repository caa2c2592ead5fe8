import data from '@package/check-data.json';
import findBodyValidator from '@package/body-validators.js';
import { describeIssue, judgeBody } from '../check';
import { toLanguageRoot, toValidators } from '../contract';
import type { StoredAccount } from '../rules';
import type { CheckedIssue, CheckedOperation, CheckOptions } from './check-types';
import { toMoment } from './clock';

export type { Account, Change, CheckedIssue, CheckedOperation, CheckOptions, Fix } from './check-types';

const { contract, sentences, docsUrl } = data;
const OPTIONS: string[] = ['language', 'now', 'accounts'] satisfies (keyof CheckOptions)[];
const { body: validateBody } = toValidators(findBodyValidator);

/**
 * Checks the body of a request with the rules of the API and returns every issue, as the API would report them.
 *
 * @param operation ID of the operation: `shipment-create`
 * @param body the body as a value, not as JSON
 * @throws TypeError for an operation without a body, and for an unknown option
 */
export function checkRequest(operation: CheckedOperation, body: unknown, options: CheckOptions = {}): CheckedIssue[] {
  if (!contract.operations.some(({ id }) => id === operation)) {
    const known = contract.operations.map(({ id }) => id).join(', ');
    throw new TypeError(`"${operation}" isn't an operation with a body. Supported: ${known}.`);
  }
  const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined) throw new TypeError(`"${unknown}" isn't an option. Supported: ${OPTIONS.join(', ')}.`);
  const { language = 'en', accounts = 'all' } = options;
  const now = options.now === undefined ? Date.now() : toMoment(options.now);
  const judged = judgeBody(
    { operation, body },
    { now, ignoreHours: true, accounts: accounts === 'all' ? accounts : accounts.map(toStored) },
    { contract, validateBody },
  );
  return judged.issues.map((issue) => {
    const context = { contract, sentences: sentences[language], locale: language };
    const { isSafe: _, choices: __, link, ...described } = describeIssue(issue, { ...judged, now }, context);
    return { ...described, link: `${toLanguageRoot(docsUrl, language)}/${link}` };
  });
}

function toStored({
  id,
  type,
  state = 'active',
}: {
  id: string;
  type: string;
  state?: StoredAccount['state'];
}): StoredAccount {
  return { id, type, state, settings: {} };
}
