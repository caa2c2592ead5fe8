import type { WrittenRequest } from './read-request';
import { getArrow, renderName, renderValue } from './render-value';
import { findField, type Span, type TextEntry, type TextNode } from './text-node';

/** One replacement in a text. */
export type TextEdit = Span & { text: string };

/** A change to a field: a value for it, whether it is there or not; nothing of it; another name. */
export type FieldFix =
  | { kind: 'set'; field: string; value: unknown }
  | { kind: 'remove'; field: string }
  | { kind: 'rename'; field: string; name: string };

type Change = TextEdit | undefined;

/**
 * The replacement that makes a change to a request and leaves every other character as it is; what is added is written
 * like its neighbors. Undefined when the place is computed by code, or is not there.
 */
export function toEdit(request: WrittenRequest, fix: FieldFix): TextEdit | undefined {
  const change =
    fix.kind === 'set' ? set(request, fix) : fix.kind === 'remove' ? remove(request, fix) : rename(request, fix);
  return (
    change && {
      start: request.toSource(change.start),
      end: request.toSource(change.end),
      text: request.encode(change.text),
    }
  );
}

export function applyEdit(text: string, { start, end, text: replacement }: TextEdit): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function set(request: WrittenRequest, { field, value }: { field: string; value: unknown }): Change {
  const { nodes, rest } = findField(request.root, field);
  const node = nodes.at(-1);
  if (!node) return undefined;
  if (rest === '') return { start: node.start, end: node.end, text: renderValue(value, request.style) };
  const names = rest.split('.');
  const added = names.slice(1).reduceRight((inner, name) => ({ [name]: inner }), value);
  if (node.type === 'object') return addEntry(request, node, names[0] ?? '', added);
  // A value in place of the object that the field belongs to.
  return node.type === 'value' && node.value === null
    ? { start: node.start, end: node.end, text: renderValue({ [names[0] ?? '']: added }, request.style) }
    : undefined;
}

/** Adds a field after the last one, with the same white space and quotes. */
function addEntry(
  { document, style }: WrittenRequest,
  object: Extract<TextNode, { type: 'object' }>,
  name: string,
  value: unknown,
): Change {
  const last = toEntries(object).at(-1);
  if (!last)
    return fillObject(document, object, `${renderName(name, style)}${getArrow(style)}${renderValue(value, style)}`);
  const before = document.slice(0, last.start);
  const gap = before.slice(before.trimEnd().length);
  const like = object.entries.at(-1);
  const arrow = like ? document.slice(like.nameSpan.end, like.value.start) : '';
  const raw = like && document.slice(like.nameSpan.start, like.nameSpan.end);
  const separator = toEntries(object).length === 1 && gap === '' ? ' ' : gap;
  const entry = `${renderName(name, style, raw)}${arrow.includes('\n') || arrow === '' ? getArrow(style) : arrow}${renderValue(value, style)}`;
  return { start: last.end, end: last.end, text: `,${separator}${entry}` };
}

function fillObject(document: string, object: TextNode, entry: string): Change {
  const open = document.slice(object.start, object.end - 1).search(/[{[(][^{[(]*$/) + object.start + 1;
  return { start: open, end: object.end - 1, text: ` ${entry} ` };
}

function remove({ root, document }: WrittenRequest, { field }: { field: string }): Change {
  const { nodes, rest } = findField(root, field);
  const [parent, node] = nodes.slice(-2);
  if (rest !== '' || !parent || !node || parent === node) return undefined;
  if (parent.type !== 'object' && parent.type !== 'array') return undefined;
  const spans = toEntries(parent);
  const index = spans.findIndex(({ end }) => end === node.end);
  const [span, next, previous] = [spans[index], spans[index + 1], spans[index - 1]];
  if (!span) return undefined;
  if (next) return { start: span.start, end: next.start, text: '' };
  if (previous) return { start: previous.end, end: span.end, text: '' };
  const inner = document.slice(span.end, parent.end - 1);
  const comma = /^\s*,/.exec(inner)?.[0].length ?? 0;
  return { start: span.start, end: span.end + comma, text: '' };
}

/** The fields and spreads of an object, or the items of an array, in their order. */
function toEntries(parent: Extract<TextNode, { type: 'object' | 'array' }>): Span[] {
  if (parent.type === 'array') return parent.items;
  return [...parent.entries.map(toEntrySpan), ...(parent.spreads ?? [])].sort((a, b) => a.start - b.start);
}

function toEntrySpan({ nameSpan, value }: TextEntry): Span {
  return { start: nameSpan.start, end: value.end };
}

function rename({ root, document, style }: WrittenRequest, { field, name }: { field: string; name: string }): Change {
  const { entry, rest } = findField(root, field);
  if (!entry || rest !== '') return undefined;
  const { start, end } = entry.nameSpan;
  return { start, end, text: renderName(name, style, document.slice(start, end)) };
}
