import type { Contract, Example } from './contract';
import type { HttpMethod } from './openapi-document';

/**
 * A recorded call that any client can send again. Its strings contain `{{shipping_date}}` and similar placeholders (see
 * `resolveExampleValue`), and variables that an earlier step captures.
 */
export type Step = {
  /** OPERATION/NAME of the example. */
  id: string;
  operation: string;
  title: string;
  description: string;
  method: HttpMethod;
  /** As in the contract: `/shipments/{id}` */
  path: string;
  pathValues: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
  /** The fields of the response that later steps use. */
  captures: Capture[];
  /** The recorded response, with status 200. */
  response: unknown;
};

/** `delivery.tracking_numbers.0` of a response, as the variable `shipment_create_sagawa_delivery_tracking_numbers_0`. */
export type Capture = { variable: string; field: string };

/** The order of resources, by what they depend on: carrier accounts before shipments. */
const ORDER = [
  'carriers',
  'files',
  'addresses',
  'warehouses',
  'shipments',
  'negotiated-rates',
  'rates',
  'tracking',
  'sub-users',
];

const REFERENCE = /\{\{([\w-]+\/[\w-]+) ([\w.]+)\}\}/g;

/**
 * The recorded calls in an order in which one empty account can send them all: resource by resource, and at the end what
 * deletes and what comes after that. The last group is named `cleanUp`.
 *
 * @throws when a step would come before one that it needs
 */
export function listSteps(contract: Contract): { group: string; steps: Step[] }[] {
  const isLate = (example: Example): boolean =>
    getMethod(contract, example) === 'delete' ||
    example.after.some((name) => {
      const before = contract.examples.find(({ operation, name: own }) => `${operation}/${own}` === name);
      return before !== undefined && getMethod(contract, before) === 'delete';
    });
  const captures = findCaptures(contract);
  const toSteps = (examples: Example[]): Step[] => examples.map((example) => toStep(example, contract, captures));
  const late = contract.examples.filter(isLate);
  const groups = ORDER.map((tag) => {
    const examples = contract.examples.filter((one) => getTag(contract, one) === tag && !isLate(one));
    return { group: tag, steps: toSteps(sortByNeeds(examples)) };
  });
  const all = [...groups, { group: 'cleanUp', steps: toSteps(sortByNeeds(late)) }];
  assertOrder(
    all.flatMap(({ steps }) => steps.map(({ id }) => id)),
    contract,
  );
  return all;
}

/** `{{carrier-register/ups id}}` → `{{carrier_register_ups_id}}` */
export function toVariables<T>(value: T): T {
  const text = JSON.stringify(value);
  return JSON.parse(text.replace(REFERENCE, (_, name: string, field: string) => `{{${toVariable(name, field)}}}`)) as T;
}

function toStep(example: Example, contract: Contract, captures: Map<string, Capture[]>): Step {
  const id = toId(example);
  const { path, method, operation } = getEntry(contract, example);
  return {
    id,
    operation: example.operation,
    title: example.title,
    description: operation.description,
    method,
    path,
    pathValues: toVariables(example.pathSource),
    query: example.query,
    ...(example.request === undefined ? {} : { body: toVariables(example.request) }),
    captures: captures.get(id) ?? [],
    response: example.response,
  };
}

/** For each example, the fields of its response that other examples use. */
function findCaptures({ examples, errorCases }: Contract): Map<string, Capture[]> {
  const texts = JSON.stringify([
    examples.map(({ pathSource, request }) => [pathSource, request]),
    errorCases.map((errorCase) => [errorCase.path, errorCase.change]),
  ]);
  const found = new Map<string, Capture[]>();
  for (const [, name = '', field = ''] of texts.matchAll(REFERENCE)) {
    const variable = toVariable(name, field);
    const known = found.get(name) ?? [];
    if (!known.some((one) => one.variable === variable)) found.set(name, [...known, { variable, field }]);
  }
  return found;
}

function toVariable(name: string, field: string): string {
  return `${name} ${field}`.replace(/\W/g, '_');
}

/** Sorts examples so that each one follows the examples that it depends on. */
function sortByNeeds(examples: Example[]): Example[] {
  const sorted: Example[] = [];
  const add = (example: Example): void => {
    if (sorted.includes(example)) return;
    for (const one of examples) if (example.after.includes(toId(one))) add(one);
    sorted.push(example);
  };
  for (const example of examples) add(example);
  return sorted;
}

function assertOrder(ids: string[], { examples }: Contract): void {
  for (const example of examples) {
    const at = ids.indexOf(toId(example));
    const late = example.after.find((name) => ids.indexOf(name) > at);
    if (at < 0 || late) throw new Error(`${toId(example)} is not in the list of steps after ${late ?? 'its tag'}.`);
  }
}

function toId({ operation, name }: Example): string {
  return `${operation}/${name}`;
}

function getEntry({ operations }: Contract, { operation }: Example): Contract['operations'][number] {
  const entry = operations.find(({ id }) => id === operation);
  if (!entry) throw new Error(`There is no operation "${operation}".`);
  return entry;
}

function getMethod(contract: Contract, example: Example): HttpMethod {
  return getEntry(contract, example).method;
}

function getTag(contract: Contract, example: Example): string {
  return getEntry(contract, example).operation.tags[0] ?? '';
}
