import ts from 'typescript';

/** A regular expression of the code. */
export type Regex = {
  file: string;
  line: number;
  source: string;
  flags: string;
  /** What a comment next to it says of the length of the strings that it meets: 'Bounded: a header has 200 characters.' */
  bound: string | undefined;
};

const BOUND = /\bBounded: [^\n]+/;

/**
 * Lists the regular expressions of a file: literals, and those that `new RegExp` makes of constant text. Those that are made
 * of parameters are not known here.
 */
export function listRegexes(file: string, text: string): Regex[] {
  const code = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Regex[] = [];
  const constants = new Map<string, ts.Expression>();
  visit(code, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
  });
  visit(code, (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return;
    const [source, flags = ''] = (node.arguments ?? []).map((one) => evaluate(one, constants));
    if (typeof source === 'string' && typeof flags === 'string') add(node, source, flags);
  });
  return found;

  function add(node: ts.Node, source: string, flags: string): void {
    const { line } = code.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file, line: line + 1, source, flags, bound: BOUND.exec(readComment(node))?.[0] });
  }
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** The comment above the line of a node, or above what the node is a part of. */
function readComment(node: ts.Node): string {
  const text = node.getSourceFile().text;
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const [comment] = ts.getLeadingCommentRanges(text, at.getFullStart())?.slice(-1) ?? [];
    if (comment) return text.slice(comment.pos, comment.end);
    if (ts.isStatement(at)) break;
  }
  return '';
}

type Constant = string | readonly Constant[] | undefined;

/** The text of an expression that is made of constants of its file; undefined for any other. */
function evaluate(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): Constant {
  const of = (one: ts.Expression): Constant => evaluate(one, constants);
  const join = (first: string, spans: readonly (readonly [ts.Expression, string])[]): Constant =>
    spans.reduce<Constant>((all, [one, text]) => {
      const value = of(one);
      return typeof all === 'string' && typeof value === 'string' ? all + value + text : undefined;
    }, first);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value && value !== node ? of(value) : undefined;
  }
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return of(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(of);
  if (ts.isTemplateExpression(node))
    return join(
      node.head.text,
      node.templateSpans.map(({ expression, literal }) => [expression, literal.text]),
    );
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') {
    const { template } = node;
    return ts.isNoSubstitutionTemplateLiteral(template)
      ? template.rawText
      : join(
          template.head.rawText ?? '',
          template.templateSpans.map(({ expression, literal }) => [expression, literal.rawText ?? '']),
        );
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return of(node.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const target = of(node.expression.expression);
  const [first, second] = node.arguments.map(of);
  if (typeof first !== 'string') return undefined;
  if (node.expression.name.text === 'join' && Array.isArray(target)) return target.join(first);
  const isReplaced = node.expression.name.text === 'replace' && typeof target === 'string';
  return isReplaced && typeof second === 'string' ? target.replace(first, second) : undefined;
}
