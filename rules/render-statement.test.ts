import { expect, it } from 'vitest';
import type { Language } from '../contract';
import type { Params } from './issue';
import { renderStatement } from './render-statement';

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
  ['several values of a name', 'Use one: {a|# (%)}.', { a: ['A X;Y', 'B X'] }, 'en', 'Use one: X and Y (A), X (B).'],
  [
    'a form of each value',
    'Classes: {a|% (#)|% up to # kg}.',
    { a: ['A 60:2;80:5'] },
    'en',
    'Classes: A (60 up to 2 kg, 80 up to 5 kg).',
  ],
])('writes %s', (_, statement, about, locale, expected) => {
  expect(renderStatement(statement, about, locale)).toBe(expected);
});

it('fails on a name without a value', () => {
  expect(() => renderStatement('With {a}.', {}, 'en')).toThrow('{a}');
});
