import data from '@generated/console/default/check-data.json';
import loaders from '@generated/console/default/checks/index.js';
import { toValidators, type Validate } from '../../contract';
import {
  createChecker,
  open,
  toCheckResult,
  type CheckerOptions,
  type CheckResult,
  type Circumstances,
  type TextToCheck,
} from '../../check';
import type { Say } from '../../csv';
import { renderSentence } from '../../rules';
import { loadCatalogue } from './check/load-catalogue';
import type { CheckTask, CheckWorkerRequest, CheckWorkerResponse } from './check/messages';

const options: CheckerOptions = {
  ...(data as Omit<CheckerOptions, 'validateBody'>),
  validateBody: toValidators(findValidator).body,
};
const checker = createChecker(options);

const { phrases } = data as { phrases: Record<string, string> };
const say: Say = (phrase, params) => renderSentence(phrases[phrase] ?? phrase, params, options.locale);

const finders = new Map<string, (name: string) => Validate | undefined>();

/** The validator of a message that has been loaded: 'shipment-create body' */
function findValidator(name: string): Validate | undefined {
  const [operation = ''] = name.split(' ');
  const find = finders.get(operation);
  if (!find) throw new Error(`The validators of ${operation} are not loaded.`);
  return find(name);
}

/** A text that names no operation can be a request of any. */
async function loadValidators(operations: readonly string[]): Promise<void> {
  await Promise.all(
    operations.map(async (id) => {
      if (!finders.has(id)) finders.set(id, (await loaders[id]?.())?.default ?? (() => undefined));
    }),
  );
}

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
  const { operation } = task.request;
  const needed = operation === undefined ? checker.operations : [operation];
  const [circumstances] = await Promise.all([
    readCircumstances(task.request),
    loadValidators(task.type === 'csv' ? ['shipment-create'] : needed),
  ]);
  switch (task.type) {
    case 'check':
      return check(task.request, circumstances);
    case 'fix':
      return checker.fix(task.request, task.changes, circumstances);
    case 'csv':
      return (await import('./check/csv-in-page')).takeStep(task.step, circumstances, checker, { ...options, say });
    case 'nearest':
      return (await import('./check/nearest-in-page')).findNearestInPage(task.request, circumstances, checker);
  }
}

async function check({ text, ...given }: TextToCheck, circumstances: Circumstances): Promise<CheckResult> {
  const opening = { checker, loadCatalogue, locale: options.locale };
  return toCheckResult(await open({ ...given, content: text }, circumstances, opening), checker.operations);
}

/** The code that reads the accounts and the sub users of the reader's sandbox loads only for a reader who asks for them. */
async function readCircumstances(request: TextToCheck): Promise<Circumstances> {
  const { accounts, caller = 'account', clockOffset = 0, ignoreHours = false } = request;
  const now = Date.now() + clockOffset;
  if (accounts === 'all') return { now, ignoreHours, accounts };
  const { readAccounts } = await import('../../sandbox/web/accounts');
  const { accounts: own, subUserKeys } = await readAccounts(caller);
  return { now, ignoreHours, accounts: own, subUserKeys };
}
