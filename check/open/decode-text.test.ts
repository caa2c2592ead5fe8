import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const TEXT = '{"to_address":{"full_name":"森 太郎"}}\r\n';
const utf8 = Buffer.from(TEXT);
const le = Buffer.from(TEXT, 'utf16le');
const be = Buffer.from(le).swap16();
// "森 太郎" in Shift_JIS.
const shiftJis = Buffer.from(TEXT.replace('森 太郎', '\x90\x58 \x91\xbe\x98\x59'), 'latin1');

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
  ['UTF-16LE', le],
  ['UTF-16LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), le])],
  ['UTF-16BE', be],
  ['UTF-16BE with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), be])],
  ['Shift_JIS', shiftJis],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)?.text).toBe(TEXT);
});

it.each([
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['UTF-16 that is cut', Buffer.concat([Buffer.from([0xff, 0xfe]), le.subarray(1)])],
  ['UTF-32', Buffer.from([0x7b, 0, 0, 0, 0x22, 0, 0, 0, 0x7b, 0])],
  ['text with a zero', Buffer.from(`${TEXT}\0`)],
  ['bytes of no encoding', Buffer.from([0x7b, 0xff, 0xfe, 0x80])],
])('reads no %s', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});

it('reads an empty file', () => {
  expect(decodeText(new Uint8Array())?.text).toBe('');
});
