import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Names each table that has no name after the heading above it, so that a region in which it scrolls can be distinguished from
 * others. Where a heading has several tables, their names have the first column whose head differs: `Headers: in the response`.
 */
export default function rehypeTableNames() {
  return (tree: Root): void => {
    for (const tables of listTablesByHeading(tree)) {
      const heads = tables.map(({ table }) => listHeads(table));
      const column = Math.max(heads[0]?.findIndex((_, at) => isDifferent(heads.map((head) => head[at]))) ?? 0, 0);
      for (const [index, { table, heading }] of tables.entries()) {
        table.properties.ariaLabel = tables.length > 1 ? `${heading}: ${heads[index]?.[column] ?? ''}` : heading;
      }
    }
  };
}

function listHeads(table: Element): string[] {
  const heads: string[] = [];
  visit(table, { tagName: 'th' }, (cell) => void heads.push(toText(cell).trim()));
  return heads;
}

function isDifferent(texts: (string | undefined)[]): boolean {
  return new Set(texts).size === texts.length;
}

type NamelessTable = { table: Element; heading: string };

function listTablesByHeading(tree: Root): NamelessTable[][] {
  const sections: NamelessTable[][] = [];
  let heading: string | undefined;
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) {
      heading = toText(node).trim();
      sections.push([]);
    }
    if (node.tagName !== 'table') return undefined;
    if (heading !== undefined && !('ariaLabel' in node.properties)) sections.at(-1)?.push({ table: node, heading });
    return SKIP;
  });
  return sections;
}
