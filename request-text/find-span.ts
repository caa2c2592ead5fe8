import type { WrittenRequest } from './read-request';
import { findField, type Span, type TextNode } from './text-node';

/**
 * Returns where an issue of a field is marked: at its value; at its name if the name is wrong or the value spans several
 * lines; at the object that should contain it if the field is missing.
 */
export function findSpan(request: WrittenRequest, field: string, isName = false): Span {
  const { nodes, entry, rest } = findField(request.root, field);
  const node = nodes.at(-1) ?? request.root;
  const isContainer = node.type === 'object' || node.type === 'array';
  const span =
    entry && (isContainer || (isName && rest === '')) ? entry.nameSpan : isContainer ? toOpening(node) : node;
  return { start: request.toSource(span.start), end: request.toSource(span.end) };
}

/** The opening bracket of an object or a list without a name. */
function toOpening({ start }: TextNode): Span {
  return { start, end: start + 1 };
}
