import ts from 'typescript';

/**
 * A script without the sentences in its strings, for budgets of bytes: `say("Choose a carrier.")` → `say("")`. Strings that
 * contain JSON keep everything else of it. Names, codes and single words stay, since they are part of what the code does.
 */
export function withoutSentences(script: string): string {
  const file = ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const cuts: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const text = withoutSentence(node.text);
      if (text !== node.text) cuts.push({ start: node.getStart(file), end: node.end, text: JSON.stringify(text) });
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return cuts.reduceRight((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), script);
}

function withoutSentence(text: string): string {
  if (/^[[{]/.test(text)) {
    try {
      return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
        typeof value === 'string' && isSentence(value) ? '' : value,
      );
    } catch {
      // A sentence can begin with a placeholder.
    }
  }
  return isSentence(text) ? '' : text;
}

/** Three words with spaces between them, or four hiragana with another Japanese letter. */
function isSentence(text: string): boolean {
  return /[A-Za-z,;:'’]+ [\w{`'’]+\S* [\w{`'’]+/.test(text) || /[ぁ-ゖ].*[ぁ-ゖ].*[ぁ-ゖ].*[ぁ-ゖ]/su.test(text);
}
