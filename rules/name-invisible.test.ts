import { expect, it } from 'vitest';
import { nameInvisible } from './name-invisible';

it.each([
  ['高橋 美咲', '高橋 美咲'],
  ['', ''],
  ['\u200b', 'U+200B'],
  ['\u202e', 'U+202E'],
  ['\u{e0100}', 'U+E0100'],
  ['\ud800', 'U+D800'],
  [' ', 'U+0020'],
  ['\u3000\u3000', '[U+3000][U+3000]'],
  ['\u0301', 'U+0301'],
  ['a\u202eb\u202ec', 'a[U+202E]b[U+202E]c'],
  ['花子\n', '花子[U+000A]'],
  ['e\u0301', 'e\u0301'],
])('quotes %j as %j', (text, quoted) => {
  expect(nameInvisible(text)).toBe(quoted);
});
