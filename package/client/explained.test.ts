import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createChecker, explainErrors, open } from '../../check';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { createValidators } from '../../contract/node';
import { toCheckData } from '../../plugins/console/check-data';
import { readClientErrors } from '../../request-text/read-client-errors';
import { InvalidRequestError } from '../client-errors';
import type { Settings } from './read-options';
import { createSay } from './say';
import { TimeLimitError } from './send';
import { callMethod, contract, createTestClient, DATA, METHODS } from '../../tests/package/test-data';
import { toError } from './to-error';

const LANGUAGES = ['en', 'ja'] as const;
const CARRIERS = Object.keys(contract.catalogue.carriers);
const both = (text: string) => ({ en: text, ja: text });
const CATALOGUE = [
  {
    ...{ code: 'VALIDATION_ERROR', detail: null, rule: null, status: 400, retry: 'fix', changes: [] },
    ...{ message: both('Not valid.'), cause: both('A field.'), fix: both('Fix it.') },
    ...{ url: both('https://docs.shipping.example/err-code#validation-error'), templates: { en: [], ja: [] } },
  },
];
const explain = (text: string, locale: 'en' | 'ja') =>
  explainErrors(text, { catalogue: CATALOGUE, carriers: CARRIERS, locale });

/** How logs contain an error. */
const FORMS: [form: string, render: (error: Error) => string][] = [
  ['as Node.js prints it', (error) => inspect(error)],
  ['its stack', (error) => error.stack ?? ''],
  ['its message', ({ message }) => message],
  ['a line of JSON', ({ message, stack }) => JSON.stringify({ level: 50, err: { message, stack } })],
  ['a line of a log', (error) => `2026-11-24T10:00:00Z ERROR job 7 failed: ${error.name}: ${error.message}`],
  [
    'a longer log',
    (error) => `starting\nGET /health 200\n${inspect(new Error('job 7', { cause: error }))}\nGET /health 200\n`,
  ],
];

const HEADERS = new Headers({ location: 'https://elsewhere.example/' });
const HTML = new TextEncoder().encode('<h1>"no"</h1>\n').buffer;
/** Every way in which a call ends without a response of the API. */
const ATTEMPTS: [phrase: string, attempt: Parameters<typeof toError>[0], outcome: 'not-sent' | 'unknown'][] = [
  ['client-not-sent', { error: new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }) }, 'not-sent'],
  ['client-lost', { error: new TypeError('terminated') }, 'unknown'],
  ['client-lost', { error: 'Error: terminated' }, 'unknown'],
  ['client-lost-timeout', { error: new TimeLimitError('30 s') }, 'unknown'],
  ['client-lost-canceled', { error: new Error('enough') }, 'unknown'],
  ['client-lost-redirected', { status: 301, headers: HEADERS }, 'unknown'],
  ['client-lost-not-api', { status: 502, headers: HEADERS, bytes: HTML }, 'unknown'],
];

/** The errors that the client really makes of them, of every operation. */
function listErrors(language: 'en' | 'ja'): { phrase: string; outcome: string; error: Error }[] {
  const settings = { say: createSay(DATA, language) } as Settings;
  return METHODS.flatMap(([name, entry]) =>
    ATTEMPTS.map(([phrase, attempt, outcome]) => {
      const signal = phrase === 'client-lost-canceled' ? AbortSignal.abort() : undefined;
      const body = { setup: { ref_number: 'A-1' } };
      const given = { name, entry, request: { url: 'https://api.shipping.example/v1' }, body, settings, data: DATA };
      return { phrase, outcome, error: toError(attempt, outcome, { ...given, ...(signal && { signal }) }) };
    }),
  );
}

/** The error of each phrase, by the start of its name. */
const CODES = [
  ['client-not-sent', 'NotSentError'],
  ['client-lost', 'ConnectionLostError'],
] as const;

describe.each(LANGUAGES)('an error of the client, in %s', (language) => {
  it.each(Object.keys(DATA.phrases[language]))('is recognized by its message, which others are not: %s', (phrase) => {
    const message = createSay(DATA, language)(phrase as `client-${string}`);
    const [, code] = CODES.find(([start]) => phrase.startsWith(start)) ?? [];
    expect(readClientErrors(message).errors.map((error) => error.code)).toEqual(code ? [code] : []);
  });

  it('has a phrase whose name says which error it is', () => {
    for (const { phrase, error } of listErrors(language))
      expect(CODES).toContainEqual([expect.toSatisfy((start: string) => phrase.startsWith(start)), error.name]);
  });

  it.each(FORMS)('is explained: %s', (_, render) => {
    for (const { phrase, outcome, error } of listErrors(language)) {
      const text = render(error);
      const caught = explain(text, language);
      const retry = outcome === 'unknown' ? 'look' : 'repeat';
      expect(caught?.explanations, `${phrase}: ${text}`).toMatchObject([{ code: error.name, outcome, retry }]);
      expect(caught?.explanations[0]?.message, phrase).toContain(error.message);
    }
  });

  it.each(FORMS)('is explained if the call was canceled before, or is for a label: %s', async (_, render) => {
    const client = createTestClient({ language, retry: 0, fetch: () => Promise.reject(new Error('no')) });
    const calls = [
      callMethod(client, 'createShipment', { signal: AbortSignal.abort() }),
      client.downloadLabel({ delivery: { label: 'https://api.shipping.example/labels/1.pdf' } }),
    ];
    const errors = await Promise.all(calls.map((call) => call.catch((problem: unknown) => problem as Error)));
    const explanations = errors.flatMap((error) => explain(render(error as Error), language)?.explanations ?? []);
    expect(explanations).toMatchObject([
      { code: 'NotSentError', outcome: 'not-sent', retry: 'repeat' },
      { code: 'ConnectionLostError', outcome: 'unknown', retry: 'look' },
    ]);
  });

  it.each(FORMS)('is explained if the request is invalid: %s', (_, render) => {
    const issue = { field: 'setup.date', message: 'Too late.', code: 'TOO_LATE', rule: null };
    const message = createSay(DATA, language)('client-invalid', { operation: 'shipment-create' });
    const { explanations } = explain(render(new InvalidRequestError(message, [issue as never])), language) ?? {};
    expect(explanations).toMatchObject([{ field: 'setup.date', retry: 'fix' }]);
    expect(explanations?.[0]?.message).toContain('Too late.');
  });

  it('is found beside the request', async () => {
    const checker = createChecker({
      ...toCheckData(contract, language),
      validateBody: createValidators(contract).body,
    });
    const example = contract.examples.find((one) => one.operation === 'shipment-create' && one.name === 'sagawa');
    const request = JSON.stringify(resolveExampleValue(example?.request, EXAMPLE_NOW), null, 2);
    for (const { error } of listErrors(language).slice(0, ATTEMPTS.length)) {
      const opened = await open(
        { content: `${inspect(error)}\n${request}\n`, accounts: 'all' },
        { now: EXAMPLE_NOW, ignoreHours: true, accounts: 'all' },
        { checker, loadCatalogue: () => CATALOGUE, locale: language },
      );
      expect(opened).toMatchObject({ kind: 'error', caught: { explanations: [{ code: error.name }] } });
      expect('caught' in opened && JSON.parse(opened.caught?.rest ?? '')).toEqual(JSON.parse(request));
    }
  });
});

it.each([
  'if (error instanceof ConnectionLostError) throw error;',
  '    at new NotSentError (file:///app/client.js:1:1)',
  'The connection to the database was lost.',
])('is not found in other lines: %s', (text) => {
  expect(explain(text, 'en')).toBeUndefined();
});
