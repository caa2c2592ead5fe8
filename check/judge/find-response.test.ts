import { expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { findResponse } from './find-response';

const contract = loadContract('contract');
const { examples, errorCases } = contract;

it('finds the operations of each recorded response, and of no request', () => {
  const missed = examples.filter(
    ({ operation, response }) => !findResponse(response, contract)?.operations.includes(operation),
  );
  expect(missed.map(({ operation, name }) => `${operation}/${name}`)).toEqual([]);
  expect(examples.filter(({ request }) => findResponse(request, contract)).map(({ name }) => name)).toEqual([]);
});

it('needs each field that all responses of an operation have', () => {
  for (const { required } of contract.responses)
    for (const left of required) {
      const names = required.filter((name) => name !== left);
      const value = Object.fromEntries(names.map((name) => [name, null]));
      const found = findResponse({ ...value, quantity: 1 }, contract);
      expect(found?.operations ?? [], `${required.join()} without ${left}`).not.toEqual(
        contract.responses.find((one) => one.required === required)?.operations,
      );
    }
});

it('says every recorded warning with its field, its rule and the place that explains it', () => {
  const recorded = errorCases.flatMap(({ responses }) => {
    const { delivery, warnings = delivery?.warnings } = responses.en as {
      delivery?: { warnings?: object[] };
      warnings?: object[];
    };
    return warnings && warnings.length > 0 ? [{ response: responses.en, warnings }] : [];
  });
  expect(recorded.length).toBeGreaterThan(10);
  for (const { response, warnings } of recorded) {
    const found = findResponse(response, contract)?.warnings;
    expect(found).toMatchObject(
      warnings.map((warning) => {
        const { field, rule, message } = warning as { field: string; rule: string; message: string };
        return { field, rule, message, severity: 'warning', retry: 'none' };
      }),
    );
    for (const { link } of found ?? []) expect(link).toMatch(/^[\w-]+#(?:rule|request)-./);
    expect(findResponse({ shipments: [response], pagination: {} }, contract)?.warnings).toHaveLength(warnings.length);
  }
});

it.each([null, 1, 'text', [], [1], {}, { id: 'a' }, { message: 'x', code: 'y' }])(
  'takes %j for no response',
  (value) => {
    expect(findResponse(value, contract)).toBeUndefined();
  },
);
