// cspell:ignore unknwon
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue, type SchemaView } from '../contract';
import { findBodyView } from './body-view';
import { checkRequest, type RequestToCheck } from './check-request';
import { ACCOUNTS, checkExample, contract, validateBody } from '../tests/rules/describe-rule';
import { toDocumentedForm } from './documented-form';
import { applyChanges } from './quick-fix/apply-changes';
import { findQuickFix } from './quick-fix/find-quick-fix';
import { listChanges } from './quick-fix/quick-fix';
import type { Issue } from './issue';
import { isRecord } from './reader';

/** What is repeated: the parts that rules split, measure and match, and characters that are slow to compose. */
const FILLERS = [
  ...['a', ' ', '0', '-', '.', '*', '{', '𠮷', '漢', 'ｱ', '\u0301\u0316', 'か\u3099', '\u200b', '\ud800', '\u0000'],
  ...[
    '一丁目',
    '市1',
    '京都府',
    '1 ',
    '、',
    'a b',
    'p.o. ',
    'post office ',
    'a@',
    '@a.',
    '〒',
    '1.',
    '2026-02-30',
    ', ',
  ],
];

/** If the check of 8,000 characters is more than twelve times as slow as that of 1,000, its time isn't linear. */
const [SHORT, LONG, RATIO_MAX] = [1000, 8000, 12];

/** Shorter than this in milliseconds, a measurement is noise. */
const NOISE = 2;

const EXAMPLES = contract.operations.flatMap(({ id }) => {
  const examples = contract.examples.filter(({ operation, request }) => operation === id && request !== undefined);
  // One example for each kind of rules.
  const chosen = ['yamato', 'dhl'].flatMap((type) => examples.find(({ carrier }) => carrier === type) ?? []);
  return chosen.length > 0 ? chosen : examples.slice(0, 1);
});

describe('hostile strings', () => {
  it.each(EXAMPLES)('$operation/$name is checked and fixed in linear time', ({ operation, request, carrier }) => {
    const example = resolveExampleValue(request, EXAMPLE_NOW);
    const view = findBodyView(contract, operation);
    if (!view) throw new Error(`${operation} has no body.`);
    // The rules read the address of the shipper as they read that of the consignee.
    const fields = listStrings(view, example).filter((field) => !field.startsWith('from_address.'));
    const slow = fields.flatMap((field) =>
      FILLERS.flatMap((filler) => {
        const run = (length: number): number => measure(() => check({ operation, carrier, body: fill(field, length) }));
        const fill = (at: string, length: number): unknown => {
          const value = filler.repeat(Math.ceil(length / filler.length));
          return applyChanges(example, [{ kind: 'set', field: at, value }]);
        };
        const isSlow = () => {
          const long = run(LONG);
          return long > RATIO_MAX * NOISE && long > RATIO_MAX * run(SHORT);
        };
        // The second look excludes a pause of the machine.
        return isSlow() && isSlow() ? [`${field}: ${JSON.stringify(filler)}`] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});

describe('names that every object has', () => {
  it.each(EXAMPLES)('are no codes for $operation/$name', ({ operation, request, carrier }) => {
    const example = resolveExampleValue(request, EXAMPLE_NOW);
    const view = findBodyView(contract, operation);
    const fields = view ? listStrings(view, example, { withCodes: true }) : [];
    const without = ['setup.service', 'setup.carrier'].map((field) => [{ kind: 'remove' as const, field }]);
    const failed = fields.flatMap((field) =>
      Object.getOwnPropertyNames(Object.prototype).filter((value) =>
        [[], ...without].some((changes) => {
          try {
            check({ operation, carrier, body: applyChanges(example, [...changes, { kind: 'set', field, value }]) });
            return false;
          } catch {
            return true;
          }
        }),
      ),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(failed).toEqual([]);
  });
});

it('compares the beginning of a name alone, however long it is', () => {
  const run = (length: number): number =>
    measure(() => check({ operation: 'shipment-create', carrier: 'dhl', body: { ['漢'.repeat(length)]: '1' } }));
  run(100);
  expect(run(1_000_000)).toBeLessThan(200);
});

it('says how long a string is that was cut before it was measured', () => {
  const issues = checkExample('shipment-create', 'yamato', {
    change: { to_address: { address1_kanji: '京都府'.repeat(3000) } },
  });
  const length = issues.find(({ field, code }) => field === 'to_address.address1_kanji' && code === 'TOO_WIDE')?.params
    ?.length;
  expect(length).toBe(18_000);
});

it('does not write a string that it has cut', () => {
  const email = `${'a'.repeat(5000)} `;
  const body = { to_address: { address1: '市1'.repeat(5000), email, unknwon: email } };
  const context = { contract, operation: 'shipment-create', body, now: EXAMPLE_NOW };
  const issue = { rule: 'address-width', severity: 'error', code: 'TOO_WIDE', field: 'to_address.address1', value: 32 };
  expect(findQuickFix(issue as Issue, context)).toEqual({ kind: 'none' });
});

function measure(work: () => void): number {
  const begin = process.cpuUsage();
  work();
  return process.cpuUsage(begin).user / 1000;
}

function check({ operation, carrier, body }: { operation: string; carrier: string | undefined; body: unknown }): void {
  const { body: documented } = toDocumentedForm(operation, body, contract);
  const account = operation === 'carrier-update' ? { ...ACCOUNTS[0], settings: {} } : undefined;
  const facts = { now: EXAMPLE_NOW, accounts: ACCOUNTS, carrierType: carrier, ignoreHours: false, isKeyTaken: false };
  const request = { operation, body: documented, account, ...facts } as RequestToCheck;
  const context = { contract, operation, body: documented, now: EXAMPLE_NOW };
  for (const issue of checkRequest(request, contract, validateBody)) {
    applyChanges(documented, listChanges(findQuickFix(issue, context)));
  }
}

/** The paths of all fields that can be any string, and of one that isn't known: 'to_address.city', 'products.0.name' */
function listStrings(view: SchemaView, value: unknown, { at = '', withCodes = false } = {}): string[] {
  const join = (name: string | number): string => (at === '' ? String(name) : `${at}.${name}`);
  if (view.items)
    return listStrings(view.items, Array.isArray(value) ? value[0] : undefined, { at: join(0), withCodes });
  const { fields } = isRecord(value) ? view.of(value) : view;
  if (fields.size === 0) {
    const isText = [view.schema.type].flat().includes('string') && (withCodes || view.schema.enum === undefined);
    return at !== '' && isText ? [at] : [];
  }
  const known = [...fields].flatMap(([name, field]) =>
    listStrings(field, isRecord(value) ? value[name] : undefined, { at: join(name), withCodes }),
  );
  return [...known, join('unknown')];
}
