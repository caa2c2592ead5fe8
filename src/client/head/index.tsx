import { useLayoutEffect, useState, type ReactNode } from 'react';
import { collectTags } from './collect-tags';
import { removeTags, setTags } from './document-head';

let count = 0;

/**
 * What `@docusaurus/Head` shows in the browser, in place of react-helmet-async, which is four times its size and still
 * writes the head of the built pages. Tags of a component that was rendered later replace those of an earlier one.
 */
export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  const [order] = useState(() => (count += 1));
  useLayoutEffect(() => setTags(order, collectTags(children)), [order, children]);
  useLayoutEffect(() => () => removeTags(order), [order]);
  return null;
}

/** Tags are kept by the document, so there is nothing to provide. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
