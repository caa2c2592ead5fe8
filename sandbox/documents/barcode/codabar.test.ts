import { describe, expect, it } from 'vitest';
import { readBars } from '../../../tests/documents/read-bars';
import { encodeCodabar } from './codabar';

describe('encodeCodabar', () => {
  it.each(['360012345674', '0123456789', '1-2$3:4/5.67', '00'])('makes bars that a scanner reads as %s', (text) => {
    expect(readBars(encodeCodabar(text)?.bars ?? [], 'codabar')).toBe(`A${text}A`);
  });

  it.each(['', '12A4', '１２', '12 34', 'toString'])('has no bars for %j', (text) => {
    expect(encodeCodabar(text)).toBeUndefined();
  });
});
