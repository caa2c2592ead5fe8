import { parseJson, type ParsedJson } from './parse-json';
import type { TextNode } from './text-node';

/** Replaces what code or the shell computes in a string: a character that no request contains. */
export const COMPUTED = '\uE000';

/** Parses the JSON in a string of source code or of a shell. Values that are computed, in part or whole, are expressions. */
export function parseEmbeddedJson(content: string): ParsedJson {
  // A digit replaces a value that is computed, so that the rest is valid JSON.
  const { root, problems } = parseJson(content.replaceAll(new RegExp(`([:,[]\\s*)${COMPUTED}`, 'g'), '$10'));
  return { root: root && markComputed(root, content), problems };
}

function markComputed(node: TextNode, content: string): TextNode {
  switch (node.type) {
    case 'object':
      return {
        ...node,
        entries: node.entries.map((entry) => ({ ...entry, value: markComputed(entry.value, content) })),
      };
    case 'array':
      return { ...node, items: node.items.map((item) => markComputed(item, content)) };
    default:
      return content.slice(node.start, node.end).includes(COMPUTED)
        ? { type: 'expression', start: node.start, end: node.end }
        : node;
  }
}
