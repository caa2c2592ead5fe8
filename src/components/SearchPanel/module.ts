/** What is fetched when search is first wanted: the results and the code that finds them. */
import { openIndex as open, prepare, type Corpus, type SearchIndex } from '../../../search';
import SearchPanel from '.';
import runInSlices from './run-in-slices';

export { SearchPanel };

/** Opens a fetched index and, while nobody waits, makes ready what the first search will need. */
export function openIndex(index: unknown): Corpus {
  const corpus = open(index as SearchIndex);
  const getReady = (): void => void runInSlices(prepare(corpus), () => undefined);
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(getReady);
  else setTimeout(getReady, 200);
  return corpus;
}

export type SearchPanelModule = { SearchPanel: typeof SearchPanel; openIndex: typeof openIndex };
