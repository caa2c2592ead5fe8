import { describe, expect, it } from 'vitest';
import { shortenBase64 } from './shorten-base64';

const encode = (bytes: number): string => Buffer.alloc(bytes, 'a').toString('base64');

describe('shortenBase64', () => {
  it.each([
    ['no padding', 300],
    ['one padding character', 302],
    ['two padding characters', 301],
  ])('shows the size of the decoded bytes with %s', (_, bytes) => {
    expect(shortenBase64('', encode(bytes))).toBe(`YWFhYWFhYWFhYWFhYWFhYWFh… (${bytes} bytes)`);
  });

  it.each([
    ['Base64 of 120 characters', encode(90)],
    ['other long strings', 'a b '.repeat(40)],
    ['numbers', 5],
  ])('leaves %s as they are', (_, entry) => {
    expect(shortenBase64('', entry)).toBe(entry);
  });
});
