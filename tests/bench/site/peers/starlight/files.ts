import type { Page } from '../../read-pages';
import type { Files } from '../../sites';
import { GROUPS, renderFrontMatter } from '../groups';

const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight as it is, without a search. */
export function listStarlightFiles(pages: Page[]): Files {
  const options = {
    title: 'Shipping API',
    locales: { root: { label: '日本語', lang: 'ja' }, en: { label: 'English', lang: 'en' } },
    sidebar: GROUPS.map(({ label, ids }) => ({ label, items: ids })),
    pagefind: false,
  };
  return {
    'astro.config.mjs': `import starlight from '@astrojs/starlight';

export default {
  site: 'https://docs.shipping.example',
  trailingSlash: 'never',
  integrations: [starlight(${JSON.stringify(options, null, 2)})],
};
`,
    'src/content.config.ts': CONTENT_CONFIG,
    ...Object.fromEntries(
      pages.map((page) => [
        `src/content/docs/${page.locale === 'en' ? 'en/' : ''}${page.id}.md`,
        `${renderFrontMatter(page)}${page.markdown}\n`,
      ]),
    ),
  };
}
