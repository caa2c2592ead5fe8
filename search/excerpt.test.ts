import { describe, expect, it } from 'vitest';
import { findExcerpt } from './excerpt';

const marked = (text: string, shown: string): string =>
  findExcerpt(text, shown)
    .pieces.map((piece, index) => (index % 2 ? `[${piece}]` : piece))
    .join('');

describe('findExcerpt', () => {
  it.each([
    ['letter by letter', '送り状のPDFです。', 'pdf', '送り状の[PDF]です。'],
    ['width and case', 'ＡＰＩを使う', 'api', '[ＡＰＩ]を使う'],
    ['okurigana', '出荷を取り消します。', '取消', '出荷を[取り消]します。'],
    ['long vowel', 'サーバーとサーバ', 'さーばー', '[サーバー]と[サーバ]'],
    ['half-width kana', 'ﾔﾏﾄ運輸', 'ヤマト', '[ﾔﾏﾄ]運輸'],
    ['several matches', 'rate, rates', 'rate', '[rate], [rate]s'],
    ['the words of a query', 'the delivery has a time', 'time delivery', 'the [delivery] has a [time]'],
    ['a repeated word', 'a rate of rates', 'rate rate rates', 'a [rate] of [rate]s'],
    ['the longer of two overlapping words once', 'post yuupack', 'yuupack pack', 'post [yuupack]'],
    ['no letters within a word', 'the consignee of cash_on_delivery', 'on', 'the consignee of cash_[on]_delivery'],
    ['nothing', 'abc', 'xyz', 'abc'],
  ])('marks %s', (_, text, shown, expected) => {
    expect(marked(text, shown)).toBe(expected);
  });

  it('loses no letter of the part it shows', () => {
    const text = `${'前'.repeat(300)}追跡番号${'後'.repeat(300)}`;
    const { pieces, startsMidway, endsMidway } = findExcerpt(text, '追跡番号');
    expect(text).toContain(pieces.join(''));
    expect(startsMidway && endsMidway).toBe(true);
    expect(pieces[1]).toBe('追跡番号');
  });

  it.each(['送り状 '.repeat(3000), 'a '.repeat(5000), 'ab'.repeat(5000)])(
    'folds a text once for a long query',
    (query) => {
      const text = '送り状を作成します。'.repeat(200);
      const start = process.cpuUsage();
      findExcerpt(text, query);
      // A fold takes about a millisecond, and the query repeats its words thousands of times.
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(100);
    },
  );

  it.each([
    [
      'a word',
      `a ${'conscientious '.repeat(3)}parcel ${'conscientious '.repeat(12)}`,
      'parcel',
      /^conscientious .* conscientious$/,
    ],
    [
      'the path of a field',
      `${'長い説明'.repeat(9)}setup.cash_on_delivery.tax（消費税額）${'後'.repeat(300)}`,
      '消費税額',
      /^setup\.cash_on_delivery\.tax（/,
    ],
  ])('cuts %s nowhere', (_, text, shown, expected) => {
    expect(findExcerpt(text, shown).pieces.join('')).toMatch(expected);
  });

  it('finds a match at the border of two windows', () => {
    for (const before of [1970, 1976, 1990, 1999, 2000, 2001])
      expect(findExcerpt(`${'前'.repeat(before)}追跡番号${'後'.repeat(300)}`, '追跡番号').pieces[1]).toBe('追跡番号');
  });

  it('finds a match deep in a long text', () => {
    expect(findExcerpt(`${'word '.repeat(3000)}needle`, 'needle').pieces[1]).toBe('needle');
  });
});
