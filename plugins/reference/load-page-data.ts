import { loadCachedSource } from '../../contract/node';
import { toPageData, type PageData } from './messages';

/** The contract as pages need it. The builds of both languages share one cached copy. */
export function loadPageData(contractDir: string): PageData {
  return toPageData(loadCachedSource(contractDir));
}
