const ts = require('typescript');

/** What only pages show of a rule. They read it when they are built. */
const FOR_PAGES = new Set(['title', 'statement', 'about', 'scope', 'source']);

/** A loader for scripts of the browser: writes the modules of rules/ without what only pages show of a rule. */
module.exports = function trimRules(source) {
  return trim(source, this.resourcePath);
};

function trim(source, path) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const cuts = [];
  const visit = (node) => {
    const isField = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node);
    if (isField && ts.isObjectLiteralExpression(node.parent) && FOR_PAGES.has(node.name.getText(file))) {
      const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0;
      cuts.push([node.getFullStart(), node.end + comma]);
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return cuts.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), source);
}

module.exports.trim = trim;
