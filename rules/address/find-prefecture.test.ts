// cspell:ignore Ōsaka Kyot
import { describe, expect, it } from 'vitest';
import { contract } from '../../tests/rules/describe-rule';
import { findJapanesePrefecture, findPrefecture } from './find-prefecture';

describe('findPrefecture', () => {
  it.each([
    ['京都府', '京都府'],
    ['京都', '京都府'],
    ['東京', '東京都'],
    ['北海道', '北海道'],
    ['Tokyo', '東京都'],
    ['TOKYO', '東京都'],
    ['Ōsaka', '大阪府'],
    [' Gunma ', '群馬県'],
    ['13', undefined],
    ['JP-13', undefined],
    ['京', undefined],
    ['北海', undefined],
    ['Kyot', undefined],
    ['', undefined],
  ])('%j → %s', (text, name) => {
    expect(findPrefecture(contract, text)?.ja).toBe(name);
  });
});

describe('findJapanesePrefecture', () => {
  it.each([
    ['京都', '京都府'],
    ['Kyoto', undefined],
  ])('%j → %s', (text, name) => {
    expect(findJapanesePrefecture(contract, text)?.ja).toBe(name);
  });
});
