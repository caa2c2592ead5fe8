import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ListedPage, PageList } from '../../plugins/page-list/page-list';

/** The entry of the rendered page in the list of pages; the day of the commit is the same for all. */
export default function useListedPage(): { page: ListedPage | undefined; commitDay: string | undefined } {
  const { metadata } = useDoc();
  const { groups, commitDay } = usePluginData('page-list') as PageList;
  return { page: groups.flatMap(({ pages }) => pages).find(({ path }) => path === metadata.permalink), commitDay };
}
