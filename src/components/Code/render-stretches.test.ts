import { describe, expect, it } from 'vitest';
import { renderAround, renderStretches } from './render-stretches';

const CLASSES = { p: 'punctuation', s: 'text' };

describe('code with its colors as HTML', () => {
  it.each([
    [
      'has a span for each stretch with a color',
      '{ "a" }',
      '1p1-3s1-1p',
      '<span class="punctuation">{</span> <span class="text">"a"</span> <span class="punctuation">}</span>',
    ],
    ['has no span without marks', 'plain', '', 'plain'],
    ['keeps what the marks leave over', 'ab', '1p', '<span class="punctuation">a</span>b'],
    ['shows signs of HTML as signs', '<b>&amp;</b>', '3s9-', '<span class="text">&lt;b&gt;</span>&amp;amp;&lt;/b&gt;'],
  ])('%s', (_, text, marks, expected) => {
    expect(renderStretches(text, marks, CLASSES)).toBe(expected);
  });
});

it('wraps the body of a sample', () => {
  expect(renderAround('x = "{}"', '4-1s|1p1p|1s', CLASSES)).toBe(
    'x = <span class="text">"</span><span data-body=""><span class="punctuation">{</span><span class="punctuation">}</span></span><span class="text">"</span>',
  );
});
