/**
 * The chunk that is fetched with the first search: the results and the code that finds them. Above about 5,000 sections a
 * search takes longer than a frame; the index would then be opened and searched in a worker, behind `openIndex` and
 * `findResults`.
 */
import SearchPanel from '.';

export { openIndex } from '../../../../search';
export { SearchPanel };
