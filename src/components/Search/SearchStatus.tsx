import { useEffect, useState, type ReactNode } from 'react';
import type { Found } from './Panel';
import { describeMissing } from './describe-missing';
import type { SearchPart } from './useSearchPart';

type Props = { part: SearchPart; found: Found; query: string };

/** How long typing must have paused before anything is announced, in milliseconds. */
const PAUSE = 500;

/**
 * Announces the results to screen readers after a pause in typing. It is in the dialog from the beginning, because not all
 * screen readers announce a region that is added with its content, and empty while the query changes, so that an equal
 * count is announced again.
 */
export default function SearchStatus({ part, found, query }: Props): ReactNode {
  const words = part.state === 'ready' ? found.words : describeMissing(part.state);
  const [announced, setAnnounced] = useState({ query, words: '' });
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({ query, words }), PAUSE);
    return () => clearTimeout(timer);
  }, [query, words]);
  return (
    <p role="status" className="unseen">
      {announced.query === query && announced.words}
    </p>
  );
}
