import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type WithCache = { experiments?: { cache?: { buildDependencies?: string[] } } };

/**
 * Makes pages and styles anew when the code of the plugins changes. Docusaurus watches its own configuration for that, and
 * what the configuration imports it does not know: a warm build would show what earlier code has made.
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
