import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ListedPage, PageList } from '../../plugins/page-list/page-list';

/** What the list of pages says of the page that is rendered; the day of the commit goes for all of them. */
export default function useListedPage(): { page: ListedPage | undefined; commitDay: string | undefined } {
  const { metadata } = useDoc();
  const { groups, commitDay } = usePluginData('page-list') as PageList;
  return { page: groups.flatMap(({ pages }) => pages).find(({ path }) => path === metadata.permalink), commitDay };
}
