import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import rehypeTableNames from '.';

const TABLE = '<table><thead><tr><th>in the response</th><th>when</th></tr></thead></table>';

describe('rehypeTableNames', () => {
  it.each([
    ['names a table after the heading above it', `<h2>Limits</h2><p>…</p>${TABLE}`, ['Limits']],
    ['finds a table within other elements', `<h2>Limits</h2><div>${TABLE}</div>`, ['Limits']],
    [
      'tells two tables of one heading apart',
      `<h2>Headers</h2><table><tr><th>in the request</th></tr></table>${TABLE}`,
      ['Headers: in the request', 'Headers: in the response'],
    ],
    [
      'tells them apart by a later column where the first is the same',
      `<h2>Types</h2><table><tr><th>type</th><th>parcels</th></tr></table><table><tr><th>type</th><th>where</th></tr></table>`,
      ['Types: parcels', 'Types: where'],
    ],
    ['begins anew with the next heading', `<h2>A</h2>${TABLE}<h3>B</h3>${TABLE}`, ['A', 'B']],
    ['keeps a name that is there', '<h2>A</h2><table aria-label="Given"><tr><th>x</th></tr></table>', ['Given']],
    ['leaves a table without a heading to its component', TABLE, [undefined]],
  ])('%s', (_, html, names) => {
    const tree = fromHtml(html, { fragment: true });
    rehypeTableNames()(tree);
    expect(selectAll('table', tree).map(({ properties }) => properties.ariaLabel)).toEqual(names);
  });
});
