import type { HtmlTagObject } from '@docusaurus/types';
import type { Tokens } from './tokens';

type Site = {
  name: string;
  tagline: string;
  /** Where the pages of the locale begin, with and without the host. */
  root: string;
  baseUrl: string;
  tokens: Tokens;
};

/** Tags that are the same on every page of a locale; they are in the HTML alone and cost the browser no script. */
export function listHeadTags({ name, tagline, root, baseUrl, tokens }: Site): HtmlTagObject[] {
  const picture = `${root}img/social.png`;
  const og = (property: string, content: string): HtmlTagObject => ({
    tagName: 'meta',
    attributes: { property, content },
  });
  const themeColor = (scheme: string, content: string): HtmlTagObject => ({
    tagName: 'meta',
    attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  });
  return [
    themeColor('light', tokens.light('paper')),
    themeColor('dark', tokens.dark('paper')),
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png` } },
    { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}manifest.webmanifest` } },
    {
      tagName: 'link',
      attributes: { rel: 'alternate', type: 'application/atom+xml', title: name, href: `${baseUrl}changelog.atom` },
    },
    { tagName: 'link', attributes: { rel: 'help', type: 'text/plain', href: `${baseUrl}llms.txt` } },
    og('og:site_name', name),
    og('og:type', 'website'),
    og('og:image', picture),
    og('og:image:type', 'image/png'),
    og('og:image:width', '1200'),
    og('og:image:height', '630'),
    og('og:image:alt', `${name} – ${tagline}`),
  ];
}

/** Agents that convert a page to text look for the index of all pages at its beginning; readers don't see it. */
export function pointToIndex(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'p',
    attributes: { hidden: true, translate: 'no' },
    innerHTML: `<a href="${baseUrl}llms.txt">llms.txt</a>`,
  };
}
