import { describe, expect, it } from 'vitest';
import { renderSentence } from './render-sentence';
import { checkExample, contract } from '../tests/rules/describe-rule';
import { RULES } from './rules';

/**
 * The advice of messages, followed once: another carrier or service that an error recommends leads to no error about the
 * same field, and to none about the route.
 */
const cases = contract.errorCases.filter(
  ({ operation, accounts }) => operation === 'shipment-create' && accounts === 'usual',
);
const followed = new Set<string>();

describe('what an error recommends', () => {
  it.each(cases)('of $name leads to no other error', ({ name, operation, example, change }) => {
    const issues = checkExample(operation, example, { change: change as object });
    for (const { rule, code, field, value } of issues) {
      if (code !== 'NOT_SUPPORTED' && code !== 'NOT_SUPPORTED_BY_SERVICE') continue;
      for (const recommended of value as string[]) {
        const setup =
          code === 'NOT_SUPPORTED'
            ? { carrier: recommended, carrier_id: null, service: Object.keys(getCarrier(recommended).services)[0] }
            : { service: recommended };
        const given = change as { setup?: object };
        const after = checkExample(operation, example, { change: { ...given, setup: { ...given.setup, ...setup } } });
        const related = after.filter(
          (issue) => issue.severity === 'error' && (issue.rule === rule || issue.rule?.endsWith('-route')),
        );
        expect({ name, recommended, field, related }).toEqual({ name, recommended, field, related: [] });
        followed.add(rule ?? '');
      }
    }
  });

  it('was followed for most rules that recommend something', () => {
    expect(followed.size).toBeGreaterThan(10);
  });
});

it('is left out of the sentence where there is nothing to recommend', () => {
  const [rule] = RULES.filter(({ id }) => id === 'insurance-carriers');
  const say = (value: string[]) => renderSentence(rule?.message ?? '', { value }, 'en');
  expect(say(['dhl'])).toBe(
    "This carrier doesn't support insurance. Omit `setup.insurance`, or use another carrier: dhl.",
  );
  expect(say([])).toBe("This carrier doesn't support insurance. Omit `setup.insurance`.");
});

function getCarrier(type: string) {
  const carrier = contract.catalogue.carriers[type];
  if (!carrier) throw new Error(`There is no carrier ${type}.`);
  return carrier;
}
