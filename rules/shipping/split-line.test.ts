import { describe, expect, it } from 'vitest';
import { splitLine } from './split-line';

describe('splitLine', () => {
  it.each([
    ['14 Lower Marsh behind the station', 20, ['14 Lower Marsh', 'behind the station']],
    ['札幌市中央区大通西十九丁目一番地の二', 16, ['札幌市中央区大通西十九丁目', '一番地の二']],
    ['千代田区丸の内', 32, ['千代田区', '丸の内']],
    ['中央区大通西1-2-3', 32, ['中央区大通西', '1-2-3']],
    ['Marsh', 32, undefined],
    ['Lower Marsh', 3, undefined],
  ])('%s within %d', (line, most, parts) => {
    expect(splitLine(line, (part) => part.length <= most)).toEqual(parts);
  });
});
