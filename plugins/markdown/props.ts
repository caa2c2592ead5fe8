import type { RootContent } from 'mdast';
import { isComponent, type Component } from '../reference/remark/nodes';

/** Reads the properties of a component that are strings or JSON; those that are code are omitted. */
export function readProps({ attributes }: Component): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, unknown][] => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      if (typeof attribute.value === 'string') return [[attribute.name, attribute.value]];
      const value = parse(attribute.value?.value ?? 'true');
      return value === undefined ? [] : [[attribute.name, value]];
    }),
  );
}

export function readText(component: Component, name: string): string {
  const value = readProps(component)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function childrenOf(component: Component): Component[] {
  return (component.children as RootContent[]).filter(isComponent);
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
