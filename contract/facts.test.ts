import { describe, expect, it } from 'vitest';
import { collectFacts, fillFactsInText, formatFact } from './facts';

const facts = {
  'page-size-max': { value: 250, source: 'a' },
  'file-size-bytes': { value: 1048576, source: 'b' },
  'operator.name': { value: 'Shipping API', source: 'c' },
};

describe('fillFactsInText', () => {
  it.each([
    ['at most {page-size-max}', 'at most 250'],
    ['{operator.name}: {file-size-bytes} bytes', 'Shipping API: 1,048,576 bytes'],
    ['a sample leaves {{shipping_date}} alone', 'a sample leaves {{shipping_date}} alone'],
    ['^[A-Z]{3}$', '^[A-Z]{3}$'],
  ])('%s → %s', (text, expected) => {
    expect(fillFactsInText(text, facts, 'en')).toBe(expected);
  });

  it('stops on a name that does not exist', () => {
    expect(() => fillFactsInText('{page-size}', facts, 'en')).toThrow('There is no fact "page-size" in the contract.');
  });
});

describe('collectFacts', () => {
  it('reads numbers that a schema names, limits, and the values of a tree by their path', () => {
    const found = collectFacts({
      openapi: { schema: { maximum: 250, 'x-facts': { maximum: 'page-size-max' } } },
      limits: { months: 2 },
      trees: { carriers: { dhl: { address: { total: 90 } } } },
    });
    expect(Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value]))).toEqual({
      'page-size-max': 250,
      months: 2,
      'carriers.dhl.address.total': 90,
    });
  });

  it('stops when two numbers claim one name', () => {
    const openapi = [
      { maximum: 1, 'x-facts': { maximum: 'n' } },
      { maximum: 2, 'x-facts': { maximum: 'n' } },
    ];
    expect(() => collectFacts({ openapi, limits: {}, trees: {} })).toThrow('"n" is 1 at 0.maximum and 2 at 1.maximum.');
  });

  it('stops if a named keyword has no number', () => {
    const openapi = { 'x-facts': { maximum: 'n' } };
    expect(() => collectFacts({ openapi, limits: {}, trees: {} })).toThrow('must name a number or a text');
  });
});

describe('formatFact', () => {
  it('formats numbers for the language and leaves strings unchanged', () => {
    expect(formatFact({ value: 5000, source: '' }, 'ja')).toBe('5,000');
    expect(formatFact({ value: '09:00', source: '' }, 'en')).toBe('09:00');
  });
});
