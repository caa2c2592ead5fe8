import type { Page } from '../../read-pages';
import type { Files } from '../../sites';
import { GROUPS, NAVBAR_IDS, renderFrontMatter } from '../groups';

/**
 * Docusaurus with its preset, with the faster bundler and without a search, at the versions of the portal: it uses the
 * portal's own packages.
 */
export function listDocusaurusFiles(pages: Page[]): Files {
  const portal = GROUPS.map(({ label, ids }) => ({ type: 'category', label, collapsible: false, items: ids }));
  const config = {
    title: 'Shipping API',
    url: 'https://docs.shipping.example',
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { format: 'md' },
    future: { faster: true, v4: true },
    i18n: { defaultLocale: 'ja', locales: ['ja', 'en'] },
    presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],
    themeConfig: {
      navbar: {
        title: 'Shipping API',
        items: [...NAVBAR_IDS.map((docId) => ({ type: 'doc', docId })), { type: 'localeDropdown', position: 'right' }],
      },
      footer: { copyright: 'Shipping API' },
    },
  };
  return {
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config, null, 2)};\n`,
    'sidebars.js': `module.exports = ${JSON.stringify({ portal }, null, 2)};\n`,
    ...Object.fromEntries(pages.map((page) => [getPath(page), renderPage(page)])),
  };
}

function getPath({ locale, id }: Page): string {
  const kind = id === 'index' ? 'pages' : 'docs';
  if (locale === 'en') return kind === 'docs' ? `docs/${id}.md` : 'src/pages/index.md';
  return `i18n/ja/docusaurus-plugin-content-${kind}/${kind === 'docs' ? 'current/' : ''}${id}.md`;
}

/** Docusaurus puts the base address of a language before links by itself. */
function renderPage(page: Page): string {
  const title = page.id === 'index' ? `# ${page.title}\n\n` : '';
  return `${renderFrontMatter(page)}${title}${page.markdown.replaceAll('](/en/', '](/')}\n`;
}
