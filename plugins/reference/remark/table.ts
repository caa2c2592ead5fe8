import type { PhrasingContent, RootContent, TableCell } from 'mdast';
import { phrasing } from './nodes';

/** A table with a name. Cells are Markdown or nodes. */
export function table(caption: string, head: string[], rows: (string | PhrasingContent[])[][]): RootContent {
  const toCell = (cell: string | PhrasingContent[]): TableCell => ({
    type: 'tableCell',
    children: typeof cell === 'string' ? phrasing(cell) : cell,
  });
  return {
    type: 'table',
    data: { hProperties: { ariaLabel: caption } },
    children: [head, ...rows].map((row) => ({ type: 'tableRow', children: row.map(toCell) })),
  };
}
