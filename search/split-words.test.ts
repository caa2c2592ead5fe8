import { describe, expect, it } from 'vitest';
import { dropSmallWords, splitWords, stem } from './split-words';

describe('splitWords', () => {
  it.each([
    ['rate limit', ['rate', 'limit']],
    ['POST /shipments/{id}', ['post', 'shipments', 'id']],
    ['setup.delivery_time', ['setup', 'delivery', 'time']],
    ['e-mail', ['email']],
    ['500エラー', ['500', 'エラー']],
    ['APIキー', ['api', 'キー']],
    ['送り状を取り消したい', ['送り状', '取り消したい']],
    ['サーバから呼び出す', ['サーバ', '呼び出す']],
    ['対応する運送会社', ['対応', '運送会社']],
    ['出荷の一覧', ['出荷', '一覧']],
    ['届け先', ['届け先']],
    ['ものの', ['ものの']],
    ['"%&/', []],
  ])('%s → %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('dropSmallWords', () => {
  it.each([
    [
      ['where', 'to', 'get', 'a', 'token'],
      ['get', 'token'],
    ],
    [
      ['who', 'are', 'you'],
      ['who', 'are', 'you'],
    ],
    [['how', 'i'], ['how']],
    [['i'], ['i']],
  ])('%j → %j', (words, kept) => {
    expect(dropSmallWords(words)).toEqual(kept);
  });
});

describe('stem', () => {
  it.each([
    ['shipment', 'shipments'],
    ['currency', 'currencies'],
    ['address', 'addresses'],
    ['track', 'tracking'],
    ['track', 'tracked'],
    ['drop', 'dropped'],
    ['ship', 'shipping'],
    ['rate', 'rates'],
    ['service', 'services'],
    ['permission', 'permissions'],
    ['secure', 'securely'],
  ])('is one for %s and %s', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each([
    ['rate', 'rating'],
    ['code', 'cod'],
    ['status', 'state'],
    ['sender', 'send'],
  ])('is not one for %s and %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
