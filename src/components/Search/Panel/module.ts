/** The chunk that is fetched with the first search: the results and the code that finds them. */
import { openIndex as open, type Corpus, type SearchIndex } from '../../../../search';
import SearchPanel from '.';

export { SearchPanel };

/**
 * Opens a fetched index. Above about 5,000 sections a search takes longer than a frame; the index would then be opened and
 * searched in a worker, behind this function and `findResults`.
 */
export function openIndex(index: unknown): Corpus {
  return open(index as SearchIndex);
}

export type SearchPanelModule = { SearchPanel: typeof SearchPanel; openIndex: typeof openIndex };
