import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:mm|cm|kg|g|MB)(?![a-z]))/gi;

/** Keeps a number and its unit on one line: `3 cm` → `3\u00a0cm`. Code keeps its spaces. */
export default function rehypeUnitBreaks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && /^(code|pre)$/.test(node.tagName)) return SKIP;
      if (node.type === 'text') node.value = node.value.replaceAll(SPACE_BEFORE_UNIT, '\u00a0');
      return undefined;
    });
  };
}
