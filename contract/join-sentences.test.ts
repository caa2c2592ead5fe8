import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences';

test('only Japanese sentences follow each other without a space', () => {
  expect(joinSentences(['The request was sent.', 'The label follows.'])).toBe(
    'The request was sent. The label follows.',
  );
  expect(joinSentences(['送信しました。', '次へ進みます。'])).toBe('送信しました。次へ進みます。');
  expect(joinSentences(['送信しました。'])).toBe('送信しました。');
});
