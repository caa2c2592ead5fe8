import data from '@generated/console/default/check-data.json';
import findBodyValidator from '@generated/console/default/body-validators.js';
import { toValidators } from '../../contract';
import {
  createChecker,
  type CheckerOptions,
  type Circumstances,
  type TextToCheck,
  type CheckResult,
} from '../../check';
import type { CheckTask, CheckWorkerRequest, CheckWorkerResponse } from './check/messages';

const options: CheckerOptions = {
  ...(data as Omit<CheckerOptions, 'validateBody'>),
  validateBody: toValidators(findBodyValidator).body,
};
const checker = createChecker(options);

globalThis.addEventListener('message', ({ data: request }: MessageEvent<CheckWorkerRequest>) => {
  void respond(request);
});

async function respond({ id, ...task }: CheckWorkerRequest): Promise<void> {
  let response: CheckWorkerResponse;
  try {
    response = { id, value: await run(task) };
  } catch (error) {
    response = { id, error: error instanceof Error ? error.message : String(error) };
  }
  postMessage(response);
}

async function run(task: CheckTask): Promise<Extract<CheckWorkerResponse, { value: unknown }>['value']> {
  const circumstances = await readCircumstances(task.request);
  switch (task.type) {
    case 'check':
      return check(task.request, circumstances);
    case 'fix':
      return checker.fix(task.request, task.changes, circumstances);
    case 'csv':
      return (await import('./check/csv-in-page')).takeStep(task.step, circumstances, checker, options.locale);
    case 'nearest':
      return (await import('./check/nearest-in-page')).findNearestInPage(task.request, circumstances, checker);
  }
}

/** The field that every error of the API contains, in whatever way a log prints it. */
const ERROR_SIGN = /\b(?:code|rule)\b/;

/** The code that explains errors loads only for a text that can contain one. */
async function check(request: TextToCheck, circumstances: Circumstances): Promise<CheckResult> {
  const result = checker.check(request, circumstances);
  if (request.isSentAsIs || !(result.rejected || ERROR_SIGN.test(request.text))) return result;
  const { explainInPage } = await import('./check/explain-in-page');
  return explainInPage(request, circumstances, { checker, locale: options.locale });
}

/** The accounts, the sub users, the clock and the hours of the reader's sandbox; its code loads only for a reader who asks for them. */
async function readCircumstances({ accounts, caller = 'account' }: TextToCheck): Promise<Circumstances> {
  const now = Date.now();
  if (accounts === 'all') return { now, ignoreHours: false, accounts };
  const { readAccounts } = await import('../../sandbox/web/accounts');
  const { accounts: own, subUserKeys, clockOffset = 0, ignoreHours = false } = await readAccounts(caller);
  return { now: now + clockOffset, ignoreHours, accounts: own, subUserKeys };
}
