import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBars } from '../../../tests/documents/read-bars';
import { encodeCode128 } from './code128';

describe('encodeCode128', () => {
  it.each(['7301145294', 'EM408127365JP', '1Z84W7E60412903343', '771203456180', '12', '123', '12345', 'AB12', ' ~'])(
    'makes bars that a scanner reads as %s',
    (text) => {
      expect(readBars(encodeCode128(text)?.bars ?? [], 'code128')).toBe(text);
    },
  );

  it('makes bars that a scanner reads for any printable ASCII', () => {
    const characters = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 30,
    });
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '5', '8', '9'), minLength: 1, maxLength: 20 });
    const texts = fc.tuple(fc.oneof(digits, characters), fc.oneof(digits, characters)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        expect(readBars(encodeCode128(text)?.bars ?? [], 'code128')).toBe(text);
      }),
    );
  });

  it('needs half the width for digits in pairs', () => {
    expect(encodeCode128('7301145294')?.width).toBe(90);
    expect(encodeCode128('ABCDEFGHIJ')?.width).toBe(145);
  });

  it.each(['', 'é', '日本', '\n'])('has no bars for %j', (text) => {
    expect(encodeCode128(text)).toBeUndefined();
  });
});
