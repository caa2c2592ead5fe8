import type { PhrasingContent, TableRow } from 'mdast';
import { text } from '../reference/remark/nodes';

export function toRow(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}

export function join(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts.flatMap((words, index) => (index === 0 ? words : [text(separator), ...words]));
}
