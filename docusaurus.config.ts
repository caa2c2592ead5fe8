// cspell:ignore hideable
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { NavbarItem } from '@docusaurus/theme-common';
import type { Config, PluginConfig } from '@docusaurus/types';
import 'tsx/cjs';
import { parse } from 'yaml';
import { toLanguage } from './contract/language';
import type { DataFiles } from './contract';
import type * as Plugins from './plugins';

// Node loads them, once, by way of tsx: Docusaurus' own loader would compile and run their modules anew for each plugin
// and each language.
const plugins = createRequire(__filename)('./plugins') as typeof Plugins;

const operator = parse(
  readFileSync(join(__dirname, 'contract/operator.yaml'), 'utf8'),
) as DataFiles['schemas']['Operator'];

/** The specification leaves Japanese or Russian open; the site is offered in Japanese and English, so Japanese it is. */
const DEFAULT_LOCALE = 'ja';
const LOCALES = ['ja', 'en'];
// `docusaurus start` without a language sets the variable to the word "undefined".
const locale = LOCALES.find((one) => one === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? DEFAULT_LOCALE;
const language = toLanguage(locale);

const url = process.env.SITE_URL ?? operator.site_url;
const baseUrl = process.env.BASE_URL ?? '/';
/** Where the portal is served, without a language: files such as the package are below it. */
const portalUrl = `${url}${baseUrl}`.replace(/(?<!\/)\/+$/, '');

const mdx = {
  beforeDefaultRemarkPlugins: [
    [plugins.remarkReference, { siteDir: __dirname, locale }],
    [plugins.remarkStaleNotice, { siteDir: __dirname }],
  ],
  rehypePlugins: [
    plugins.rehypeHighlight,
    plugins.rehypeTableNames,
    plugins.rehypeUnitBreaks,
    [plugins.rehypeComponentImports, { siteDir: __dirname }],
  ],
} satisfies Partial<PresetOptions['docs']>;

const preset = {
  docs: { routeBasePath: '/', sidebarPath: './sidebars.ts', breadcrumbs: true, ...mdx },
  pages: mdx,
  blog: false,
  sitemap: {
    lastmod: null,
    changefreq: null,
    priority: null,
    createSitemapItems: plugins.withTranslations({ url, baseUrl, defaultLocale: DEFAULT_LOCALE, locales: LOCALES }),
  },
  theme: {
    customCss: ['tokens', 'content', 'controls', 'frame', 'layout', 'status', 'print'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
} satisfies PresetOptions;

const CARRIER_PAGES = 'common-car|carriers?(-.*)?';
const OTHER_SECTIONS = `(?:getting-started(?:-.*)?|${CARRIER_PAGES}|changes|err(?:-.*)?|en)$`;

const themeConfig = {
  // Replaced at src/theme/SearchBar by a search over our own index; the words below reach no server.
  algolia: {
    appId: 'local-index',
    apiKey: 'local-index',
    indexName: 'local-index',
    contextualSearch: false,
    searchPagePath: false,
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false } },
  navbar: {
    items: [
      toSection({ to: '/getting-started', label: 'Start', pages: 'getting-started(-.*)?|changes' }),
      toSection({ to: '/shipment', label: 'Reference', pages: `(?!${OTHER_SECTIONS})[a-z-]+` }),
      toSection({ to: '/common-car', label: 'Carriers', pages: CARRIER_PAGES }),
      toSection({ to: '/err', label: 'Fix', pages: 'err(-.*)?' }),
      { type: 'search', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
} satisfies ThemeConfig;

/** An item of the navbar that is marked on each of its pages, not on the one that it leads to alone. */
function toSection({ to, label, pages }: { to: string; label: string; pages: string }): NavbarItem {
  return { to, label, position: 'left', activeBaseRegex: `/(${pages})$`, 'aria-current': 'true' };
}

const config: Config = {
  title: operator.name[language],
  tagline: operator.tagline[language],
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  trailingSlash: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  future: {
    // The server build would wait for pages that the client build, which has none, is to compile.
    faster: { mdxCrossCompilerCache: false },
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
      // The specification names the key under which the color mode is stored.
      siteStorageNamespacing: false,
    },
  },
  i18n: {
    // The check of translations writes the English strings elsewhere to compare them.
    path: process.env.TRANSLATIONS_DIR ?? 'i18n',
    defaultLocale: DEFAULT_LOCALE,
    locales: LOCALES,
    localeConfigs: {
      ja: { label: '日本語', htmlLang: 'ja' },
      // English is written in docs/ and in the code; a folder i18n/en would freeze it.
      en: { label: 'English', htmlLang: 'en', translate: false },
    },
  },
  ssrTemplate: plugins.SSR_TEMPLATE,
  clientModules: ['./src/client/live-authoring.ts'],
  presets: [['classic', preset]],
  plugins: [
    plugins.referencePlugin,
    plugins.consolePlugin,
    plugins.translationPlugin,
    plugins.searchIndexPlugin,
    plugins.markdownPlugin,
    plugins.downloadsPlugin,
    plugins.liveFilesPlugin,
    plugins.pageListPlugin,
    plugins.clientEntryPlugin,
    plugins.buildCachePlugin,
    [plugins.deliveryPlugin, operator],
  ] as PluginConfig[],
  themeConfig,
  customFields: {
    organisation: operator.organisation,
    supportEmail: operator.support_email,
    signUpUrl: operator.sign_up_url,
    pricingUrl: operator.pricing_url,
    sourceUrl: operator.source_url,
    portalUrl,
  },
};

export default config;
