import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import { expect, it } from 'vitest';
import rehypeUnitBreaks from '.';

it.each([
  ['joins a number and its unit', '<p>3 cm, 1,048,576 g</p>', '3\u00a0cm, 1,048,576\u00a0g'],
  ['joins them next to Japanese', '<p>厚さ3 cmまで</p>', '厚さ3\u00a0cmまで'],
  ['leaves a word that begins like a unit', '<p>2 grams, 3 greetings</p>', '2 grams, 3 greetings'],
  ['leaves code', '<p><code>3 cm</code></p>', '3 cm'],
])('%s', (_, html, expected) => {
  const tree = fromHtml(html, { fragment: true });
  rehypeUnitBreaks()(tree);
  expect(toText(tree)).toBe(expected);
});
