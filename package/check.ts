import data from '@package/check-data.json';
import findBodyValidator from '@package/body-validators.js';
import { describeIssue, judgeBody } from '../check';
import { toLanguageRoot, toValidators } from '../contract';
import type { StoredAccount } from '../rules';
import type { CheckedIssue, CheckOptions } from './check-types';
import { toMoment } from './clock';

export type { Account, Change, CheckedIssue, CheckOptions, Fix } from './check-types';

const { contract, sentences, docsUrl } = data;
const { body: validateBody } = toValidators(findBodyValidator);

/**
 * Checks the body of a request with the rules of the API and returns every issue, as the API would report them.
 *
 * @param operation ID of the operation: `shipment-create`
 * @param body the body as a value, not as JSON
 * @throws TypeError for an operation without a body
 */
export function checkRequest(operation: string, body: unknown, options: CheckOptions = {}): CheckedIssue[] {
  if (!contract.operations.some(({ id }) => id === operation)) {
    const known = contract.operations.map(({ id }) => id).join(', ');
    throw new TypeError(`"${operation}" isn't an operation with a body. Supported: ${known}.`);
  }
  const { language = 'en', accounts = 'all' } = options;
  const now = options.now === undefined ? Date.now() : toMoment(options.now);
  const judged = judgeBody(
    { operation, body },
    { now, ignoreHours: true, accounts: accounts === 'all' ? accounts : accounts.map(toStored) },
    { contract, validateBody },
  );
  return judged.issues.map((issue) => {
    const context = { contract, sentences: sentences[language], locale: language };
    const { isSafe: _, link, ...described } = describeIssue(issue, { ...judged, now }, context);
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
