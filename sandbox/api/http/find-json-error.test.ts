import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonError } from './find-json-error';

describe('findJsonError', () => {
  it.each([
    ['{"a":1,}', 1, 8],
    ['{"a":', 1, 6],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\r\n  "名前": nope\r\n}', 2, 9],
    ['{ /* a comment */ }', 1, 3],
    ["{'a': 1}", 1, 2],
    ['[1, 2', 1, 6],
    ['{} {}', 1, 4],
    ['["😀", x]', 1, 7],
    ['"tab\there"', 1, 1],
    ['[}', 1, 2],
  ])('finds where %j stops being JSON', (text, line, column) => {
    expect(findJsonError(text)).toEqual({ line, column });
  });

  it('reads what is nested more deeply than a call stack', () => {
    expect(findJsonError('['.repeat(200_000))).toEqual({ line: 1, column: 200_001 });
  });

  it('finds an error in a text when JSON.parse does, and in no other', () => {
    const cut = fc.record({
      text: fc.json(),
      at: fc.nat(40),
      sign: fc.constantFrom('', ',', ':', '"', '}', ']', '[', 'x', '0', '\\'),
    });
    fc.assert(
      fc.property(cut, ({ text, at, sign }) => {
        const changed = text.slice(0, at) + sign + text.slice(at + 1);
        expect(findJsonError(text)).toBeUndefined();
        expect(findJsonError(changed) === undefined).toBe(isJson(changed));
      }),
      { numRuns: 2000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
