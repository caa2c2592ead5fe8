import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { LoadContext, Plugin, PostCssOptions } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';
import { minifyScripts } from './minify-scripts';
import { listClientModules, renderEntry } from './render-entry';

/** Parts of the theme that no page shows, whose styles stay out. */
const UNUSED_THEME_PARTS =
  /Admonition|AnnouncementBar|Blog|CodeBlock|DocCard|DocCategory|DocTag|Details|EditMetaRow|ExpandButton|CollapseButton|Footer|Html|Icon|LastUpdated|Mobile\/|Tab|Tag|ThemedImage/;

/** Components that only islands render: their styles come with the first island that a reader opens. */
const ISLAND_PARTS =
  /[\\/]components[\\/](Actions|Check|CodeField|Console|Journey|Label|ResponseView|SandboxPanel|ShareLink|Story)[\\/]/;

/** Code that several islands need goes into separate files, so that a reader loads it once. */
const SHARED = {
  consoleData: { name: 'console-data', test: /console-data\.json$/, chunks: 'async', enforce: true },
  // Docusaurus has one file of styles for everything; here, those of the entry have the name of its script.
  styles: false,
  islandStyles: { name: 'island-styles', type: 'css/mini-extract', chunks: 'async', enforce: true },
} as const;

/**
 * Replaces the entry of the browser's bundle in a build: the pages are HTML, and what the browser gets is the styles of
 * everything that is rendered, and `src/client/index.ts` with the behaviors. Live authoring keeps Docusaurus' own entry.
 */
export default function clientEntryPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'client-entry',
    configurePostCss: limitPostCss,
    configureWebpack({ optimization }, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      // Behaviors render nothing, and they import every island with its workers.
      if (isServer) return { resolve: { alias: { [join(siteDir, 'src/client/live-authoring.ts')]: false } } };
      const modules = listClientModules(readFileSync(join(generatedFilesDir, 'client-modules.js'), 'utf8'), siteDir);
      const entry = join(generatedFilesDir, 'client-entry.js');
      const ownStyles = listStyles(join(siteDir, 'src')).filter((file) => !ISLAND_PARTS.test(file));
      const styles = [...modules, ...listThemeStyles(), ...ownStyles];
      writeFileSync(entry, renderEntry({ styles, script: join(siteDir, 'src/client/index.ts') }));
      // One script: the next version of the portal has other pages as well, so nothing is gained by a file apart.
      const [scripts, ...others] = (optimization?.minimizer ?? []) as WebpackPluginInstance[];
      const minimizer = scripts
        ? [minifyScripts(scripts, join(siteDir, 'node_modules/.cache/minified')), ...others]
        : [];
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        entry: { main: entry },
        optimization: { runtimeChunk: false, minimizer, splitChunks: { cacheGroups: SHARED } },
        experiments: { rspackFuture: { bundlerInfo: { force: false } } },
      };
    },
  };
}

/**
 * Leaves `postcss-preset-env` out, which would be a tenth of the build time: the minimizer adds the prefixes that the browsers
 * in package.json need. The search for configuration files, in every folder above each style, is switched off.
 */
function limitPostCss({ plugins, ...options }: PostCssOptions): PostCssOptions {
  const others = plugins.filter((plugin) => !/postcss-preset-env/.test(String(plugin)));
  return { ...options, config: false, plugins: others };
}

function listThemeStyles(): string[] {
  const theme = dirname(require.resolve('@docusaurus/theme-classic'));
  const common = join(dirname(require.resolve('@docusaurus/theme-common')), 'utils');
  return [...listStyles(join(theme, 'theme')), ...listStyles(common)].filter(
    (file) => !UNUSED_THEME_PARTS.test(relative(theme, file)),
  );
}

/** The CSS modules below a folder, in an order that is the same on every machine. */
function listStyles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(dir, file));
}
