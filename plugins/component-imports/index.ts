import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

type Options = { siteDir: string };

/** Components that are in the file of another. */
const EXPORTED_FROM: Record<string, string> = {
  ErrorRow: 'Rows',
  ExamplePart: 'Examples',
  ExampleRequest: 'Examples',
  ExampleResponse: 'Examples',
  LanguagePanel: 'LanguageTabs',
  OperationRow: 'Rows',
  ProofPart: 'RuleEntry',
  ResponsePanel: 'Examples',
  RuleGroup: 'RuleList',
  Task: 'Tasks',
  Variant: 'Variants',
};

/**
 * Imports the components of `src/components` that a page has tags of, those that other plugins wrote into it included: so
 * a page brings what it shows and no more. Comes after the plugins that write tags.
 */
export default function rehypeComponentImports({ siteDir }: Options) {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as MdxJsxFlowElementHast | MdxJsxTextElementHast;
      if (name) names.add(name);
    });
    const isOurs = (name: string): boolean =>
      existsSync(join(siteDir, 'src/components', EXPORTED_FROM[name] ?? name, 'index.tsx'));
    (tree.children as unknown[]).unshift(...[...names].filter(isOurs).sort().map(toImport));
  };
}

/** `import Field from '@site/src/components/Field'`, or of one that is with another `import { … }`. */
function toImport(name: string): MdxjsEsm {
  const home = EXPORTED_FROM[name];
  const source = `@site/src/components/${home ?? name}`;
  const local = { type: 'Identifier' as const, name };
  const body = {
    type: 'ImportDeclaration' as const,
    source: { type: 'Literal' as const, value: source },
    attributes: [],
    specifiers: home
      ? [{ type: 'ImportSpecifier' as const, imported: local, local }]
      : [{ type: 'ImportDefaultSpecifier' as const, local }],
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [body] } },
  };
}
