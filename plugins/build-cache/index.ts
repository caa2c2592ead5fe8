import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type WithCache = { experiments?: { cache?: { buildDependencies?: string[] } } };

/**
 * Rebuilds pages and styles if the code of the plugins has changed. Docusaurus invalidates its cache if its configuration
 * changes, but not if what the configuration imports does: a warm build would show the output of earlier code.
 */
export default function buildCachePlugin({ siteDir }: LoadContext): Plugin {
  const folder = join(siteDir, 'plugins');
  const buildDependencies = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(ts|cjs)$/.test(file))
    .sort()
    .map((file) => join(folder, file));
  return {
    name: 'build-cache',
    configureWebpack: (config) =>
      // Where the cache is switched off there is nothing to keep fresh.
      (config as WithCache).experiments?.cache ? { experiments: { cache: { buildDependencies } } } : {},
  };
}
