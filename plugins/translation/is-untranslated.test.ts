import { expect, it } from 'vitest';
import { isUntranslated } from './is-untranslated';

it.each<[english: string, translation: string | undefined, expected: boolean]>([
  ['The carrier is unknown.', 'The carrier is unknown.', true],
  ['Request body', 'Request body', true],
  ['up to {weight} kg', 'up to {weight} kg', true],
  ['The carrier is unknown.', '運送会社が不明です。', false],
  ['The carrier is unknown.', undefined, false],
  ['DHL', 'DHL', false],
  ['FedEx', 'FedEx', false],
  ['Yamato Transport', 'Yamato Transport', false],
  ['URL', 'URL', false],
  ['–', '–', false],
  ['null', 'null', false],
  ['request.json', 'request.json', false],
  ['`tracking_number`', '`tracking_number`', false],
  ['{authorName} - {nPosts}', '{authorName} - {nPosts}', false],
])('%j as %j: %j', (english, translation, expected) => {
  expect(isUntranslated(english, translation)).toBe(expected);
});
