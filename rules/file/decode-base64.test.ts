import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './decode-base64';

describe('decodeBase64', () => {
  it.each([
    ['', []],
    ['TQ==', [77]],
    ['TWE=', [77, 97]],
    ['TWFu', [77, 97, 110]],
    ['+/+/', [251, 255, 191]],
  ])('%j → %j', (text, bytes) => {
    expect([...(decodeBase64(text) ?? [])]).toEqual(bytes);
  });

  it.each([
    'TQ',
    'TQ=',
    '=TQ=',
    'T===',
    '====',
    'TQ==TQ==',
    'TWFu\n',
    'TW Fu',
    'TWF-',
    'data:image/png;base64,TWFu',
    'ｔｗｆｕ',
  ])('refuses %j', (text) => {
    expect(decodeBase64(text)).toBeUndefined();
  });
});
