import data from '@package/check-data.json';
import findBodyValidator from '@package/body-validators.js';
import { toValidators } from '../contract';
import {
  checkRequest as judge,
  findFieldAnchor,
  findQuickFix,
  renderIssue,
  toDocumentedForm,
  type Issue,
  type RequestToCheck,
  type StoredAccount,
} from '../rules';
import { toAccounts } from '../check';
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
  const entry = contract.operations.find(({ id }) => id === operation);
  if (!entry) {
    const known = contract.operations.map(({ id }) => id).join(', ');
    throw new TypeError(`"${operation}" isn't an operation with a body. Supported: ${known}.`);
  }
  const { language = 'en', accounts = 'all' } = options;
  const now = options.now === undefined ? Date.now() : toMoment(options.now);
  const { body: documented, notes } = toDocumentedForm(operation, body, contract);
  const given = accounts === 'all' ? accounts : accounts.map(toStored);
  const [issues = []] = toAccounts({ contract, operation, body: documented, path: undefined, accounts: given })
    .map((one): Issue[] => {
      const request = { operation, body: documented, now, ignoreHours: true, isKeyTaken: false, ...one };
      return judge(request as RequestToCheck, contract, validateBody);
    })
    .sort((one, other) => one.length - other.length);
  const root = language === 'en' ? `${docsUrl}/en` : docsUrl;
  return [...issues, ...notes].map((issue) => {
    const { severity, code, rule, field, value } = issue;
    return {
      ...{ severity, code, rule, field },
      message: renderIssue(issue, sentences[language], language),
      ...(value === undefined ? {} : { value }),
      link: `${root}/${operation}#${findFieldAnchor(field, entry, contract) ?? 'request'}`,
      fix: findQuickFix(issue, { contract, operation, body: documented, now }),
    };
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
