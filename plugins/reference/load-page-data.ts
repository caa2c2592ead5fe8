import { loadCachedSource } from '../../contract/node';
import { toPageData, type PageData } from './messages';

/** Each locale asks for it: the second one finds the copy. */
export function loadPageData(contractDir: string): PageData {
  return toPageData(loadCachedSource(contractDir));
}
