import { describe, expect, it } from 'vitest';
import type { Issue } from './issue';
import { renderIssue } from './render-issue';

const sentences = {
  rules: { 'some-rule': 'Use another carrier: {carriers}.', slot: 'Use {value}.', sent: 'Remove {characters}.' },
  schema: {
    'unknown-field': 'The field {field} was ignored.',
    'INVALID_VALUE.slip': 'Did you mean {nearest}?',
    NOT_SUPPORTED: 'Only {value} support this.',
    'character.U+000A': 'the line break (U+000A)',
  },
  carriers: { sagawa: 'Sagawa Express', dhl: 'DHL', fedex: 'FedEx' },
};
const SLOTS = { 'before-noon': ['Morning', '午前中'], '14-16': ['14:00-16:00', '14時〜16時'] };
const issue = (part: Partial<Issue>): Issue => ({
  rule: null,
  severity: 'error',
  code: 'INVALID',
  field: 'setup.carrier',
  ...part,
});

describe('renderIssue', () => {
  it.each<[string, Partial<Issue>, string]>([
    [
      'the code that a caller has to send',
      { code: 'INVALID_VALUE', sentence: 'INVALID_VALUE.slip', params: { nearest: 'sagawa' } },
      'Did you mean sagawa?',
    ],
    [
      'time slots with their names',
      { code: 'INVALID_VALUE', rule: 'slot', value: ['before-noon', '14-16'], codeNames: SLOTS },
      'Use before-noon (Morning), 14-16.',
    ],
    [
      'the code that was meant with its name',
      { code: 'INVALID_VALUE', sentence: 'INVALID_VALUE.slip', params: { nearest: 'before-noon' }, codeNames: SLOTS },
      'Did you mean before-noon (Morning)?',
    ],
    [
      'the names of carriers that support a field',
      { code: 'NOT_SUPPORTED', value: ['dhl', 'fedex'] },
      'Only DHL, FedEx support this.',
    ],
    [
      'the names of carriers among the parameters',
      { rule: 'some-rule', params: { carriers: ['dhl', 'fedex'] } },
      'Use another carrier: DHL, FedEx.',
    ],
    [
      'what the caller sent as it is, even the code of a carrier',
      { rule: 'sent', params: { characters: ['dhl', 'toString'] } },
      'Remove dhl, toString.',
    ],
    [
      'an invisible character by its code point',
      { rule: 'unknown-field', field: 'setup.ref\u202e' },
      'The field setup.ref[U+202E] was ignored.',
    ],
    [
      'listed invisible characters by their code points',
      { rule: 'some-rule', params: { carriers: ['\u200b', '𠮷'] } },
      'Use another carrier: U+200B, 𠮷.',
    ],
    [
      'characters by the names that people know',
      { rule: 'sent', params: { characters: ['\n', '\u2060', '😀'] } },
      'Remove the line break (U+000A), U+2060, 😀.',
    ],
  ])('writes %s', (_, part, expected) => {
    expect(renderIssue(issue(part), sentences, 'en')).toBe(expected);
  });

  it('names codes in Japanese', () => {
    const found = issue({ code: 'INVALID_VALUE', rule: 'slot', value: ['before-noon', '14-16'], codeNames: SLOTS });
    expect(renderIssue(found, sentences, 'ja')).toBe('Use before-noon（午前中）、14-16.');
  });
});
