import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { toLanguage } from '../../../contract';
import { readPageData } from '../generated-file';
import { expandPrograms } from './expand-programs';
import { isComponent, type Component } from './nodes';
import { toPageContext, type PageContext } from './page-context';
import { BLOCK_TAGS, INLINE_TAGS, type TagProps } from './tags';

/**
 * Replaces the tags of the reference (`<Operation id="…" />`, `<Schema name="…" />`, `<Fact name="…" />` …) by what the
 * contract says, while a page is compiled: so it is in the HTML without scripts, in the table of contents and in the
 * search, and no page carries the contract to the browser.
 */
export default function remarkReference({ siteDir, locale }: { siteDir: string; locale: string }) {
  return (tree: Root, file: VFile): void => {
    let context: PageContext | undefined;
    const getContext = (): PageContext =>
      (context ??= toPageContext(readPageData(siteDir, locale), toLanguage(locale)));
    expandChildren(tree, getContext, file);
  };
}

type Parent = { children: RootContent[] };

function expandChildren(parent: Parent, getContext: () => PageContext, file: VFile): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'mdxJsxFlowElement' && node.name && node.name in BLOCK_TAGS) {
      return expandTag(node, BLOCK_TAGS[node.name], getContext, file);
    }
    if (isComponent(node) && node.name && node.name in INLINE_TAGS) {
      return expandTag(node, INLINE_TAGS[node.name], getContext, file);
    }
    if (node.type === 'code' || node.type === 'inlineCode')
      return [{ ...node, value: fillCode(node.value, getContext, file) }];
    if ('children' in node) expandChildren(node, getContext, file);
    if (isComponent(node) && node.name === 'Programs') return expandPrograms(node.children);
    return [node];
  });
}

/** Code cannot contain a tag; in code, `@@page-size-max@@` is replaced with a number or string of the contract. */
function fillCode(value: string, getContext: () => PageContext, file: VFile): string {
  return value.replace(/@@([\w.-]+)@@/g, (_, name: string) => {
    const fact = getContext().contract.facts[name];
    if (!fact) throw new Error(`${file.path}: there is no fact "${name}".`);
    return String(fact.value);
  });
}

function expandTag(
  node: Component,
  expand: ((props: TagProps, context: PageContext) => RootContent[]) | undefined,
  getContext: () => PageContext,
  file: VFile,
): RootContent[] {
  const props = Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error(`${file.path}:${node.position?.start.line}: properties of <${node.name}> are plain texts.`);
      }
      return [attribute.name, attribute.value];
    }),
  );
  try {
    return expand?.(props, getContext()) ?? [];
  } catch (error) {
    throw new Error(
      `${file.path}:${node.position?.start.line}: <${node.name}>: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
