import type { ImportDeclaration } from 'estree';
import type { Root } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { describe, expect, it } from 'vitest';
import rehypeComponentImports from '.';

/** The imports of a page with some tags, each within the one before. */
function listImports(...tags: string[]): string[] {
  const [content] = tags.reduceRight<object[]>(
    (children, name) => [{ type: 'mdxJsxFlowElement', name, attributes: [], children }],
    [],
  );
  const tree = { type: 'root', children: [content] } as Root;
  rehypeComponentImports({ siteDir: process.cwd() })(tree);
  return (tree.children as unknown[]).slice(0, -1).map((node) => {
    const { source, specifiers } = (node as MdxjsEsm).data?.estree?.body[0] as ImportDeclaration;
    return `${specifiers.map(({ type, local }) => `${type} ${local.name}`).join()} ${String(source.value)}`;
  });
}

describe('rehypeComponentImports', () => {
  it('imports each component that a page has tags of, once', () => {
    expect(listImports('Method', 'Field', 'Method')).toEqual([
      'ImportDefaultSpecifier Field @site/src/components/Field',
      'ImportDefaultSpecifier Method @site/src/components/Method',
    ]);
  });

  it('imports a component from the file that exports it', () => {
    expect(listImports('Rows', 'ErrorRow')).toEqual([
      'ImportSpecifier ErrorRow @site/src/components/Rows',
      'ImportDefaultSpecifier Rows @site/src/components/Rows',
    ]);
  });

  it('leaves elements and tags of the theme alone', () => {
    expect(listImports('div', 'Admonition')).toEqual([]);
  });
});
