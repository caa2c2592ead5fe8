import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch, resolveExampleValue, type ConsoleExample } from '../../contract';
import { createValidators, loadContract } from '../../contract/node';
import { toCheckData } from '../../plugins/console/check-data';
import { createChecker } from '../judge/checker';
import type { Circumstances } from '../judge/judge-body';
import { findNearest } from './find-nearest';
import type { TextToCheck, NearestExample } from '../check-result';

const contract = loadContract('contract');
const { body: validateBody } = createValidators(contract);
const checker = createChecker({ ...toCheckData(contract, 'en'), validateBody });
const examples = contract.examples as readonly ConsoleExample[];
const ALL: Circumstances = { now: EXAMPLE_NOW, ignoreHours: true, accounts: 'all' };

function find(request: TextToCheck, now = EXAMPLE_NOW): NearestExample | undefined {
  const judged = checker.judge(request, { ...ALL, now });
  return 'issues' in judged ? findNearest(judged, examples, (body) => resolveExampleValue(body, now)) : undefined;
}

/** The request with every difference taken over, as a reader does it line by line. */
function takeOver(request: TextToCheck, now = EXAMPLE_NOW): TextToCheck {
  const changes = (find(request, now)?.differences ?? []).map(({ field, works }) =>
    works === undefined ? ({ kind: 'remove', field } as const) : ({ kind: 'set', field, value: works } as const),
  );
  const change = checker.fix(request, changes, { ...ALL, now });
  const { text } = request;
  return { ...request, text: change ? text.slice(0, change.start) + change.text + text.slice(change.end) : text };
}

function toRequest(operation: string, example: string, change: unknown, now = EXAMPLE_NOW): TextToCheck {
  const found = contract.examples.find((one) => one.operation === operation && one.name === example);
  const body = resolveExampleValue(mergePatch(found?.request, change), now);
  return { text: JSON.stringify(body, null, 2), operation, accounts: 'all' };
}

describe('the nearest example', () => {
  it('is of the same carrier and service, with the fewest other fields', () => {
    expect(find(toRequest('shipment-create', 'sagawa', { setup: { delivery_date: '2026-11-20' } }))?.name).toBe(
      'sagawa',
    );
    const cash = toRequest('shipment-create', 'sagawa-cash-on-delivery', {
      setup: { cash_on_delivery: { tax: null } },
    });
    expect(find(cash)?.name).toBe('sagawa-cash-on-delivery');
    // An order with the least that is required, which the examples with fewer fields are no nearer to.
    const least = {
      setup: { carrier: 'sagawa', service: 'sagawa_regular', pack_size: '75' },
      to_address: { full_name: '山本 さくら', country: 'JP', province: '北海道', zip: '060-0042', address1: '大通西' },
      from_address: { full_name: '青葉書店', phone: '0752110456', zip: '604-8005', address1: '京都市中京区' },
      products: [{ name: '文庫本', quantity: 2, price: 900 }],
    };
    expect(find({ text: JSON.stringify(least), operation: 'shipment-create', accounts: 'all' })?.name).toBe('sagawa');
    expect(find(toRequest('shipment-create', 'dhl', { setup: { service: 'dhl_express_0900' } }))?.name).toBe('dhl');
  });

  it("shows what is missing and what has issues, and leaves what is the reader's own", () => {
    const change = { setup: { date: '2026-11-01' }, to_address: { phone: null, full_name: '山本 さくら' } };
    expect(find(toRequest('shipment-create', 'sagawa', change))?.differences).toEqual([
      { field: 'setup.date', given: '2026-11-01', works: '2026-11-25' },
      { field: 'to_address.phone', works: '0112223344' },
    ]);
  });

  it('asks for no second product, and removes what only the request has where that is the issue', () => {
    const products = [{ name: 'Pen', quantity: 1, price: 100 }];
    const request = toRequest('shipment-create', 'sagawa', { products, setup: { insurance: 500 } });
    expect(find(request)?.differences).toEqual([{ field: 'setup.insurance', given: 500 }]);
  });

  // No example collects so much that it needs the security service; the fix of the issue adds it.
  const cases = contract.errorCases.filter(
    ({ name, operation, token, accounts, after }) =>
      name !== 'cash-on-delivery-security' &&
      ['shipment-create', 'rates-list'].includes(operation) &&
      token === 'account' &&
      accounts === 'usual' &&
      after.length === 0,
  );
  it.each(cases)('leads from $name to a request that passes, line by line', ({ operation, example, change, at }) => {
    const now = at ?? EXAMPLE_NOW;
    const request = toRequest(operation, example, change, now);
    // The fields that are taken over can show an issue that the first one hid.
    const taken = [1, 2, 3].reduce((text) => takeOver(text, now), request);
    const { issues } = checker.check(taken, { ...ALL, now });
    const errors = issues.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ field, rule, message }) => [field, rule, message])).toEqual([]);
  });
});
