import { execFileSync } from 'node:child_process';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageList } from './page-list';

/** Passes the list of all pages in their language to the theme, and the day of the commit that they were built from. */
export default function pageListPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-list',
    allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      actions.setGlobalData({ groups: listGroups(content), commitDay: readCommitDay(siteDir) } satisfies PageList);
    },
  };
}

/** @throws on an entry of the sidebar that is no group of pages */
function listGroups({ loadedVersions: [version] }: LoadedContent): PageList['groups'] {
  if (!version) throw new Error('The docs have no version.');
  const pages = new Map(version.docs.map(({ id, title, permalink }) => [id, { title, path: permalink }]));
  return Object.values(version.sidebars)
    .flat()
    .map((group) => {
      if (group.type !== 'category') throw new Error(`The sidebar has a ${group.type} outside of a group.`);
      const entries = group.items.map((item) => {
        const page = item.type === 'doc' ? pages.get(item.id) : undefined;
        if (!page) throw new Error(`The group ${group.label} has an entry that is no page.`);
        return { ...page, method: /\bcall--(\w+)/.exec(item.className ?? '')?.[1] };
      });
      return { label: group.label, pages: entries };
    });
}

/** '2026-11-24' */
function readCommitDay(siteDir: string): string | undefined {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs'], {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return day.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}
