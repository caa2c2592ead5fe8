/** A part of a text: UTF-16 offsets, `end` is the first one after it. */
export type Span = { start: number; end: number };

/**
 * A value of a request as it is written, with its place. An expression is computed by the code around it; so are the
 * fields that a spread adds to an object, `...defaults`.
 */
export type TextNode = Span &
  (
    | { type: 'object'; entries: TextEntry[]; spreads?: Span[] }
    | { type: 'array'; items: TextNode[] }
    | { type: 'value'; value: string | number | boolean | null }
    | { type: 'expression' }
  );
export type TextEntry = { name: string; nameSpan: Span; value: TextNode };

/**
 * Returns the JSON value of a node. If a name occurs twice, the last value counts, as in `JSON.parse`; an expression is
 * null.
 */
export function toValue(node: TextNode): unknown {
  switch (node.type) {
    case 'object':
      // `Object.fromEntries` defines properties, so a field named `__proto__` is kept as a field.
      return Object.fromEntries(node.entries.map(({ name, value }) => [name, toValue(value)]));
    case 'array':
      return node.items.map(toValue);
    case 'value':
      return node.value;
    case 'expression':
      return null;
  }
}

/** The fields whose values the code computes, dotted: `setup.date`. */
export function listExpressions(node: TextNode, at = ''): string[] {
  if (node.type === 'expression') return [at];
  const entries =
    node.type === 'object'
      ? node.entries.map(({ name, value }) => [name, value] as const)
      : node.type === 'array'
        ? node.items.map((item, index) => [String(index), item] as const)
        : [];
  return entries.flatMap(([name, value]) => listExpressions(value, at === '' ? name : `${at}.${name}`));
}

/** The nodes along a field path, from the top, and the part of the path that doesn't exist. */
export type Found = { nodes: TextNode[]; entry: TextEntry | undefined; rest: string };

/** Follows a dotted path, `parcels.0.width`, as far as it goes. A name may contain dots itself. */
export function findField(root: TextNode, field: string): Found {
  const nodes = [root];
  let entry: TextEntry | undefined;
  let node = root;
  let rest = field;
  while (rest !== '') {
    const step = takeStep(node, rest);
    if (!step) break;
    ({ node, entry, rest } = step);
    nodes.push(node);
  }
  return { nodes, entry, rest };
}

type Step = { node: TextNode; entry: TextEntry | undefined; rest: string };

function takeStep(node: TextNode, path: string): Step | undefined {
  if (node.type === 'array') {
    const [index = ''] = path.split('.', 1);
    const item = /^\d+$/.test(index) ? node.items[Number(index)] : undefined;
    return item && { node: item, entry: undefined, rest: path.slice(index.length + 1) };
  }
  if (node.type !== 'object') return undefined;
  const entry = node.entries.findLast(({ name }) => path === name || path.startsWith(`${name}.`));
  return entry && { node: entry.value, entry, rest: path.slice(entry.name.length + 1) };
}
