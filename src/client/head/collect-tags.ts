import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** A tag of the head, or the attributes of `html` and `body`. */
export type Tag = { name: string; attributes: Record<string, string>; text: string };

/** Attributes whose names differ in HTML. */
const ATTRIBUTES: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  crossOrigin: 'crossorigin',
  hrefLang: 'hreflang',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/** The tags that a component asks for: <><title>Files</title></> → [{ name: 'title', attributes: {}, text: 'Files' }] */
export function collectTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child): Tag[] => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const { children: content, ...props } = child.props;
    if (child.type === Fragment) return collectTags(content as ReactNode);
    if (typeof child.type !== 'string') throw new Error('A head holds tags, not components.');
    return [{ name: child.type, attributes: toAttributes(props), text: toText(content as ReactNode) }];
  });
}

function toAttributes(props: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(props).filter(
    ([name, value]) => value !== undefined && value !== null && (value !== false || isWritten(name)),
  );
  return Object.fromEntries(
    given.map(([name, value]) => [ATTRIBUTES[name] ?? name, value === true && !isWritten(name) ? '' : String(value)]),
  );
}

/** Whether an attribute says `true` or `false` by that word: others do by being there. */
function isWritten(name: string): boolean {
  return /^(data|aria)-/.test(name);
}

function toText(content: ReactNode): string {
  return Children.toArray(content)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
}
