import { expect, it } from 'vitest';
import type { Language } from '../contract';
import { loadContract } from '../contract/node';
import type { Params } from './issue';
import { renderStatement } from './render-statement';
import { RULES } from './rules';

const CODES_MAX = 12;
const AMOUNTS = { amounts: ['A 300000', 'B 300000', 'C 500,000'] };

it.each<[string, string, Params, Language, string]>([
  ['a list as words', 'With {a}, omit it.', { a: ['A', 'B', 'C'] }, 'en', 'With A, B and C, omit it.'],
  ['a list in Japanese', '{a}では省略します。', { a: ['A', 'B', 'C'] }, 'ja', 'A、B、Cでは省略します。'],
  ['a list after a colon', 'Omit it: {a}.', { a: ['A', 'B'] }, 'en', 'Omit it: A, B.'],
  ['numbers with separators', 'Up to {max}.', { max: 2000 }, 'en', 'Up to 2,000.'],
  [
    'entries of one limit once',
    'Collect {amounts|up to # JPY with %}.',
    AMOUNTS,
    'en',
    'Collect up to 300,000 JPY with A and B and up to 500,000 JPY with C.',
  ],
  ['names in brackets', 'The limit: {amounts|# (%)}.', AMOUNTS, 'en', 'The limit: 300,000 (A, B), 500,000 (C).'],
])('writes %s', (_, statement, about, locale, expected) => {
  expect(renderStatement(statement, about, locale)).toBe(expected);
});

it('fails on a name without a value', () => {
  expect(() => renderStatement('With {a}.', {}, 'en')).toThrow('{a}');
});

it('lists no more codes than a sentence can have: a table has them, and the sentence links to it', () => {
  const contract = loadContract('contract');
  const long = RULES.flatMap(({ id, statement, about }) => {
    const text = renderStatement(statement, about?.(contract) ?? {}, 'en');
    const codes = text.match(/\b[a-z]+_[a-z_0-9]+\b/g) ?? [];
    return codes.length > CODES_MAX ? [`${id}: ${codes.length}`] : [];
  });
  expect(long).toEqual([]);
});
