import { LOCALES, type Locale, type Page } from '../../read-pages';
import type { Files } from '../../sites';
import { GROUPS, NAVBAR_IDS, renderFrontMatter } from '../groups';

/** VitePress with its default theme and without a search. Pages are `v-pre`: double braces are not expressions of Vue. */
export function listVitepressFiles(pages: Page[]): Files {
  const locales = Object.fromEntries(
    LOCALES.map((locale) => [
      locale === 'en' ? 'en' : 'root',
      {
        label: locale === 'en' ? 'English' : '日本語',
        lang: locale,
        themeConfig: {
          nav: NAVBAR_IDS.map((id) => toLink(pages, locale, id)),
          sidebar: GROUPS.map(({ label, ids }) => ({ text: label, items: ids.map((id) => toLink(pages, locale, id)) })),
        },
      },
    ]),
  );
  const config = { title: 'Shipping API', cleanUrls: true, ignoreDeadLinks: true, locales };
  return {
    '.vitepress/config.mjs': `export default ${JSON.stringify(config, null, 2)};\n`,
    ...Object.fromEntries(
      pages.map((page) => [
        `${page.locale === 'en' ? 'en/' : ''}${page.id}.md`,
        `${renderFrontMatter(page)}# ${page.title}\n\n::: v-pre\n\n${page.markdown}\n\n:::\n`,
      ]),
    ),
  };
}

function toLink(pages: Page[], locale: Locale, id: string): { text: string; link: string } {
  const page = pages.find((one) => one.locale === locale && one.id === id);
  return { text: page?.title ?? id, link: `${locale === 'en' ? '/en' : ''}/${id}` };
}
