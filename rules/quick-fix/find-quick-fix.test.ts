// cspell:ignore delivry sagawaa
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch, resolveExampleValue, type ErrorCase } from '../../contract';
import { checkRequest, type RequestToCheck } from '../check-request';
import { ACCOUNTS, contract, validateBody } from '../../tests/rules/describe-rule';
import type { Issue } from '../issue';
import { applyChanges } from './apply-changes';
import { findQuickFix } from './find-quick-fix';
import type { FieldChange, QuickFix } from './quick-fix';

type Case = Pick<ErrorCase, 'operation' | 'example' | 'change'> & Partial<ErrorCase>;

function prepare({ operation, example, change, accounts: state, after = [], path = {}, at }: Case) {
  const found = contract.examples.find((one) => one.operation === operation && one.name === example);
  const now = at ?? EXAMPLE_NOW;
  const ids = JSON.stringify(change).replace(/\{\{carrier-register\/(\w+) id\}\}/g, (_, type: string) => findId(type));
  const body = resolveExampleValue(mergePatch(found?.request, JSON.parse(ids) as object), now);
  const registered = [...(found?.after ?? []), ...after].filter((name) => name.startsWith('carrier-register/'));
  const accounts =
    operation === 'carrier-register'
      ? ACCOUNTS.filter(({ type }) => registered.includes(`carrier-register/${type}`))
      : state === 'none'
        ? []
        : ACCOUNTS.map((one) => (state === 'pending' ? { ...one, state: 'pending' as const } : one));
  const account = operation === 'carrier-update' ? { ...ACCOUNTS[0], settings: {} } : undefined;
  const carrierType = /carrier-register\/(\w+) id/.exec(path.id ?? '')?.[1] ?? found?.carrier;
  const check = (changed: unknown): Issue[] =>
    checkRequest(
      {
        operation,
        body: changed,
        now,
        accounts,
        account,
        carrierType,
        ignoreHours: false,
        isKeyTaken: after.includes(`${operation}/${example}`),
      } as RequestToCheck,
      contract,
      validateBody,
    );
  return { body, check, context: { contract, operation, body, now } };
}

function findId(type: string): string {
  return ACCOUNTS.find((account) => account.type === type)?.id ?? '';
}

function listChanges(fix: QuickFix): FieldChange[] {
  if (fix.kind === 'none') return [];
  if (fix.kind === 'choose') return [{ kind: 'set', field: fix.field, value: fix.values[0] }];
  const { then = [], ...first } = fix;
  return [first, ...then] as FieldChange[];
}

// A request with a wrong token, content type or ID is not checked, and one without a body has nothing to fix.
const withBody = contract.operations.filter(({ operation }) => operation.requestBody).map(({ id }) => id);
// Rates report the errors of each carrier account, which their request does not have.
const errorCases = contract.errorCases.filter(
  ({ token, contentType, operation, name, responses }) =>
    !name.endsWith('-not-found') &&
    !('errors' in (responses.en as object)) &&
    token === 'account' &&
    contentType === 'application/json' &&
    withBody.includes(operation),
);
const tally: Record<string, string[]> = {};

describe('findQuickFix on the failing requests of contract/data/examples/error-cases.yaml', () => {
  it.each(errorCases)('fixes $name, or says that it cannot', (errorCase) => {
    const { body, check, context } = prepare(errorCase);
    const before = check(body);
    expect(before).not.toEqual([]);
    const fixes = before.map((issue) => ({ issue, fix: findQuickFix(issue, context) }));
    for (const { issue, fix } of fixes) {
      if (fix.kind === 'none') continue;
      const after = check(applyChanges(body, listChanges(fix)));
      const isLeft = after.some(
        ({ rule, field, code, severity }) =>
          field === issue.field && (rule === issue.rule || (severity === 'error' && code === issue.code)),
      );
      const caused = after.filter(
        ({ field, rule, severity }) =>
          severity === 'error' && !before.some((one) => one.field === field && one.rule === rule),
      );
      if (fix.kind === 'choose') expect(fix.values.length).toBeGreaterThan(1);
      // An automatic fix has to be right; here, only the reader knows the right value.
      else expect({ caused, fix }).toEqual({ caused: [], fix });
      expect({ isLeft, fix }).toEqual({ isLeft: false, fix });
    }
    const kinds = new Set(fixes.map(({ fix }) => fix.kind));
    const kind = kinds.has('none') ? 'none' : kinds.has('choose') ? 'choose' : 'automatic';
    (tally[kind] ??= []).push(errorCase.name);
  });

  it('fixes at least 42 without asking, and asks only where there is a list', () => {
    expect(tally.automatic?.length, JSON.stringify(tally)).toBeGreaterThanOrEqual(42);
  });
});

describe('findQuickFix on single fields', () => {
  const find = (change: object): QuickFix[] => {
    const { body, check, context } = prepare({ operation: 'shipment-create', example: 'sagawa', change });
    return check(body).map((issue) => findQuickFix(issue, context));
  };

  it.each<[object, QuickFix[]]>([
    // The example has another delivery date, and only the caller knows which one is right.
    [{ setup: { delivry_date: '2026-11-28' } }, [{ kind: 'none' }]],
    [{ setup: { Service: 'sagawa_regular' } }, [{ kind: 'remove', field: 'setup.Service' }]],
    [
      { setup: { delivery_date: null, shipment_date: '2026-11-26' } },
      [{ kind: 'rename', field: 'setup.date', name: 'delivery_date' }, { kind: 'none' }, { kind: 'none' }],
    ],
    [
      { delivery_note: 'レジ横' },
      [
        {
          kind: 'set',
          field: 'setup.delivery_note',
          value: 'レジ横',
          then: [{ kind: 'remove', field: 'delivery_note' }],
        },
      ],
    ],
    [
      { setup: { delivery_date: null, delivry_date: '2026-11-27' } },
      [{ kind: 'rename', field: 'setup.delivry_date', name: 'delivery_date' }],
    ],
    [{ setup: { color: 'red' } }, [{ kind: 'remove', field: 'setup.color' }]],
    [{ setup: { carrier: 'sagawaa' } }, [{ kind: 'set', field: 'setup.carrier', value: 'sagawa' }]],
    [{ setup: { test: 'true' } }, [{ kind: 'set', field: 'setup.test', value: true }]],
    [{ setup: { pack_amount: '2' } }, [{ kind: 'set', field: 'setup.pack_amount', value: 2 }]],
    [{ setup: { pack_amount: 'two' } }, [{ kind: 'none' }]],
    // JSON.parse has rounded a number with more digits than a double has.
    [{ setup: { ref_number: 12345678901234567890 } }, [{ kind: 'none' }]],
    [{ setup: { ref_number: 0.12345678901234568 } }, [{ kind: 'none' }]],
    [{ to_address: { zip: 600042 } }, [{ kind: 'set', field: 'to_address.zip', value: '600042' }]],
    [{ to_address: { zip: null } }, [{ kind: 'none' }]],
    // A name that is too long says nothing about the address lines.
    [{ to_address: { full_name: '高'.repeat(17) } }, [{ kind: 'none' }]],
  ])('%j → %j', (change, expected) => {
    expect(find(change)).toEqual(expected);
  });
});
