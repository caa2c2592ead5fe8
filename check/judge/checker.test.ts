import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch, resolveExampleValue, type ErrorCase } from '../../contract';
import { createValidators, loadContract, resolveReference } from '../../contract/node';
import { toCheckData } from '../../plugins/console/check-data';
import { applyEdit } from '../../request-text';
import type { StoredAccount } from '../../rules';
import { createChecker } from './checker';
import type { Circumstances } from './judge-body';
import type { TextToCheck } from '../check-result';

const contract = loadContract('contract');
const { body: validateBody } = createValidators(contract);
const checkers = {
  en: createChecker({ ...toCheckData(contract, 'en'), validateBody }),
  ja: createChecker({ ...toCheckData(contract, 'ja'), validateBody }),
};
const ALL: Circumstances = { now: EXAMPLE_NOW, ignoreHours: false, accounts: 'all' };

function getResponse(name: string): unknown {
  return contract.examples.find(({ operation, name: own }) => `${operation}/${own}` === name)?.response;
}

/** A failing request as a text, with the path, the accounts of its caller and the sub users. */
function toCase({ operation, example, change, path, after, at, accounts }: ErrorCase): [TextToCheck, Circumstances] {
  const found = contract.examples.find((one) => one.operation === operation && one.name === example);
  const now = at ?? EXAMPLE_NOW;
  const body = resolveExampleValue(mergePatch(found?.request, change), now);
  const text = resolveReference(JSON.stringify(body, null, 2), getResponse);
  const id = resolveReference(path.id ?? found?.path.id ?? '', getResponse);
  const registered = [...(found?.after ?? []), ...after].filter((name) => name.startsWith('carrier-register/'));
  const own = registered.map(getResponse) as StoredAccount[];
  const state = {
    ...(accounts === 'pending' ? { state: 'pending' as const } : {}),
    ...(accounts === 'bare' ? { settings: {} } : {}),
  };
  return [
    { text, operation, path: `/carriers/${id}`, accounts: 'mine' },
    {
      now,
      ignoreHours: false,
      accounts: accounts === 'none' ? [] : own.map((one) => ({ ...one, ...state })),
      subUserKeys: after
        .filter((name) => name.startsWith('subuser-register/'))
        .map((name) => (getResponse(name) as { key: string }).key),
    },
  ];
}

type Warnings = { message: string }[];
type Recorded = { details?: { given: unknown }[]; delivery?: { warnings: Warnings }; warnings?: Warnings };
// A request with a wrong token or ID is not checked, and one without a body has nothing to check.
const withBody = contract.operations.filter(({ operation }) => operation.requestBody).map(({ id }) => id);
const errorCases = contract.errorCases.filter(
  ({ token, operation, name }) => token === 'account' && withBody.includes(operation) && !name.endsWith('-not-found'),
);

describe.each(['en', 'ja'] as const)('check in %s', (locale) => {
  it.each(errorCases)('says of $name what the API says', (errorCase) => {
    const { issues } = checkers[locale].check(...toCase(errorCase));
    const { details, delivery, warnings: ofRates = [] } = errorCase.responses[locale] as Recorded;
    const errors = issues
      .filter(({ severity }) => severity === 'error')
      .map(({ code, field, value = null, message, rule }) => ({ code, field, value, message, rule }));
    expect(errors).toEqual((details ?? []).map(({ given: _, ...detail }) => detail));
    const warnings = issues.filter(({ severity }) => severity === 'warning').map(({ message }) => message);
    expect(warnings).toEqual((delivery?.warnings ?? ofRates).map(({ message }) => message));
  });
});

describe('check', () => {
  it.each(contract.examples.filter(({ request }) => request !== undefined))(
    'finds nothing in the example $operation/$name, and knows its operation',
    ({ operation, request, path }) => {
      const given = { text: JSON.stringify(request), path: path.id ? `/carriers/${path.id}` : undefined };
      expect(checkers.en.check({ ...given, operation, accounts: 'all' }, ALL).issues).toEqual([]);
      const found = checkers.en.check({ text: given.text, accounts: 'all' }, ALL).operation;
      // A warehouse is registered with the fields of an address, and an update with some of a registration.
      const same: Record<string, string> = { 'warehouse-register': 'address-register' };
      expect(found).toBe(same[operation] ?? operation);
    },
  );

  it.each([
    ['{"setup": {"carrier": "sagawa"}, "to_address": {}}', 'rates-list'],
    // These two fields are those of a shipment alone, whatever else the request lacks.
    ['{"setup": {"carrier": "sagawa", "test": true}, "to_address": {}}', 'shipment-create'],
    ['{"setup": {"carrier": "sagawa", "service": "sagawa"}, "to_address": {}}', 'shipment-create'],
    ['curl -X PUT "$URL/carriers/Hq4v" -d \'{"settings": {}}\'', 'carrier-update'],
    ['curl "$URL/warehouses" -d \'{"full_name": "x"}\'', 'warehouse-register'],
    ['{"type": "signature", "fil": ""}', 'file-upload'],
    ['{"colour": 1}', undefined],
  ])('%s calls %s', (text, expected) => {
    expect(checkers.en.check({ text, accounts: 'all' }, ALL).operation).toBe(expected);
  });

  it('knows a sub user by its key in any case, as the API does', () => {
    const example = contract.examples.find(({ operation }) => operation === 'subuser-register');
    const given = { ...(example?.request as object), key: 'shop@mori.example' };
    const circumstances = { ...ALL, subUserKeys: ['Shop@mori.example'] };
    const request = { text: JSON.stringify(given), operation: 'subuser-register', accounts: 'mine' } as const;
    expect(checkers.en.check(request, circumstances).issues.map(({ rule }) => rule)).toEqual(['sub-user-key-once']);
  });

  it('says nothing of what code computes', () => {
    const text = 'const body = { type: readType(), file: image };';
    const { issues } = checkers.en.check({ text, operation: 'file-upload', accounts: 'all' }, ALL);
    expect(issues).toEqual([]);
  });

  it.each([
    ["{ type: 'signature', file: 'AAAA' }", 2],
    ['{ "type": "signature", "file": True }', 31],
    ['curl -X POST "$URL/files" -d \'{"type": "signature", "file": "AAAA"}\'', 0],
    ['const body = { type: "signature", file: "AAAA" };', 0],
    ['echo', 0],
  ])('%s is not JSON where it is sent as it is', (text, start) => {
    const given = { text, operation: 'file-upload', accounts: 'all', isSentAsIs: true } as const;
    const { problems, issues, rejected } = checkers.en.check(given, ALL);
    expect([problems.map((one) => [one.problem, one.start]), issues, rejected]).toEqual([
      [['symbol', start]],
      [],
      undefined,
    ]);
    expect(checkers.en.fix(given, 'all', ALL)).toBeUndefined();
  });

  it('the mark of a date in an example is no date where it is sent as it is', () => {
    const example = contract.examples.find(
      ({ operation, name }) => operation === 'shipment-create' && name === 'sagawa',
    );
    const given = { text: JSON.stringify(example?.request), operation: 'shipment-create', accounts: 'all' } as const;
    expect(given.text).toContain('{{shipping_date}}');
    const { issues, problems } = checkers.en.check({ ...given, isSentAsIs: true }, ALL);
    expect([problems, issues.map(({ field }) => field)]).toEqual([[], expect.arrayContaining(['setup.date'])]);
  });

  it('places an issue and links it to the heading of its field', () => {
    const text = '{\n  "type": "sub",\n  "fil": "a"\n}';
    const { issues } = checkers.en.check({ text, operation: 'file-upload', accounts: 'all' }, ALL);
    expect(issues.map(({ field, line, column, link }) => [field, line, column, link])).toEqual([
      ['type', 2, 11, 'file-upload#request-type'],
      ['file', 1, 1, 'file-upload#request-file'],
      ['fil', 3, 3, 'file-upload#request'],
    ]);
  });

  it('applies the safe fixes in one replacement, and leaves the rest as it is', () => {
    const example = contract.examples.find(
      ({ operation, name }) => operation === 'shipment-create' && name === 'sagawa',
    );
    const change = {
      setup: { delivery_date: '2026-11-20', insurance: 500, security_service: true, colour: 'red', pack_amount: '1' },
    };
    const text = JSON.stringify(mergePatch(resolveExampleValue(example?.request, EXAMPLE_NOW), change), null, 4);
    const request = { text, operation: 'shipment-create', accounts: 'all' } as const;
    expect(checkers.en.check(request, ALL).issues.length).toBeGreaterThanOrEqual(5);
    const edit = checkers.en.fix(request, 'all', ALL);
    const fixed = edit ? applyEdit(text, edit) : text;
    const left = checkers.en.check({ ...request, text: fixed }, ALL).issues;
    expect(left.map(({ field, fix: { kind } }) => [field, kind])).toEqual(
      expect.arrayContaining([
        ...['setup.insurance', 'setup.security_service', 'setup.colour'].map((field) => [field, 'remove']),
        ['setup.delivery_date', 'set'],
      ]),
    );
    expect(left).toHaveLength(4);
    expect(fixed.startsWith('{\n    "setup": {')).toBe(true);
  });

  it('has nothing to replace where nothing is wrong', () => {
    expect(checkers.en.fix({ text: '{"a": 1}', operation: 'file-upload', accounts: 'all' }, [], ALL)).toBeUndefined();
  });
});

describe('digits in another form than the documented one', () => {
  const text = '{"setup":{"pack_size": 60}, "parcels": [{"width": "10", "height": 10, "depth": 10, "weight": 500}]}';
  const given = { text, operation: 'rates-list', accounts: 'all' } as const;

  it('are accepted with a note that names the documented type', () => {
    const notes = checkers.en.check(given, ALL).issues.filter(({ rule }) => rule === 'documented-form');
    expect(notes.map(({ severity, field, message }) => ({ severity, field, message }))).toEqual([
      {
        severity: 'warning',
        field: 'setup.pack_size',
        message: 'The API accepts this value. The documented type is a string.',
      },
      {
        severity: 'warning',
        field: 'parcels.0.width',
        message: 'The API accepts this value. The documented type is a number without quotation marks.',
      },
    ]);
    expect(notes.map(({ fix }) => fix)).toEqual([
      { kind: 'set', field: 'setup.pack_size', value: '60' },
      { kind: 'set', field: 'parcels.0.width', value: 10 },
    ]);
  });

  it('are written in the documented form by their fix', () => {
    const [note] = checkers.en.check(given, ALL).issues.filter(({ rule }) => rule === 'documented-form');
    const edit = checkers.en.fix(given, note?.fix.kind === 'set' ? [note.fix] : [], ALL);
    expect(edit && applyEdit(text, edit)).toContain('"pack_size": "60"');
  });
});

it.each([
  ['products.0.quantity', { products: [{ name: '返品', quantity: -1, price: 1200 }] }],
  ['products.0.price', { products: [{ name: '本', quantity: 1, price: 1200.5 }] }],
  ['setup.delivery_date', { setup: { delivery_date: '2026-11-20' } }],
  ['setup.date', { setup: { date: '2026-11-02' } }],
  ['setup.pack_size', { setup: { pack_size: '60' }, parcels: [{ width: 40, height: 30, depth: 20, weight: 9000 }] }],
])('applies no fix at once that sets another number or date: %s', (wrong, change) => {
  const example = contract.examples.find(({ operation, name }) => `${operation}/${name}` === 'shipment-create/yuupack');
  const body = mergePatch(resolveExampleValue(example?.request, EXAMPLE_NOW), change);
  const given = { text: JSON.stringify(body), operation: 'shipment-create', accounts: 'all' } as const;
  const issue = checkers.en.check(given, ALL).issues.find(({ field }) => field === wrong);
  expect(issue?.fix.kind).toBe('set');
  expect(issue?.isSafe).toBe(false);
  expect(checkers.en.fix(given, 'all', ALL)).toBeUndefined();
});

it('leaves a service that says something else, even where the carrier has only one', () => {
  const example = contract.examples.find(({ operation, name }) => `${operation}/${name}` === 'shipment-create/seino');
  for (const service of ['着払い', 'seino_freight_collect']) {
    const body = mergePatch(example?.request, { setup: { service } });
    const given = { text: JSON.stringify(body), operation: 'shipment-create', accounts: 'all' } as const;
    const issue = checkers.en.check(given, ALL).issues.find(({ field }) => field === 'setup.service');
    expect(issue).toMatchObject({ isSafe: false, fix: { kind: 'choose', values: ['seino_regular'] } });
  }
});

it('applies no fix at once that removes a value or makes a test a real shipment', () => {
  const example = contract.examples.find(({ operation, name }) => `${operation}/${name}` === 'shipment-create/seino');
  const request = example?.request as { setup: object; to_address: object };
  const changed = {
    ...request,
    setup: { ...request.setup, test: true, colour: 'red', pack_amount: '2' },
  };
  const given = { text: JSON.stringify(changed, null, 2), operation: 'shipment-create', accounts: 'all' } as const;
  const { issues } = checkers.en.check(given, ALL);
  expect(issues.map(({ field, fix: { kind }, isSafe }) => [field, kind, isSafe])).toEqual(
    expect.arrayContaining([
      ['setup.test', 'remove', false],
      ['setup.colour', 'remove', false],
      ['setup.pack_amount', 'set', true],
    ]),
  );
  const edit = checkers.en.fix(given, 'all', ALL);
  const fixed = given.text.slice(0, edit?.start) + (edit?.text ?? '') + given.text.slice(edit?.end);
  expect(JSON.parse(fixed)).toEqual({ ...changed, setup: { ...changed.setup, pack_amount: 2 } });
});
