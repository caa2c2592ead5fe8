import { expect, it } from 'vitest';
import { listUnusualCharacters } from './japanese-characters';

it.each([
  ['ヤマト運輸株式会社 ABC-1', []],
  ['ｶﾅ゛々〆ヶ〜－ー', []],
  ['髙橋 﨑田', ['髙', '﨑']],
  // Each of these has another code in WHATWG's table.
  ['〜−‖—¢£¬', []],
  ['～－∥―￠￡￢', []],
  ['㈱①①㍉', ['㈱', '①', '㍉']],
  ['São José', ['ã', 'é']],
  ['𠮷野', ['𠮷']],
  ['♡', ['♡']],
])('lists what is outside JIS X 0208 in %j', (text, expected) => {
  expect(listUnusualCharacters(text)).toEqual(expected);
});
