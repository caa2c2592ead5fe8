import { listSteps, type Contract, type Step, type Language } from '../../contract';
import type { Label } from '../reference/labels';
import { toShownJson } from '../reference/remark/example-nodes';

/** A request of a collection, before it is written in the format of a client. */
export type CollectionRequest = Step & {
  name: string;
  /** With `{{variables}}` in it. */
  bodyText: string | undefined;
  /** As the pages show it: indented, Base64 shortened. */
  responseText: string;
  /** Of what can be registered once: the list that has it, and the field by which it is found there. */
  existing?: { path: string; field: string; value: string };
};

export type Collection = {
  name: string;
  description: string;
  baseUrl: string;
  locale: Language;
  folders: { name: string; requests: CollectionRequest[] }[];
};

type Words = {
  contract: Contract;
  locale: Language;
  label: (label: Label) => string;
  /** The name of the category of the sidebar that has the page of an operation. */
  getCategory: (operation: string) => string;
};

/** The recorded calls as a collection: each folder can be run after those above it, and all of them in one run. */
export function toCollection({ contract, locale, label, getCategory }: Words): Collection {
  const { operator, operations } = contract;
  const folders: Collection['folders'] = [];
  for (const { group, steps } of listSteps(contract)) {
    const name = group === 'cleanUp' ? label('cleanUp') : getCategory(steps[0]?.operation ?? '');
    const folder = folders.find((one) => one.name === name) ?? { name, requests: [] };
    if (!folders.includes(folder)) folders.push(folder);
    for (const step of steps) {
      const summary = operations.find(({ id }) => id === step.operation)?.operation.summary;
      folder.requests.push({
        ...step,
        name: `${summary} - ${step.title}`,
        bodyText: step.body === undefined ? undefined : JSON.stringify(step.body, null, 2),
        responseText: toShownJson(step.response),
        ...withExisting(step, contract),
      });
    }
  }
  return {
    name: operator.name[locale],
    description: label('collectionAbout').replace('{portal}', String(contract.facts['portal.url']?.value)),
    baseUrl: operator.sandbox_url,
    locale,
    folders,
  };
}

/** A second registration of a domestic carrier or of the key of a sub user is an error that names the field. */
function withExisting({ operation, path, body }: Step, contract: Contract): Pick<CollectionRequest, 'existing'> {
  const list = contract.operations.find((one) => one.path === path && one.method === 'get');
  const field = contract.errorCases
    .filter((one) => one.operation === operation)
    .flatMap(({ responses }) => (responses.en as { details?: { code: string; field: string }[] }).details ?? [])
    .find(({ code }) => code === 'DUPLICATE')?.field;
  if (!list || field === undefined) return {};
  return { existing: { path, field, value: String((body as Record<string, unknown>)[field]) } };
}

/** 'delivery.tracking_numbers.0' → 'delivery.tracking_numbers[0]' */
export function toAccess(field: string): string {
  return field.replace(/\.(\d+)/g, '[$1]');
}

/**
 * Returns the script that calculates the dates of the requests, like the samples on pages: the next weekday in Japan, the
 * second day after it, and the time thirty days ago.
 *
 * @param set how the client sets a variable, such as `bru.setVar`
 */
export function renderDates(set: string): string[] {
  return [
    'const DAY = 24 * 60 * 60 * 1000;',
    '// Japan time, as if it were UTC.',
    'let shipping = Date.now() + 9 * 60 * 60 * 1000;',
    'do shipping += DAY;',
    'while ([0, 6].includes(new Date(shipping).getUTCDay()));',
    `${set}('shipping_date', new Date(shipping).toISOString().slice(0, 10));`,
    `${set}('delivery_date', new Date(shipping + 2 * DAY).toISOString().slice(0, 10));`,
    `${set}('range_start', new Date(Date.now() - 30 * DAY).toISOString());`,
  ];
}

/** In a script: whether the API rejected `body` because an earlier run has registered the same. */
export const IS_REGISTERED = "Array.isArray(body.details) && body.details.some(({ code }) => code === 'DUPLICATE')";

/** In a script: finds in a list what an earlier run has registered. */
export function renderFind({ field, value }: NonNullable<CollectionRequest['existing']>): string {
  return `find((one) => one.${field} === '${value}')`;
}

/** Names of the fields that the recorded response has at its top; the tests of a request look for them. */
export function listTopFields(response: unknown): string[] {
  return typeof response === 'object' && response !== null && !Array.isArray(response) ? Object.keys(response) : [];
}
