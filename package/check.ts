import data from '@package/check-data.json';
import findBodyValidator from '@package/body-validators.js';
import { describeIssue, judgeBody } from '../check';
import { toLanguageRoot, toValidators } from '../contract';
import { findCodeOfField, type StoredAccount } from '../rules';
import { show } from './assert-options';
import { assertCheckOptions, assertCodeOptions } from './check-options';
import type { CheckedIssue, CheckedOperation, CheckOptions, CodeField, CodeOptions } from './check-types';
import { toMoment } from './clock';

export type {
  Account,
  Change,
  CheckedIssue,
  CheckedOperation,
  CheckOptions,
  CodeField,
  CodeOptions,
  Fix,
} from './check-types';

const { contract, sentences, docsUrl } = data;
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
  assertCheckOptions(options, contract);
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

const CODE_FIELDS: Record<CodeField, true> = {
  ...{ country: true, province: true, currency: true, carrier: true, service: true, temperature: true },
  delivery_time: true,
};

/**
 * Returns the code that a name means, in English or Japanese, with the aliases that shops and other APIs send; `undefined` for a
 * name that means none or could mean several. A province requires its country; in Japan, provinces are names in the language
 * in which they are specified.
 *
 * `findCode('country', 'England')` → `GB`, `findCode('province', 'Calif.', { country: 'US' })` → `CA`,
 * `findCode('delivery_time', '14:00-16:00')` → `14-16`
 *
 * @throws TypeError for a field without codes, a country or carrier that is no code, and a province without its country
 */
export function findCode(field: CodeField, name: string, options: CodeOptions = {}): string | undefined {
  if (!Object.hasOwn(CODE_FIELDS, field))
    throw new TypeError(`"${field}" has no codes. Supported: ${Object.keys(CODE_FIELDS).join(', ')}.`);
  assertCodeOptions(options, contract);
  if (typeof name !== 'string') throw new TypeError(`findCode: name is ${show(name)}. Specify the name as a string.`);
  const { country, carrier } = options;
  if (field === 'province' && country === undefined) throw new TypeError('Specify the country of the province.');
  return findCodeOfField(field, { country, setup: { carrier }, [field]: name }, contract);
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
