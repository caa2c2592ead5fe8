import { join } from 'node:path';
import { loadCachedSource } from '../../contract/node';
import { toPageData, type PageData } from './messages';

/** Each locale asks for it: the second one finds the copy. */
export function loadPageData(siteDir: string): PageData {
  return toPageData(loadCachedSource(join(siteDir, 'contract'), join(siteDir, '.cache', 'contract.json')));
}
