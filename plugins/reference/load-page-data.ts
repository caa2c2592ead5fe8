import { loadContractSource } from '../../contract/node';
import { toPageData, type PageData } from './messages';

export function loadPageData(contractDir: string): PageData {
  return toPageData(loadContractSource(contractDir));
}
