import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isPageStale } from './compare';
import { readLock } from './lock';
import { findEnglishPage } from './pages';

/** Puts a notice at the top of a translated page whose English has changed since it was translated. */
export default function remarkStaleNotice({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const source = findEnglishPage(siteDir, file.path);
    if (!source || !existsSync(join(siteDir, source.english))) return;
    if (!isPageStale(siteDir, source.english, readLock(siteDir, source.locale).pages)) return;
    const afterFrontMatter = tree.children.findIndex(({ type }) => type !== 'yaml');
    tree.children.splice(Math.max(afterFrontMatter, 0), 0, {
      type: 'mdxJsxFlowElement',
      name: 'StaleNotice',
      attributes: [],
      children: [],
    });
  };
}
