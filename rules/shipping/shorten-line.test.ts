import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch } from '../../contract';
import { checkExample, contract } from '../../tests/rules/describe-rule';
import { findQuickFix } from '../quick-fix/find-quick-fix';
import type { QuickFix } from '../quick-fix/quick-fix';

const OPERATION = 'shipment-create';
const [FIRST, SECOND] = ['to_address.address1', 'to_address.address2'];

/** A shipment of each carrier. */
const SHIPMENTS = Object.entries(contract.catalogue.carriers).flatMap(([type, { address }]) => {
  const found = contract.examples.find(({ operation, name }) => operation === OPERATION && name === type);
  return found ? [{ type, request: found.request, most: address }] : [];
});

/** The fix for the first line of the consignee address, with a second one or without. */
function findFix(
  type: string,
  request: unknown,
  { address1, address2 = null }: Record<string, string | null>,
): QuickFix {
  const change = { to_address: { address1, address2, address1_kanji: null, address2_kanji: null } };
  const issue = checkExample(OPERATION, type, { change }).find(
    ({ rule, field }) => field === FIRST && (rule === 'address-length' || rule === 'address-width'),
  );
  if (!issue) throw new Error(`The line of ${type} isn't too long: ${address1}`);
  return findQuickFix(issue, { contract, operation: OPERATION, body: mergePatch(request, change), now: EXAMPLE_NOW });
}

function toMoved(first: string, second: string): QuickFix {
  return { kind: 'set', field: FIRST, value: first, then: [{ kind: 'set', field: SECOND, value: second }] };
}

it('is tested with carriers that count in either way', () => {
  expect(new Set(SHIPMENTS.map(({ most }) => most.count)).size).toBe(2);
});

describe.each(SHIPMENTS)('a line of $type that is too long', ({ type, request, most }) => {
  const [a, b] = ['a'.repeat(most.address1), 'b'.repeat(most.address2)];

  it('is divided where its first part is as long as the limit, not longer', () => {
    expect(findFix(type, request, { address1: `${a} b` })).toEqual(toMoved(a, 'b'));
    expect(findFix(type, request, { address1: `${a}a b` })).toEqual({ kind: 'none' });
  });

  it('is divided if the second line then is as long as the limit, not longer', () => {
    expect(findFix(type, request, { address1: `${a} ${b}` })).toEqual(toMoved(a, b));
    expect(findFix(type, request, { address1: `${a} b${b}` })).toEqual({ kind: 'none' });
  });

  it('moves its end before what the second line contains', () => {
    const present = b.slice(2);
    expect(findFix(type, request, { address1: `${a} c`, address2: present })).toEqual(toMoved(a, `c ${present}`));
    expect(findFix(type, request, { address1: `${a} cc`, address2: present })).toEqual({ kind: 'none' });
  });
});
