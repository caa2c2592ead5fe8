import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines';

/** What is printed of a value, without spaces and names that don't matter. */
const toMinified = (code: string): string => transformSync(code, { minify: true }).code;

describe('breakLines', () => {
  it.each([
    ['const value = call({ first: 1, second: [2, 3], third: "four, five", sixth: other ? 7 : 8 });'],
    ['if (first && second || third) throw new TypeError(`A ${value}, and (${[1, 2].join(", ")}) more`);'],
    ['throw new TypeError(first, second, `A ${value ? `, nested [` : ""}`);'],
    ['throw new TypeError(`The method ${name} of a long template needs ${values.length} values \\${}.`);'],
    ['const quotes = [\'it\\\'s, (\', "say \\"x, y\\" (", `\\`, (`, 12345678];'],
    ['const ratio = first / second / third, rest = [first / 2, /[/,(]\\/,/u.test(second)];'],
    ['return /a,b(c)/g.test(value) ? first : second && { third, fourth: /[,]/ };'],
  ])('breaks %s without a change of meaning', (line) => {
    const code = `function run() {\n  ${line}\n}`;
    const broken = breakLines(code, 40);
    expect(toMinified(broken)).toBe(toMinified(code));
    expect(broken.split('\n').length).toBeGreaterThan(2);
  });

  it('leaves a regular expression that begins a line in one piece, or breaks it into strings', () => {
    const code = 'const found = [\n  /abc|def|ghi|jkl|mno|pqr/,\n  /abc|def|ghi/\n].map((form) => form.test(text));';
    for (const limit of [20, 12])
      expect(runInNewContext(`${breakLines(code, limit)}; found`, { text: 'pqr' })).toEqual([true, false]);
  });

  it('breaks a regular expression into strings that match the same', () => {
    const code = 'const found = /^(?:abc|"[\\\\/]"|\\d+){1,2}\\/é💡$/u.test(text);';
    const broken = breakLines(code, 30);
    expect(Math.max(...broken.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(30);
    const test = (script: string, text: string): boolean => runInNewContext(`${script}; found`, { text }) as boolean;
    for (const text of ['abc/é💡', '"/"12/é💡', '"\\"/é💡', 'abd/é💡', 'abc/é'])
      expect(test(broken, text), text).toBe(test(code, text));
  });

  it.each([
    ['// one two three four', '// one two\n// three\n// four'],
    ['   * one two three', '   * one two\n   * three'],
    [
      'call(first, "one, two, \\\nthree, four, five, six", second)',
      'call(first,\n "one, two, \\\nthree, four, five, six", second)',
    ],
  ])('breaks %s as a comment, or not at all', (line, broken) => {
    expect(breakLines(line, 12)).toBe(broken);
  });
});
