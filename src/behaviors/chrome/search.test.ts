import { expect, it } from 'vitest';
import { toAction } from './search';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

it.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }, false, 'toggle'],
  ['Ctrl K with caps lock', { key: 'K', ctrlKey: true }, false, 'toggle'],
  ['Cmd K in a text box', { key: 'k', metaKey: true }, true, 'toggle'],
  ['Ctrl K, held', { key: 'k', ctrlKey: true, repeat: true }, false, 'nothing'],
  ['a slash', { key: '/' }, false, 'open'],
  ['a slash, held', { key: '/', repeat: true }, false, 'nothing'],
  ['a slash in a text box', { key: '/' }, true, undefined],
  ['Ctrl and a slash', { key: '/', ctrlKey: true }, false, undefined],
  ['Ctrl Shift K', { key: 'K', ctrlKey: true, shiftKey: true }, false, undefined],
  ['Ctrl Cmd K', { key: 'k', ctrlKey: true, metaKey: true }, false, undefined],
  ['K alone', { key: 'k' }, false, undefined],
])('%s', (_, keys, isWriting, action) => {
  expect(toAction({ ...NONE, ...keys }, isWriting)).toBe(action);
});
