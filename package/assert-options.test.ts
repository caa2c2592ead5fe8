// cspell:ignore creat sagawo
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRuntimeData } from '../sandbox/node';
import { createClientOf } from './client/create-client';
import { contract, createTestClient, DATA, TOKEN } from '../tests/package/test-data';
import { createLocalSandbox } from './create-sandbox';
import { assertCheckOptions, assertCodeOptions } from './check-options';
import type { Sandbox } from './sandbox-types';

/** Values of each type. */
const VALUES: [type: string, value: unknown][] = [
  ['string', ' '],
  ['number', -1],
  ['number', Number.NaN],
  ['number', 1.5],
  ['boolean', true],
  ['function', () => undefined],
  ['null', null],
  ['object', { unknown: 1 }],
  ['object', ['x']],
];

/** For each option, the types that it can have, and values of these types that it can't have. */
type Options = Record<string, [types: string, ...wrong: unknown[]]>;
type Call = { call: string; options: Options; run: (options: never) => unknown };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createLocalSandbox(loadRuntimeData(), {});
});
const client = createTestClient({});
const body = { setup: { ref_number: 'A-1' } };
const REQUIRED = { baseUrl: 'https://api.shipping.example/v1', token: TOKEN };
const URLS = [
  '',
  'https://api.shipping.example',
  'http://127.0.0.1:4010/',
  'api.shipping.example/v1',
  'https://x/v1?a',
];

const CALLS: Call[] = [
  {
    call: 'createClient',
    options: {
      baseUrl: ['string', ...URLS, undefined],
      token: ['string', '', 'a b', 'tok\n', undefined],
      language: ['string', 'fr'],
      fetch: ['function'],
      check: ['boolean', { now: 1 }],
      retry: ['none', 0.5, Infinity],
      timeout: ['number', 0, -1, NaN, 2 ** 31],
      maxWait: ['number', -1, NaN, 2 ** 31],
      headers: ['object', { 'x-access-token': 'x' }, { 'a b': 'x' }],
      limit: ['boolean'],
      onRequest: ['function'],
      onResponse: ['function'],
    },
    run: (options: object) =>
      createClientOf(DATA, typeof options === 'object' ? { ...REQUIRED, ...options } : options, () =>
        Promise.reject(new Error()),
      ),
  },
  {
    call: 'createSandbox',
    options: {
      now: ['none', '2026-11-24', '1999-01-01T00:00:00Z', new Date(NaN)],
      seed: ['none', ''],
      accounts: ['none', 'every'],
      rates: ['none', 'some'],
      callLimit: [
        'none',
        {},
        { calls: 1 },
        { seconds: 1 },
        { calls: 1, second: 1 },
        { calls: '1', seconds: 1 },
        { calls: 0, seconds: 1 },
        { calls: 1, seconds: 10 ** 9 },
        { calls: 1, seconds: 1, per: 1 },
      ],
      ignoreHours: ['boolean', 'yes'],
      language: ['none', 'fr'],
      docsUrl: ['none', 'docs', 'ftp://x', 'https://x?a'],
      scenario: ['none', 'dropped', 'slow:x'],
      token: ['none', 'short', 'a b'.repeat(20)],
    },
    run: (options: object) => createLocalSandbox(loadRuntimeData(), options),
  },
  { call: 'listen', options: { port: ['none', 65_536, '4010'] }, run: (options: object) => sandbox.listen(options) },
  {
    call: 'fail',
    options: { operation: ['none', 'shipment-creat'], after: ['none'], times: ['none', 0] },
    run: (options: object) => sandbox.fail('drop', options),
  },
  {
    call: 'clock.advance',
    options: { days: ['number', NaN, Infinity, 10 ** 9], hours: ['number', NaN], minutes: ['number', NaN] },
    run: (options: never) => sandbox.clock.advance(options),
  },
  {
    call: 'checkRequest',
    options: {
      language: ['none', 'fr'],
      now: ['none', '2026-11-24'],
      accounts: [
        'none',
        'none',
        [{}],
        [{ id: 'A' }],
        [{ id: 'A', type: 'sagawo' }],
        [{ id: 'A', type: 'dhl', stat: 1 }],
        [{ id: 'A', type: 'dhl', state: 'off' }],
      ],
    },
    run: (options: object) => assertCheckOptions(options, contract),
  },
  {
    call: 'findCode',
    options: { country: ['none', '', 'XX', 'us', 'USA'], carrier: ['none', '', 'Sagawa', 'ems'] },
    run: (options: object) => assertCodeOptions(options, contract),
  },
  {
    call: 'createShipment',
    options: { signal: ['none', {}] },
    run: (options: object) => client.createShipment({ body, ...options } as never),
  },
  {
    call: 'ensureShipment',
    options: { signal: ['none', {}], lookFirst: ['boolean', 1], wait: ['number', -1, NaN, Infinity, 2 ** 31] },
    run: (options: object) => client.ensureShipment({ body, ...options } as never),
  },
  {
    call: 'downloadLabel',
    options: { signal: ['none', {}] },
    run: (options: object) => client.downloadLabel({ delivery: { label: 'https://x/y' } }, options),
  },
  {
    call: 'iterateShipments',
    options: { signal: ['none', {}], query: ['null', { pages: 1 }, { page: {} }] },
    run: (options: object) => client.iterateShipments(options).next(),
  },
];

const attempt = async (run: () => unknown): Promise<Error | undefined> => {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error as Error;
  }
};

describe.each(CALLS)('$call', ({ call, options, run }) => {
  const names = Object.keys(options);

  it('rejects each slip of a name, and names it', async () => {
    for (const name of names)
      for (const slip of [
        name.slice(0, -1),
        `${name}s`,
        name.charAt(1) + name.charAt(0) + name.slice(2),
        name.toUpperCase(),
      ]) {
        if (names.includes(slip)) continue;
        const error = await attempt(() => run({ [slip]: 1 } as never));
        expect(error, slip).toBeInstanceOf(TypeError);
        expect(error?.message).toMatch(new RegExp(`[“"]${slip}[”"]`));
        const [, listed] = /Supported: (.+)\.$/.exec(error?.message ?? '') ?? [];
        if (listed !== undefined) expect(listed.split(', ').toSorted()).toEqual(names.toSorted());
      }
  });

  it.each(names)('says what %s is, and what to specify instead', async (name) => {
    const [types = '', ...others] = options[name] ?? [];
    const wrong = [...VALUES.filter(([type]) => type !== types).map(([, value]) => value), ...others];
    for (const value of wrong) {
      const error = await attempt(() => run({ [name]: value } as never));
      expect(error, `${name}: ${String(value)} is accepted`).toBeInstanceOf(TypeError);
      expect(error?.message).toContain(name);
      expect(error?.message).toMatch(/Specify|Supported|can't be used|Check its name/);
      expect(error?.message).not.toMatch(/undefined\/|\[object|\{\w+\}/);
    }
  });

  it.skipIf(call === 'clock.advance')('shows no secret that was passed in place of the options', async () => {
    const error = await attempt(() => run('tok_live_secret' as never));
    expect(error).toBeInstanceOf(TypeError);
    expect(error?.message).not.toContain('secret');
  });
});
