import { describe, expect, it } from 'vitest';
import { splitMarks, toMarks } from './to-marks';

describe('toMarks', () => {
  it('says which stretch has which kind', () => {
    expect(toMarks('{"a": 1}', 'json')).toBe('1u3p1o1-1n1u');
  });

  it.each(['json', 'bash', 'js', 'python', 'http', 'php', 'ruby', 'go'])('knows %s', (language) => {
    expect(() => toMarks('a = "b" # c', language)).not.toThrow();
  });

  it.each(['json', 'bash', 'python'])('covers a text in %s to its end', (language) => {
    const text = 'x = [1, "二", null]\n# end';
    const lengths = [...toMarks(text, language).matchAll(/\d+/g)].map(Number);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(text.length);
  });

  it('stops on a language without grammar', () => {
    expect(() => toMarks('x', 'cobol')).toThrow('There is no grammar for "cobol"');
  });
});

it.each([
  ['4f3s', 5, ['4f1s', '2s']],
  ['4f3s', 4, ['4f', '3s']],
  ['4f3s', 0, ['', '4f3s']],
  ['4f3s', 9, ['4f3s', '']],
])('splits the marks %s at %i', (marks, at, expected) => {
  expect(splitMarks(marks, at)).toEqual(expected);
});
