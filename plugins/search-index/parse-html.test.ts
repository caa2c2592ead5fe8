import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import { expect, it } from 'vitest';
import { parseHtml } from './parse-html';

it.each([
  '<p class="a b" id="x" data-field-head="">送り状 &amp; <b>A&nbsp;&lt;B</b><br>次</p>',
  '<details data-collapsed="true"><summary>a</summary><div hidden>b</div></details>',
  '<table><tbody><tr data-example-title="Two words"><td>1</td><td></td></tr></tbody></table>',
  '<pre><code>{\n  "a": 1\n}</code></pre><svg viewBox="0 0 1 1"><path d="M0"/></svg>after',
])('parses %s as a browser does', (html) => {
  const [own, other] = [parseHtml(html), fromHtml(html, { fragment: true })];
  const strip = (tree: unknown): unknown =>
    JSON.parse(
      JSON.stringify(tree, (key, value: unknown) =>
        ['position', 'data', 'viewBox', 'viewbox'].includes(key) ? undefined : value,
      ),
    );
  expect(strip(own)).toEqual(strip(other));
  expect(toText(own)).toBe(toText(other));
});
