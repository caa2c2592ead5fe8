import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dereference, mergePatch, type Example, type ErrorCase, type OpenApiDocument } from '../../contract';
import { RULES } from '../../rules';
import type { Rule } from '../../rules';
import { createSandbox, prepareAccount, type Environment } from '../../sandbox';
import { loadMaterials } from '../../sandbox/node';
import { buildEnvironment } from '../../tools/record/build-environment';
import { createSender, openSandbox, type Recorder } from '../../tools/record/send-example';
import { BUILD, getArticle, readPage, selectAll } from './built-site';
import { LOCALES } from './page-ids';

/**
 * Sends each failing request of the contract to each operation that accepts its body, and each general error to each
 * operation. The responses are exactly those that the pages and the published contract list.
 */

const materials = loadMaterials();
const { contract } = materials;
const { operations, errorCases } = contract;

type Body = Record<string, unknown> & { setup?: Record<string, unknown> };
type Response = {
  code?: string;
  details?: { rule: string | null }[];
  errors?: { details: { rule: string }[] }[];
};

/** The responses of an operation: errors as '400 VALIDATION_ERROR', and the IDs of rules. */
const seen = new Map(operations.map(({ id }) => [id, { errors: new Set<string>(), rules: new Set<string>() }]));

const recorder: Recorder = { open: (now) => openSandbox(buildEnvironment(materials, { now })) };

/** Turns the body of one operation into one of another that has the same fields. */
const OTHERS: Record<string, { operation: string; convert: (body: Body) => Body | undefined }[]> = {
  'shipment-create': [
    {
      operation: 'rates-list',
      convert: ({ setup: { service: _, test: __, ...setup } = {}, ...body }) => ({ ...body, setup }),
    },
  ],
  'carrier-register': [{ operation: 'carrier-update', convert: ({ type: _, ...body }) => body }],
  'carrier-update': [{ operation: 'carrier-register', convert: (body) => ({ ...getRequest('sagawa'), ...body }) }],
  'address-register': [{ operation: 'warehouse-register', convert: (body) => body }],
  'warehouse-register': [{ operation: 'address-register', convert: (body) => body }],
  'negotiated-rates-upload': [{ operation: 'negotiated-rates-delete', convert: () => undefined }],
};

function getRequest(carrier: string): Body {
  return getExample('carrier-register', carrier).request as Body;
}

function getExample(operation: string, name?: string): Example {
  const found = contract.examples.find((one) => one.operation === operation && (!name || one.name === name));
  if (!found) throw new Error(`There is no example ${operation}/${name}.`);
  return found;
}

/** A request, the examples that are sent before, and the carrier account that is registered before where it needs one. */
type Case = { example: Example; before: string[]; account?: Example };

/** The request of a failing request, as it is and for the other operations that accept its body. */
function listCases(errorCase: ErrorCase): Case[] {
  const { operation, accounts, change, path, query } = errorCase;
  const own = getExample(operation, errorCase.example);
  const all = [...own.after, ...errorCase.after];
  const before = accounts === 'none' ? all.filter((name) => !name.startsWith('carrier-register/')) : all;
  const request = own.request === undefined ? undefined : mergePatch(own.request, change);
  const example = { ...own, path: { ...own.path, ...path }, query: { ...own.query, ...query }, request };
  const others = (OTHERS[operation] ?? []).map(({ operation: other, convert }): Case => {
    const converted = { ...example, operation: other, request: convert(request as Body) };
    const isRegistered = before.includes(`carrier-register/${own.carrier}`);
    const needsAccount = other === 'carrier-update' || (other === 'rates-list' && !isRegistered);
    if (!needsAccount || own.carrier === undefined || own.carrier === 'custom') return { example: converted, before };
    // An account without settings, so that those of an update count alone.
    const account = getExample('carrier-register', own.carrier);
    const { settings: _, ...credentials } = account.request as Body;
    return { example: converted, before, account: { ...account, request: credentials } };
  });
  return [{ example, before }, ...others];
}

async function sendAll(): Promise<void> {
  for (const errorCase of errorCases) {
    for (const { example, before, account } of listCases(errorCase)) {
      const sender = await createSender(contract, recorder, errorCase.at);
      await sender.sendAll([...new Set(before)]);
      sender.wait(errorCase.hoursLater);
      const { body: registered } = account ? await sender.send(account, { locale: 'en' }) : { body: undefined };
      const path = example.operation === 'carrier-update' && registered ? (registered as { id: string }) : example.path;
      const scenario = errorCase.accounts === 'pending' ? 'account-pending' : errorCase.scenario;
      const { status, body } = await sender.send({ ...example, path }, { ...errorCase, locale: 'en', scenario });
      note(example.operation, status, body as Response);
      if (status === 200 && hasWarning(errorCase, example.operation)) {
        note(example.operation, 200, { details: [{ rule: errorCase.rule }] });
      }
    }
  }
}

/** Whether an operation reports the case as a warning, which has no ID in the response. */
function hasWarning({ rule }: ErrorCase, operation: string): boolean {
  const found = (RULES as readonly Rule[]).find(({ id }) => id === rule);
  return found?.severity === 'warning' && found.operations.includes(operation);
}

function note(operation: string, status: number, { code = '', details = [], errors = [] }: Response): void {
  const of = seen.get(operation);
  // Codes of carriers are listed on a separate page.
  const isOfCarrier = Object.hasOwn(contract.errors.carrier_codes, code);
  if (status !== 200) of?.errors.add(`${status} ${isOfCarrier ? 'SHIPMENT_FAILED' : code}`);
  for (const { rule } of [...details, ...errors.flatMap((error) => error.details)]) if (rule) of?.rules.add(rule);
}

/** The errors that do not depend on the body: each is sent to each operation. */
async function sendGeneralErrors(): Promise<void> {
  for (const { id, method, path, operation } of operations) {
    const environment = buildEnvironment(materials, { now: () => Date.parse('2026-11-24T01:00:00Z') });
    const token = await prepareAccount(environment);
    const url = `http://127.0.0.1:4010/v1${path.replace(/\{\w+\}/g, (part) => (part === '{carrier}' ? 'dhl' : 'unknown'))}`;
    const body = operation.requestBody && JSON.stringify(getExample(id).request);
    const send = async (
      headers: Record<string, string>,
      settings: Partial<Environment> = {},
      sent = body,
      query = '',
    ) => {
      const { handle } = createSandbox({ ...environment, ...settings });
      const type: Record<string, string> = sent === undefined ? {} : { 'content-type': 'application/json' };
      const init = { method: method.toUpperCase(), headers: { 'x-access-token': token, ...type, ...headers } };
      const response = await handle(
        new Request(`${url}${query}`, { ...init, ...(sent === undefined ? {} : { body: sent }) }),
      );
      note(id, response.status, (await response.json()) as Response);
    };
    await send({ 'x-access-token': 'nobody' });
    await send({}, {}, body, '?unknown=1');
    await send({}, { callLimit: { calls: 0, seconds: 1 } });
    await send({}, { report: () => undefined, store: brokenStore(environment) });
    if (path.includes('{')) await send({});
    if (body === undefined) continue;
    await send({ 'content-type': 'text/plain' });
    await send({}, {}, `{"x":"${'x'.repeat(2 * 1024 * 1024)}"}`);
    await send({}, {}, '{}');
  }
}

/** A store that knows the caller and fails for everything else. */
function brokenStore({ store }: Environment): Environment['store'] {
  const fail = () => Promise.reject(new Error('The store is gone.'));
  return {
    ...store,
    read: (work) =>
      store.read((reader) => work({ ...reader, list: fail, find: fail, findShipmentByTrackingNumber: fail })),
    write: fail,
  };
}

beforeAll(async () => {
  await sendAll();
  await sendGeneralErrors();
}, 120_000);

describe.each(LOCALES)('the page of each operation in %s, compared with the error cases', (locale) => {
  it('lists each error that the operation returns, and no other', () => {
    for (const { id } of operations) {
      const rows = selectAll('[data-error]', getArticle(readPage(locale, id)));
      const listed = rows.map(({ properties }) => String(properties.dataError));
      expect.soft([...(seen.get(id)?.errors ?? [])].sort(), `/${id}`).toEqual(listed.sort());
    }
  });

  it('lists each rule that the operation returns, and no other', () => {
    for (const { id } of operations) {
      const entries = selectAll('[data-rule]', getArticle(readPage(locale, id)));
      const listed = entries.map(({ properties }) => String(properties.dataRule));
      expect.soft([...(seen.get(id)?.rules ?? [])].sort(), `/${id}`).toEqual(listed.sort());
    }
  });

  it('has the same statuses in the published contract, each with an example', () => {
    const file = join(BUILD, locale === 'en' ? 'en' : '', 'openapi.json');
    const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
    for (const { id, path, method } of operations) {
      const { responses = {} } = paths[path]?.[method] ?? {};
      const statuses = [...(seen.get(id)?.errors ?? [])].map((error) => error.split(' ')[0]);
      const described = Object.keys(responses).filter((status) => status !== '200');
      expect.soft(described, id).toEqual([...new Set(statuses)].sort());
      for (const [status, entry] of Object.entries(responses)) {
        const response = dereference(components.responses, entry);
        const examples = response.content?.['application/json'].examples ?? {};
        expect.soft(Object.keys(examples).length, `${id} ${status} has no example.`).toBeGreaterThan(0);
      }
    }
  });
});

describe('the details of every recorded error', () => {
  type Detail = { code: string; field: string; value: unknown; given: unknown };
  const details = errorCases.flatMap(({ name, responses }) =>
    ((responses.en as { details?: Detail[] }).details ?? []).map((detail) => ({ name, ...detail })),
  );
  const isStrings = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');
  const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  const isNumber = (value: unknown) => typeof value === 'number';
  const isNull = (value: unknown) => value === null;
  /** The one meaning of `value` for each code. */
  const MEANINGS: Record<string, (value: unknown) => boolean> = {
    REQUIRED: isNull,
    ONE_OF_REQUIRED: (value) => Array.isArray(value) && value.every(isStrings),
    INVALID_TYPE: isStrings,
    FORMAT: isNull,
    INVALID_VALUE: Array.isArray,
    INVALID: isNull,
    INSUFFICIENT: (value) => isNumber(value) || isNull(value),
    TOO_MANY: isNumber,
    TOO_LONG: isNumber,
    TOO_WIDE: isNumber,
    TOO_LARGE: isNumber,
    TOO_EARLY: isDay,
    TOO_LATE: isDay,
    NOT_SUPPORTED: (value) => isStrings(value) && value.every((one) => one in contract.catalogue.carriers),
    NOT_SUPPORTED_BY_SERVICE: (value) => isStrings(value) && !value.some((one) => one in contract.catalogue.carriers),
    DUPLICATE: isStrings,
    NOT_FOUND: isNull,
    UNKNOWN_FIELD: (value) => isNull(value) || typeof value === 'string',
  };

  it('has a meaning of value for every code', () => {
    expect(Object.keys(MEANINGS).sort()).toEqual(Object.keys(contract.errors.details).sort());
  });

  it('have the value that their code says', () => {
    for (const { name, field, code, value } of details) {
      const at = `${name}, ${field}: ${code} with ${JSON.stringify(value)}`;
      expect.soft(MEANINGS[code]?.(value), at).toBe(true);
    }
  });

  it('never contain a credential', () => {
    const credentials = details.filter(({ field }) => field.startsWith('credentials'));
    expect(credentials.length).toBeGreaterThan(0);
    expect(credentials.filter(({ given }) => given !== null)).toEqual([]);
  });
});
