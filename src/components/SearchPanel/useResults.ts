import { startTransition, useEffect, useState } from 'react';
import { isLongEnough, searchInSteps, type Corpus, type Hit } from '../../../search';
import runInSlices from './run-in-slices';

/** What stands in the box, and whether a word is being composed in it. */
export type Typed = { query: string; isComposing: boolean };

export type Results = {
  /** Whether the query is too short, has hits, has none, or is not decided yet. */
  state: 'short' | 'found' | 'none' | 'open';
  query: string;
  hits: Hit[];
  meant?: string;
};

const NO_HITS: Hit[] = [];
const OPEN: Results = { state: 'open', query: '', hits: NO_HITS };

/**
 * What is found for a query. While a word is being composed that finds nothing, what was found before stays: half a word
 * is no reason to say that there is nothing. An older query never comes after a newer one.
 */
export default function useResults(corpus: Corpus, { query, isComposing }: Typed): Results {
  const [results, setResults] = useState(OPEN);

  useEffect(() => {
    if (!isLongEnough(query)) return undefined;
    return runInSlices(searchInSteps(corpus, query), ({ hits, meant }) => {
      if (isComposing && hits.length === 0) return;
      // Drawing the results gives way to typing.
      startTransition(() =>
        setResults({ state: hits.length > 0 ? 'found' : 'none', query, hits, ...(meant ? { meant } : {}) }),
      );
    });
  }, [corpus, query, isComposing]);

  if (!isLongEnough(query)) {
    // The next query begins anew, not with what was found long before.
    if (results !== OPEN) setResults(OPEN);
    return { state: 'short', query, hits: NO_HITS };
  }
  return isComposing && results.state === 'none' ? OPEN : results;
}
