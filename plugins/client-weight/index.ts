import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { trimInfima } from './trim-infima';
import { CONFIG_KEYS, UNUSED_PARTS, UNUSED_TRANSLATIONS } from './used';

/** Keeps out of the browser what no page uses, though Docusaurus and its theme bring it along. */
export default function clientWeightPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const client = join(siteDir, 'src/client');
  const nothing = join(client, 'nothing.ts');
  const use = (file: string, options: object = {}) => ({ loader: join(__dirname, 'loaders', file), options });
  const alias = {
    // Registers languages with a highlighter; ours runs while pages are compiled (plugins/highlight).
    [withoutEnding(require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js'))]: false as const,
    'react-helmet-async$': join(client, 'head/index.tsx'),
    [withoutEnding(require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js'))]: nothing,
    ...Object.fromEntries(UNUSED_PARTS.map((part) => [`@theme/${part}`, nothing])),
  };
  const rules = [
    {
      // The only module that asks for tslib, and for one function of it.
      test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
      resolve: { alias: { tslib$: join(client, 'tslib.ts') } },
    },
    {
      test: join(generatedFilesDir, 'docusaurus.config.mjs'),
      use: use('keep-config.cjs', { keys: CONFIG_KEYS }),
    },
    {
      test: join(generatedFilesDir, 'codeTranslations.json'),
      use: use('drop-translations.cjs', { prefixes: UNUSED_TRANSLATIONS }),
    },
    {
      test: /\.json$/,
      include: join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p/'),
      use: use('drop-docs.cjs'),
    },
  ];
  return {
    name: 'client-weight',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, trimInfima(siteDir)] }),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { resolve: { alias }, module: { rules }, optimization: { splitChunks: { cacheGroups: PAGE_GROUPS } } },
  };
}

/** One file of what every page of the docs needs, in place of nine. */
const PAGE = {
  name: 'page',
  chunks: 'async' as const,
  enforce: true,
  // Below that of Docusaurus' group for styles, which have to be there before the scripts.
  priority: 45,
};
const PAGE_GROUPS = {
  frames: {
    ...PAGE,
    test: /[\\/](@docusaurus[\\/](theme-|plugin-content-docs)|@mdx-js[\\/]|src[\\/]theme[\\/](?!SearchBar)|default[\\/]p[\\/])/,
  },
  // A part that only few pages show stays with them.
  parts: { ...PAGE, test: /[\\/]src[\\/](hooks|components[\\/](?!Search))/, minChunks: 12 },
};

function withoutEnding(path: string): string {
  return path.replace(/\.js$/, '');
}
